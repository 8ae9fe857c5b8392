import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/dom';
import * as React from 'react';
import { lockManager } from '../browser/lockManager';

configure(({ getElementError }) => ({
  // A busy machine is slow, not wrong: so is `testTimeout` in jest.config.ts.
  asyncUtilTimeout: 15_000,
  // While something is waited for, the page is not printed each time that it is not there yet: at the end it is.
  getElementError: (message, container) =>
    isWaiting() ? new Error(message ?? undefined) : getElementError(message, container),
}));

const isWaiting = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;

/** jsdom lays nothing out, so nothing is ever resized. */
class SilentResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** jsdom scrolls nothing, so whatever is looked for is in sight. */
class SightedIntersectionObserver {
  constructor(private readonly tell: (entries: Pick<IntersectionObserverEntry, 'isIntersecting'>[]) => void) {}
  observe() {
    this.tell([{ isIntersecting: true }]);
  }
  disconnect() {}
}

/** Width queries follow `window.innerWidth`, the pointer is a mouse, and every other preference is unset. */
function matches(query: string): boolean {
  if (query.includes('pointer: fine')) return true;
  const pixels = (edge: 'min' | 'max', without: number) => {
    const [, width, unit] = new RegExp(`${edge}-width:\\s*([\\d.]+)(px|em)`).exec(query) ?? [];
    return width === undefined ? without : Number(width) * (unit === 'em' ? 16 : 1);
  };
  if (!/(min|max)-width/.test(query)) return false;
  return window.innerWidth >= pixels('min', 0) && window.innerWidth <= pixels('max', Infinity);
}

function matchMedia(query: string): MediaQueryList {
  return Object.assign(new EventTarget(), {
    matches: matches(query),
    media: query,
    onchange: null,
    addListener() {},
    removeListener() {},
  });
}

window.ResizeObserver = SilentResizeObserver;
Object.assign(window, { IntersectionObserver: SightedIntersectionObserver });
window.matchMedia = matchMedia;
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
Object.defineProperty(navigator, 'locks', { value: lockManager });

// React notes with every element where it was made, for its warnings: a sixth of what screen tests took. Any warning fails
// a test and says what is wrong without that.
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} });

// As in a browser, what arrives while nobody waits for it is drawn then. React's warning of it would come or not by the
// speed of the machine, when a test ends while its page still works.
beforeEach(() => Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false));

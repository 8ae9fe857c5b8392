import { act, render, screen } from '@testing-library/react';
import { OnceNear } from './OnceNear';

const sighted = window.IntersectionObserver;
afterEach(() => Object.assign(window, { IntersectionObserver: sighted }));

test('is drawn once its place comes near, and stays when it is far again', () => {
  let tell: (near: boolean) => void = () => undefined;
  class Observer {
    constructor(hear: (entries: { isIntersecting: boolean }[]) => void) {
      tell = (near) => hear([{ isIntersecting: near }]);
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(window, { IntersectionObserver: Observer });
  render(<OnceNear room="Its room">The map</OnceNear>);
  act(() => tell(false));
  expect(screen.getByText('Its room')).toBeInTheDocument();
  act(() => tell(true));
  expect(screen.getByText('The map')).toBeInTheDocument();
  act(() => tell(false));
  expect(screen.getByText('The map')).toBeInTheDocument();
});

/** The part of the browser's Trusted Types that is used. */
type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createHTML(text: string): string; createScriptURL(url: string): string },
  ): unknown;
};

declare global {
  interface Window {
    trustedTypes?: TrustedTypes;
    /** Where a library looks for its style element. */
    _goober?: object;
  }
}

/** What is asked of the page's content security policy where a library does not know of it. */
export function keepToPolicy(): void {
  trustOwnScriptsOnly();
  takeStylesAsSheet();
}

/**
 * Wherever a text would become part of the page, no markup passes, and as the address of a script none outside the
 * portal. A text as a script never does.
 */
function trustOwnScriptsOnly() {
  window.trustedTypes?.createPolicy('default', { createHTML: refuseMarkup, createScriptURL: refuseForeign });
}

function refuseMarkup(text: string): string {
  if (/[<&]/.test(text)) throw new TypeError('The portal makes no page out of text.');
  return text;
}

function refuseForeign(url: string): string {
  if (new URL(url, document.baseURI).origin !== location.origin)
    throw new TypeError('This script is not the portal’s.');
  return url;
}

/** The toasts' library writes its styles as the text of an element; it is handed a sheet that takes the same text. */
function takeStylesAsSheet() {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  let css = '';
  const firstChild = {
    get data() {
      return css;
    },
    set data(text: string) {
      css = text;
      sheet.replaceSync(text);
    },
  };
  window._goober = { parentNode: document.head, firstChild };
}

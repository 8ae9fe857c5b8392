/** Signs that the fonts lack and that have a plain twin. */
const twins: Record<string, string> = { '\u202f': '\u00a0', '\u2010': '-', '\u2011': '-', '→': '->', '\t': ' ' };

/** What nearly every text is made of, and every font holds. */
const plain = /^[\n\x20-\x7e\u00a0]*$/;

/** Stands for letters that the fonts lack, so that a reader sees that something is missing. */
const unprintable = '[?]';

/**
 * Makes texts that a font can print: what it lacks is written with the letter and its accent apart, with a twin, or as
 * "[?]". Invisible signs that turn or join text are left out.
 */
export function makePrintable(has: (codePoint: number) => boolean): (text: string) => string {
  const hasAll = (text: string) => Array.from(text).every((sign) => has(sign.codePointAt(0) ?? 0));

  const print = (sign: string) => {
    if (sign === '\n' || hasAll(sign)) return sign;
    const twin = twins[sign];
    if (twin !== undefined) return twin;
    const apart = sign.normalize('NFD');
    return apart !== sign && hasAll(apart) ? apart : unprintable;
  };

  return (text) => {
    if (plain.test(text)) return text;
    const visible = text
      .normalize('NFC')
      .replace(/\r\n?|\u2028|\u2029/g, '\n')
      .replace(/[\p{Cf}\p{Variation_Selector}]|(?![\n\t])\p{Cc}/gu, '');
    return Array.from(visible, print)
      .join('')
      .replaceAll(/(\[\?\]){2,}/g, unprintable);
  };
}

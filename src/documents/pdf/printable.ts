/** Signs that the fonts lack and that have a plain twin. */
const twins: Record<string, string> = { '\u202f': '\u00a0', '\u2010': '-', '\u2011': '-', '→': '->', '\t': ' ' };

/** What nearly every text is made of, and every font holds. */
const plain = /^[\n\x20-\x7e\u00a0]*$/;

/** Whether a font has a letter of its own for a code point. */
export type Holds = (codePoint: number) => boolean;

type Printed = { text: string; spelled: number };

/**
 * Makes texts that one of several fonts can print whole, the earlier the better: what the best of them lacks is written
 * with the letter and its accent apart, with a twin, or spelled out by its number, as in "[U+1F418]". Invisible signs
 * that turn or join text are left out.
 */
export function makePrintable(fonts: readonly Holds[]): (text: string) => string {
  return (text) => {
    if (plain.test(text)) return text;
    let best: Printed | undefined;
    for (const has of fonts) {
      const printed = printWith(has, text);
      if (!best || printed.spelled < best.spelled) best = printed;
      if (best.spelled === 0) break;
    }
    return best?.text ?? text;
  };
}

/** Whether a font can print a text without spelling any of it out. */
export const canPrint = (has: Holds, text: string): boolean => plain.test(text) || printWith(has, text).spelled === 0;

function printWith(has: Holds, text: string): Printed {
  const holdsAll = (signs: string) => Array.from(signs).every((sign) => has(codeOf(sign)));
  const findShown = (sign: string): string | undefined => {
    if (sign === '\n' || has(codeOf(sign))) return sign;
    const apart = sign.normalize('NFD');
    return twins[sign] ?? (apart !== sign && holdsAll(apart) ? apart : undefined);
  };
  const visible = text
    .normalize('NFC')
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/[\p{Cf}\p{Variation_Selector}]|(?![\n\t])\p{Cc}/gu, '');
  let printed = '';
  /** The numbers of the signs before this one that are spelled out together. */
  let numbers: string[] = [];
  let spelled = 0;
  const endSpelling = () => {
    if (numbers.length > 0) printed += `[${numbers.join(' ')}]`;
    numbers = [];
  };
  for (const sign of visible) {
    const shown = findShown(sign);
    if (shown === undefined) {
      numbers.push(`U+${codeOf(sign).toString(16).toUpperCase().padStart(4, '0')}`);
      spelled += 1;
      continue;
    }
    endSpelling();
    printed += shown;
  }
  endSpelling();
  return { text: printed, spelled };
}

const codeOf = (sign: string) => sign.codePointAt(0) ?? 0;

/** What Windows keeps for its devices, whatever follows the dot. */
const devices = /^(con|prn|aux|nul|com\d|lpt\d|conin\$|conout\$|clock\$)(\.|$)/i;

/** What no system can hold in a name, and what makes a name read other than it is: controls, marks of direction. */
const unfit = /[<>:"|?*\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\ufffd]/gu;

/** Most systems hold 255 bytes; this leaves room for a number and for where the file is unpacked. */
const longest = 120;

const encoder = new TextEncoder();

/** A file's name as every system can keep it, in its own folder: no path, nothing reserved, of at most 120 bytes. */
export function safeFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const plain = last.normalize('NFC').replace(unfit, '_').replace(/\s+/g, ' ');
  // A leading dot hides the file; Windows drops dots and spaces at the end.
  const held = plain.replace(/^[. ]+|[. ]+$/g, '');
  if (held === '') return 'file';
  return shorten(devices.test(held) ? `_${held}` : held);
}

function shorten(name: string): string {
  const { stem, extension } = splitName(name);
  let kept = '';
  for (const character of stem) {
    if (encoder.encode(kept + character + extension).length > longest) break;
    kept += character;
  }
  return kept.trimEnd() + extension;
}

/** An extension is short and of letters and digits; all else belongs to the name. */
function splitName(name: string): { stem: string; extension: string } {
  const extension = /(?<=.)\.[a-z0-9]{1,8}$/i.exec(name)?.[0] ?? '';
  return { stem: name.slice(0, name.length - extension.length), extension };
}

/** Gives each name its own: the second "a.jpg", or "A.jpg", becomes "a (2).jpg". */
export function makeNamesUnique(): (name: string) => string {
  const taken = new Set<string>();
  return (name) => {
    const { stem, extension } = splitName(name);
    let own = name;
    for (let number = 2; taken.has(own.toLowerCase()); number += 1) own = `${stem} (${number})${extension}`;
    taken.add(own.toLowerCase());
    return own;
  };
}

/** Digits and letters that neither a hand nor a voice takes for another: no vowels, no 0 1 2 5, no B D G I L N O Q S V Z. */
const signs = '346789CFHJKMPRTWXY';

/** Signs of a short form. */
const length = 8;

/** An id that can be said as it is, such as CLM-24A9F. */
const shortEnough = 12;

/**
 * The form of a claim's id that people say and write, such as K7MH-4TXR: made of the id alone, so that every device has the
 * same. An id that is short enough is its own. Among 10,000 claims two share one with a chance of about one in a hundred:
 * it is for finding a claim, and the search then shows both; what is stored names the id.
 */
export function shortClaimId(id: string): string {
  if (id.length <= shortEnough) return id;
  let rest = digest(id);
  let short = '';
  for (let place = 0; place < length; place += 1) {
    if (place === length / 2) short = `-${short}`;
    short = (signs[rest % signs.length] ?? '') + short;
    rest = Math.floor(rest / signs.length);
  }
  return short;
}

/** 32 bits: FNV-1a, mixed so that ids that are almost the same get short forms that are not. */
function digest(text: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1) hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Names that no record has, and that reach behind an object where they are used as its keys. */
const forbidden = new Set(['__proto__', 'constructor', 'prototype']);

/** After how many values the search rests. */
const restAfter = 500;

/**
 * The first name in a parsed JSON value that could change other objects, wherever it stands. Rests in between, so that a
 * long value can be searched in turns; goes as deep as the value does without running out of stack.
 */
export function* findForbiddenName(value: unknown): Generator<void, string | undefined> {
  const open: unknown[] = [value];
  let seen = 0;
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next !== 'object' || next === null) continue;
    for (const name of Array.isArray(next) ? [] : Object.keys(next)) if (forbidden.has(name)) return name;
    for (const item of Array.isArray(next) ? (next as unknown[]) : Object.values(next)) {
      if (typeof item === 'object') open.push(item);
      seen += 1;
      if (seen % restAfter === 0) yield;
    }
  }
  return undefined;
}

/** Far more levels than any record has; a thousand times more would run `JSON.stringify` out of stack. */
const mostLevels = 64;

/** What a text must hold for one of its names to be forbidden; JSON can write a letter as `\u00..` too. */
const suspiciousText = /proto|constructor|\\u00/;

/**
 * Whether a parsed JSON text can be kept as it is: no forbidden name in it, and not nested so deep that writing it again
 * would fail. Quick for a text that gives no reason to look closer.
 */
export function isHarmless(text: string, value: unknown): boolean {
  if (!suspiciousText.test(text) && !opensMoreThan(mostLevels, text)) return true;
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > mostLevels) return false;
    const next: unknown[] = [];
    for (const item of level) {
      if (typeof item !== 'object' || item === null) continue;
      if (!Array.isArray(item) && Object.keys(item).some((name) => forbidden.has(name))) return false;
      for (const inner of Object.values(item)) next.push(inner);
    }
    level = next;
  }
  return true;
}

function opensMoreThan(limit: number, text: string): boolean {
  let opened = 0;
  for (const bracket of ['{', '[']) {
    for (let at = text.indexOf(bracket); at >= 0; at = text.indexOf(bracket, at + 1)) {
      opened += 1;
      if (opened > limit) return true;
    }
  }
  return false;
}

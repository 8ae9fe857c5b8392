/** Up to this length the parser shares texts by itself. UTF-16 units. */
const longestShared = 10;

/**
 * Makes equal texts in freshly parsed records one text: the parser gives each place a copy of its own, and names, kinds,
 * times and remarks repeat all through a register.
 * @param known every longer text so far, which it adds to
 */
export function shareTexts(parsed: unknown, known: Map<string, string>): void {
  if (typeof parsed !== 'object' || parsed === null) return;
  const fields = parsed as Record<string, unknown>;
  for (const name in fields) {
    const value = fields[name];
    if (typeof value !== 'string') shareTexts(value, known);
    else if (value.length > longestShared) {
      const same = known.get(value);
      if (same === undefined) known.set(value, value);
      else fields[name] = same;
    }
  }
}

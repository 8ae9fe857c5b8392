/** The first letters of a person's first and last name, as an avatar shows them. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words[words.length - 1] : undefined];
  return letters.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('');
}

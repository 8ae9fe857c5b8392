const bringsDigits = ({ inputType, data }: InputEvent) =>
  inputType.startsWith('delete') || (inputType === 'insertText' && /^\d*$/.test(data ?? ''));

/**
 * What the first edit makes of a shown amount, "1,250,000": nobody typed its separators, so they go, and the caret stays
 * among the same digits. What comes with separators of its own, such as a pasted "1,5", is left as it came.
 */
export function editedAmount(
  { value, selectionStart }: HTMLInputElement,
  edit: Event,
): { text: string; caret: number } {
  const caret = selectionStart ?? value.length;
  if (!(edit instanceof InputEvent) || !bringsDigits(edit)) return { text: value, caret };
  return { text: value.replaceAll(',', ''), caret: value.slice(0, caret).replaceAll(',', '').length };
}

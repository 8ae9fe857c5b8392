import { withoutInvisible } from '../../form/plainText';

/** Controls that no person wrote; tabs and line ends stay. */
const controls = /[\u0000-\u0008\u000e-\u001f\u007f]/g;

/** A text of a file without what cannot be seen: the line break of Word becomes one, other controls go. */
export const cleanText = (text: string): string =>
  withoutInvisible(text)
    .replace(/\u000b/g, '\n')
    .replace(controls, '');

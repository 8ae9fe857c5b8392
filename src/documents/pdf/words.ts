import type { Words } from '../../domain/words';
import { officialFormats } from '../table/cellText';

/** What stands on every official paper. */
export const authority = 'Uganda Wildlife Authority';
export const service = 'Wildlife Compensation';

/** What a signature box asks for. */
export const signatureLines = ['Name', 'Signature', 'Date'];

/** What a paper says besides its passages. Page numbers, time and name take the places in braces when it is written. */
export type PaperWords = {
  service: string;
  signatureLines: readonly string[];
  page: string;
  created: string;
  createdBy: string;
};

/** Official papers are in English; letters bring words of their own. */
export const englishWords: PaperWords = {
  service,
  signatureLines,
  page: 'Page {{page}} of {{pages}}',
  created: 'Created',
  createdBy: '{{time}} by {{name}}',
};

/** A text with its places in braces filled in. */
export const filledIn = (text: string, values: Record<string, string>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => values[name] ?? place);

/** The language and the formats of official papers, for what the domain says of a claim in words. */
export const official = {
  t: (words: Words, params: Record<string, string> = {}): string => filledIn(words, params),
  ...officialFormats,
};

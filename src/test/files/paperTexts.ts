import { cellText } from '../../documents/table/cellText';
import type { Paper, Passage } from '../../documents/pdf/paper';

/** Every text of a paper, in order: what its PDF and its print must both say. */
export function paperTexts({ title, facts, passages }: Paper): string[] {
  return [title, ...facts.flat(), ...passages.flatMap(passageTexts)].filter((text) => text !== '');
}

function passageTexts(passage: Passage): string[] {
  switch (passage.kind) {
    case 'heading':
    case 'paragraph':
      return [passage.text];
    case 'pairs':
      return passage.pairs.flat();
    case 'table': {
      const { columns, rows } = passage.table;
      return [
        ...columns.map(({ label }) => label),
        ...rows.flatMap((row) => columns.map(({ kind }, index) => cellText(kind, row[index]))),
      ];
    }
    case 'signatures':
      return passage.boxes.map((box) => (typeof box === 'string' ? box : box.stamp));
    case 'chart':
    case 'map':
    case 'page':
    case 'cut':
      return [];
  }
}

/** All that a paper says, as one text with ordinary spaces; nothing of none. */
export const paperText = (paper: Paper | undefined) => (paper ? joined(paperTexts(paper)) : '');

/** The same of passages alone. */
export const passagesText = (passages: readonly Passage[]) => joined(passages.flatMap(passageTexts));

const joined = (texts: readonly string[]) => texts.join('\n').replaceAll('\u00a0', ' ');

/** A text without the spaces and line breaks that a page needs and its words do not. */
export const squeeze = (text: string) => text.replace(/\s/g, '');

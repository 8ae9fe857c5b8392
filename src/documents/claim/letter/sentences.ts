import { findOpenAppeal } from '../../../domain/claim/appeal/appeals';
import { appealDays, findAppealTime } from '../../../domain/claim/telling/appeal';
import type { Claim } from '../../../domain/claim/claim';
import { districtName } from '../../../domain/place/districts';
import { letterReasons } from '../../../domain/scheme/letterReasons';
import type { WordedSentences } from '../../../domain/scheme/scheme';
import type { LetterReason } from '../../../domain/scheme/schemeRecord';
import type { Words } from '../../../domain/words';
import { pairsOf, paragraph, type Pair, type Passage } from '../../pdf/paper';
import { officialFormats } from '../../table/cellText';
import { pairIfGiven } from '../claimPairs';
import type { ClaimRecords } from '../claimRecords';

/** Says a text in the language of the letter. */
export type Say = (english: Words, params?: Record<string, string>) => string;

/** How a letter says what it says; `worded` are the sentences of reasons that are worded anew in its language. */
export type Sentences = { t: Say; worded: WordedSentences };

/** Writes what is of one kind of letter alone. */
export type Writer = (
  records: Pick<ClaimRecords, 'claim' | 'payments'>,
  sentences: Sentences,
) => { title: string; facts: Pair[]; passages: Passage[] };

/** What a letter says of a reason; undefined for what only the note beside it can say. */
export function sentenceOf(code: LetterReason, { t, worded }: Sentences): string | undefined {
  const { sentence } = letterReasons[code];
  return sentence === null ? undefined : (worded[code] ?? t(sentence));
}

/** The sentence of each reason, and what was written beside them: that alone is the reason where there is no other. */
export const why = (how: Sentences, given: readonly LetterReason[] = [], text = ''): Passage[] =>
  listed(
    how.t,
    given.flatMap((code) => sentenceOf(code, how) ?? []),
    text,
  );

/** Reasons as a list, and what was written beside them. */
export function listed(t: Say, sentences: readonly string[], text: string): Passage[] {
  const said = sentences.map((sentence) => `• ${sentence}`).join('\n');
  const label = sentences.length > 0 ? t('Note') : t('Reason');
  const written = pairIfGiven(label, sentences.length === 0 && text.trim() === '' ? t('Not given') : text);
  return [...(said ? [paragraph(said)] : []), ...(written.length > 0 ? [pairsOf(written)] : [])];
}

/** The facts of a letter that tells of a decision. */
export const decisionFacts = (t: Say, decision: string, at: string): Pair[] => [
  [t('Decision'), decision],
  [t('Decided on'), at],
];

/** Until when and where the claimant may appeal: as long as nobody told them, from the day on which they get the letter. */
export function appeal(claim: Claim, t: Say): Passage {
  const { date } = officialFormats;
  const open = findOpenAppeal(claim);
  if (open) {
    return paragraph(
      t('You appealed against this decision on {{date}}. We will tell you what is decided.', {
        date: date(open.filedOn),
      }),
    );
  }
  const time = findAppealTime(claim);
  return paragraph(
    time?.state === 'running'
      ? t(
          'If you do not agree with this decision, you may appeal until {{date}}. Go to the {{district}} district office. Give the claim ID and say why you do not agree.',
          { date: date(time.until), ...placeOf(claim) },
        )
      : t(
          'If you do not agree with this decision, you may appeal. You have {{days}} days from the day you are given this letter. Go to the {{district}} district office. Give the claim ID and say why you do not agree.',
          { days: String(appealDays), ...placeOf(claim) },
        ),
  );
}

/** The district whose office a letter sends to. */
export const placeOf = ({ claimant }: Claim) => ({ district: districtName(claimant.district) });

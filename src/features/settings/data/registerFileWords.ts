import type { TFunction } from 'i18next';
import type { BundleProblem } from '../../../documents/bundle/problems';
import { formatBytes, formatNumber } from '../../../domain/settings/format';
import type { RegisterProblem } from '../../../store/persistence/readRegisterJson';
import type { RegisterFileProblem } from './readRegisterFile';
import { recordKinds, type RecordKind } from './recordKinds';

/** How many problems of a file are named. */
const named = 5;

/** What is wrong with the register of a snapshot or a file. */
const registerWords = {
  not_json: 'Its text is cut off or damaged.',
  not_a_register: 'It is not the register of this portal.',
  newer_version: 'It was written by a newer version of the portal. Reload this page and try again.',
  forbidden_name: 'It holds the name {{name}}, which no register has.',
  missing_slice: 'The list is missing: {{kind}}.',
  bad_record: 'A record is not as it should be: {{kind}}, number {{place}}.',
  repeated_id: 'Two records have the same id: {{kind}}, number {{place}}.',
} as const satisfies Record<RegisterProblem['code'], string>;

/** What is wrong with the file around it. */
const bundleWords = {
  unreadable: 'The file can no longer be read: it was moved or changed, or its drive was taken out. Choose it again.',
  broken_zip: 'The file is cut off or damaged, or was put together by another program.',
  encrypted: 'The file is encrypted. Choose the file as the portal exported it.',
  too_many_entries: 'It holds more than {{limit}} files, which no register has.',
  too_large: '{{path}} is larger than {{limit}}.',
  zip_bomb: '{{path}} unpacks to more than any register holds: the file was made to fill the device.',
  nested_zip: '{{path}} is a .zip itself, which no evidence is.',
  foreign_entry: '{{path}} does not belong into the file of a register.',
  missing_entry: '{{path}} is missing.',
  damaged_entry: '{{path}} is damaged: it is not what was exported.',
  no_manifest: 'It is not the file of a register: it has no manifest.',
  bad_manifest: 'Its manifest is damaged.',
  newer_bundle: 'It was written by a newer version of the portal. Reload this page and try again.',
  not_utf8: '{{path}} is not in the encoding UTF-8.',
  counts_differ: 'Its manifest states {{stated}} and it holds {{found}}: {{kind}}.',
  chain_differs: 'Its manifest states another end of the audit log than the register in it.',
  evidence_unnamed: '{{path}} belongs to no claim.',
  evidence_lost: '{{path}} is named by a claim and is missing.',
} as const satisfies Record<BundleProblem['code'], string>;

/** Why a file or a snapshot holds no register that could be taken, a line each; the first ones where there are many. */
export function registerFileProblemLines(t: TFunction, problems: readonly RegisterFileProblem[]): string[] {
  const lines = [...new Set(problems.map((problem) => problemText(t, problem)))];
  const more = lines.length - named;
  return [...lines.slice(0, named), ...(more > 0 ? [t('… and {{count}} more problems.', { count: more })] : [])];
}

function problemText(t: TFunction, problem: RegisterFileProblem): string {
  const words = { ...registerWords, ...bundleWords }[problem.code];
  const kind = 'slice' in problem && isRecordKind(problem.slice) ? t(recordKinds[problem.slice]) : '';
  if (problem.code === 'too_large') return t(words, { ...problem, limit: formatBytes(problem.limit) });
  if (problem.code === 'too_many_entries') return t(words, { limit: formatNumber(problem.limit) });
  return t(words, { ...problem, kind });
}

const isRecordKind = (slice: string): slice is RecordKind => Object.hasOwn(recordKinds, slice);

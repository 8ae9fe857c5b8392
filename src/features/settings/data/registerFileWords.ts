import type { TFunction } from 'i18next';
import type { BundleProblem } from '../../../documents/bundle/problems';
import { formatNumber } from '../../../domain/settings/format';
import { formatBytes } from '../../../domain/settings/formatBytes';
import type { RegisterProblem } from '../../../store/persistence/shapes/readRegisterJson';
import type { RegisterFileProblem } from './readRegisterFile';
import { kinds, type Kind, wordsOf } from '../../../domain/register/kinds/kinds';

/** How many problems of a file are named. */
const named = 5;

/** What is wrong with the register of a snapshot or a file. */
const registerWords = {
  not_json: 'The data is incomplete or damaged.',
  not_a_register: 'This is not a register of this portal.',
  newer_version: 'A newer version of the portal made it. Reload this page and try again.',
  of_before: 'A test version of the portal made it, before version 1.0.0. This version cannot read it.',
  forbidden_name: 'It contains an unknown name: {{name}}.',
  missing_slice: 'A list is missing: {{kind}}.',
  bad_record: 'A record is not valid: {{kind}}, number {{place}}.',
  repeated_id: 'Two records have the same ID: {{kind}}, number {{place}}.',
} as const satisfies Record<RegisterProblem['code'], string>;

/** What is wrong with the file around it. */
const bundleWords = {
  unreadable:
    'Could not read the file. It may have been moved, renamed or changed, or its drive removed. Choose it again.',
  broken_zip: 'The file is incomplete or damaged, or another program made it.',
  encrypted: 'The file is encrypted. Choose the original exported file.',
  too_many_entries: 'It contains more than {{limit}} files, too many for a register.',
  too_large: '{{path}} is larger than {{limit}}.',
  zip_bomb: '{{path}} is too large for a register when unpacked. It could fill this device.',
  nested_zip: '{{path}} is a .zip file. Evidence files cannot be .zip files.',
  foreign_entry: '{{path}} does not belong in a register file.',
  missing_entry: '{{path}} is missing.',
  damaged_entry: '{{path}} is damaged or was changed after the export.',
  no_manifest: 'This is not a register file. Its list of contents is missing.',
  bad_manifest: 'Its list of contents is damaged.',
  newer_bundle: 'A newer version of the portal made it. Reload this page and try again.',
  of_before: 'A test version of the portal made it, before version 1.0.0. This version cannot read it.',
  not_utf8: '{{path}} is not in UTF-8 encoding.',
  counts_differ: '{{kind}}: the list of contents says {{stated}}, but the file contains {{found}}.',
  chain_differs: 'The list of contents does not match the end of the audit log.',
  evidence_unnamed: '{{path}} does not belong to any claim.',
  evidence_lost: '{{path}} is missing, but a claim refers to it.',
} as const satisfies Record<BundleProblem['code'], string>;

/** Why a file or a snapshot holds no register that could be taken, a line each; the first ones where there are many. */
export function registerFileProblemLines(t: TFunction, problems: readonly RegisterFileProblem[]): string[] {
  const lines = [...new Set(problems.map((problem) => problemText(t, problem)))];
  const more = lines.length - named;
  return [...lines.slice(0, named), ...(more > 0 ? [t('… and {{count}} more problems.', { count: more })] : [])];
}

function problemText(t: TFunction, problem: RegisterFileProblem): string {
  const words = { ...registerWords, ...bundleWords }[problem.code];
  const kind = 'slice' in problem && isKind(problem.slice) ? t(wordsOf(problem.slice).many) : '';
  if (problem.code === 'too_large') return t(words, { ...problem, limit: formatBytes(problem.limit) });
  if (problem.code === 'too_many_entries') return t(words, { limit: formatNumber(problem.limit) });
  return t(words, { ...problem, kind });
}

const isKind = (slice: string): slice is Kind => Object.hasOwn(kinds, slice);

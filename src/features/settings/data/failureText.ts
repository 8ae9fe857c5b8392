import type { TFunction } from 'i18next';
import type { Formats } from '../../../domain/formats';
import type { StorageRefusal } from '../../../platform/attempt';
import type { RegisterProblem } from '../../../store/persistence/readRegisterJson';
import { refusalText } from '../../../ui/refusalText';
import { recordKinds } from './recordKinds';
import type { Failure } from './replaceRegister';

/** Why the device has or keeps no snapshot. */
export const deviceWords = {
  full: 'There is no room left on this device.',
  unavailable: 'The browser does not let files be kept (a private window, or site data is blocked).',
  gone: 'This snapshot is no longer there.',
} as const satisfies Record<StorageRefusal | 'gone', string>;

/** How many problems of a register are named. */
const named = 5;

/** Why the register was not replaced, a line each. */
export function failureText(t: TFunction, failure: Failure, formats: Formats): string[] {
  switch (failure.code) {
    case 'not_read':
      return [t('The snapshot could not be read.'), t(deviceWords[failure.reason])];
    case 'sample_not_loaded':
      return [t('The sample register could not be loaded. Check the connection and try again.')];
    case 'not_kept':
      return [
        t('No snapshot of the register as it is could be kept, so it was not replaced.'),
        t(deviceWords[failure.reason]),
      ];
    case 'refused':
      return [refusalText(t, failure.refusal, formats)];
    case 'unsound': {
      const lines = [...new Set(failure.problems.map((problem) => problemText(t, problem)))];
      const more = lines.length - named;
      return [
        t('The snapshot holds no sound register, so nothing of it was taken.'),
        ...lines.slice(0, named),
        ...(more > 0 ? [t('… and {{count}} more problems.', { count: more })] : []),
      ];
    }
  }
}

const problemWords = {
  not_json: 'Its text is cut off or damaged.',
  not_a_register: 'It is not the register of this portal.',
  newer_version: 'It was written by a newer version of the portal. Reload this page and try again.',
  forbidden_name: 'It holds the name {{name}}, which no register has.',
  missing_slice: 'The list is missing: {{kind}}.',
  bad_record: 'A record is not as it should be: {{kind}}, number {{place}}.',
  repeated_id: 'Two records have the same id: {{kind}}, number {{place}}.',
} as const satisfies Record<RegisterProblem['code'], string>;

function problemText(t: TFunction, problem: RegisterProblem): string {
  const kind = 'slice' in problem ? t(recordKinds[problem.slice]) : '';
  return t(problemWords[problem.code], { ...problem, kind });
}

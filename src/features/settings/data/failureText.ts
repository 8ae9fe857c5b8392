import type { TFunction } from 'i18next';
import type { Formats } from '../../../domain/settings/formats';
import type { StorageRefusal } from '../../../platform/attempt';
import { refusalText } from '../../../ui/text/refusalText';
import { registerFileProblemLines } from './registerFileWords';
import type { Failure } from './replaceRegister';

/** Why the device has or keeps no snapshot. */
export const deviceWords = {
  full: 'There is no room left on this device.',
  unavailable: 'The browser does not let files be kept (a private window, or site data is blocked).',
  gone: 'This snapshot is no longer there.',
} as const satisfies Record<StorageRefusal | 'gone', string>;

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
    case 'unsound':
      return [
        t('The snapshot holds no sound register, so nothing of it was taken.'),
        ...registerFileProblemLines(t, failure.problems),
      ];
  }
}

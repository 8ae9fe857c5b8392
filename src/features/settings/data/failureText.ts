import type { TFunction } from 'i18next';
import type { Formats } from '../../../domain/settings/formats';
import type { StorageRefusal } from '../../../platform/attempt';
import { refusalText } from '../../../ui/text/refusalText';
import { registerFileProblemLines } from './registerFileWords';
import type { Failure } from './replaceRegister';

/** Why the device has or keeps no snapshot. */
export const deviceWords = {
  full: 'Not enough space on this device.',
  unavailable: 'This browser does not allow files to be saved (private window, or site data is blocked).',
  gone: 'This snapshot no longer exists.',
} as const satisfies Record<StorageRefusal | 'gone', string>;

/** Lines that end with the word that nothing was changed; a refusal may say so already. */
export function endingUnchanged(t: TFunction, lines: string[]): string[] {
  const unchanged = t('Nothing was changed.');
  return lines.some((line) => line.includes(unchanged)) ? lines : [...lines, unchanged];
}

/** Why the register was not replaced, and that nothing was changed, a line each. */
export const failureText = (t: TFunction, failure: Failure, formats: Formats): string[] =>
  endingUnchanged(t, reasonLines(t, failure, formats));

function reasonLines(t: TFunction, failure: Failure, formats: Formats): string[] {
  switch (failure.code) {
    case 'not_read':
      return [t('The snapshot could not be read.'), t(deviceWords[failure.reason])];
    case 'sample_not_loaded':
      return [t('The sample register did not load. Check your connection and try again.')];
    case 'not_kept':
      return [
        t('The register was not replaced because a snapshot of it could not be saved first.'),
        t(deviceWords[failure.reason]),
      ];
    case 'refused':
      return [refusalText(t, failure.refusal, formats)];
    case 'unsound':
      return [t('This snapshot could not be restored.'), ...registerFileProblemLines(t, failure.problems)];
  }
}

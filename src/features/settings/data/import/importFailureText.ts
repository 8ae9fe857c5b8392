import type { TFunction } from 'i18next';
import type { Formats } from '../../../../domain/settings/formats';
import { importStopped } from '../../../../domain/register/importStopped';
import { refusalText } from '../../../../ui/text/refusalText';
import { deviceWords, endingUnchanged } from '../failureText';
import type { EvidenceRefusal } from './importedEvidence';
import type { ImportFailure } from './runImport';

const evidenceWords = {
  full: deviceWords.full,
  unavailable: deviceWords.unavailable,
  gone: 'Could not read the file. It may have been moved, renamed or changed, or its drive removed. Choose it again.',
} as const satisfies Record<EvidenceRefusal, string>;

/** Why an import failed, and that nothing was changed where that is known, a line each. */
export function importFailureText(t: TFunction, failure: ImportFailure, formats: Formats): string[] {
  switch (failure.code) {
    case 'not_kept':
      return endingUnchanged(t, [
        t('The register was not imported because a snapshot of the current one could not be saved first.'),
        t(deviceWords[failure.reason]),
      ]);
    case 'evidence':
      return endingUnchanged(t, [
        t('The evidence files could not be saved on this device.'),
        t(evidenceWords[failure.reason]),
      ]);
    case 'refused':
      return endingUnchanged(t, [refusalText(t, failure.refusal, formats)]);
    case 'stopped':
      return [t(importStopped)];
  }
}

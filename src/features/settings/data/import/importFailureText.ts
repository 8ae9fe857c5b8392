import type { TFunction } from 'i18next';
import type { Formats } from '../../../../domain/settings/formats';
import { importStopped } from '../../../../domain/register/importStopped';
import { refusalText } from '../../../../ui/text/refusalText';
import { deviceWords } from '../failureText';
import type { EvidenceRefusal } from './importedEvidence';
import type { ImportFailure } from './runImport';

const evidenceWords = {
  full: deviceWords.full,
  unavailable: deviceWords.unavailable,
  gone: 'Could not read the file. It may have been moved, renamed or changed, or its drive removed. Choose it again.',
} as const satisfies Record<EvidenceRefusal, string>;

/** Why an import failed, and that nothing was changed where that is known, a line each. */
export function importFailureText(t: TFunction, failure: ImportFailure, formats: Formats): string[] {
  const unchanged = t('Nothing was changed.');
  switch (failure.code) {
    case 'not_kept':
      return [
        t('The register was not imported because a snapshot of the current one could not be saved first.'),
        t(deviceWords[failure.reason]),
        unchanged,
      ];
    case 'evidence':
      return [t('The evidence files could not be saved on this device.'), t(evidenceWords[failure.reason]), unchanged];
    case 'refused':
      return [refusalText(t, failure.refusal, formats), unchanged];
    case 'stopped':
      return [t(importStopped)];
  }
}

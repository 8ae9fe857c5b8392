import type { TFunction } from 'i18next';
import type { Formats } from '../../domain/settings/formats';
import type { Refusal } from '../../domain/refusal';
import { refusalText } from '../text/refusalText';
import { toast } from './toast';

export type ResultWords = {
  /** Title and body of the toast when it is done. */
  done: string;
  detail?: string;
  /** Body of the error toast when it was refused or could not be stored; refusals without one show at the form alone. */
  failed?: string;
};

type Result = { ok: true; stored: boolean } | { ok: false; refusal: Refusal };

/** Tells in a toast how a command ended. Answers undefined when it is done, else why not, for the form to show. */
export function tellResult(t: TFunction, result: Result, { done, detail, failed }: ResultWords): Refusal | undefined {
  if (!result.ok) {
    if (failed) toast.refused(t('Error'), failed);
    return result.refusal;
  }
  if (result.stored) toast.success(done, detail);
  else toast.error(t('Error'), failed ?? t('Done, but not saved on this device yet.'));
  return undefined;
}

/** Tells in a toast why nothing was done, where no form can show it. */
export function tellRefusal(t: TFunction, refusal: Refusal, formats: Formats) {
  toast.error(t('Error'), refusalText(t, refusal, formats));
}

import type { TFunction } from 'i18next';
import { toast } from '../toast/toast';

/**
 * Says that a file is being made (docs/product.md, Reports).
 * @param unconfirmed of how many records a shared register has yet to confirm something, which the file leaves out
 */
export function tellExportStarted(t: TFunction, unconfirmed = 0) {
  const started = t('Your report is being generated and will download shortly.');
  toast.success(t('Export Started'), unconfirmed > 0 ? `${started} ${unconfirmedText(t, unconfirmed)}` : started);
}

/** What a file of a shared register leaves out, of this many records. */
export const unconfirmedText = (t: TFunction, count: number) =>
  t('Changes to {{count}} records are not confirmed yet. They are not in the file.', { count });

/** Why no file is made of a claim. */
export const notConfirmedYet = 'Changes to this claim are not confirmed yet.';

/** Says why no file was made where there was nothing to put into it; `reason` is translated. */
export const tellNothingToExport = (t: TFunction, reason: string) => toast.refused(t('Nothing to export'), reason);

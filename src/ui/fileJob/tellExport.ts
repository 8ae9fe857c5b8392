import type { TFunction } from 'i18next';
import { toast } from '../toast/toast';

/** Says that a file is being made (docs/product.md, Reports). */
export const tellExportStarted = (t: TFunction) =>
  toast.success(t('Export Started'), t('Your report is being generated and will download shortly.'));

/** Says why no file was made where there was nothing to put into it; `reason` is translated. */
export const tellNothingToExport = (t: TFunction, reason: string) => toast.refused(t('Nothing to export'), reason);

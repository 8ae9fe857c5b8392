import { describePhoto } from '../../domain/incident/describePhoto';
import type { EvidenceFile } from '../../domain/incident/evidence';
import type { Point } from '../../domain/place/outlines';
import { useTranslation } from '../../i18n/useTranslation';
import { useFormats } from '../text/formats';

/** When and where a photo was taken, as its camera wrote; undefined where it wrote nothing. */
export function usePhotoText(mark: Point | undefined): (file: EvidenceFile) => string | undefined {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  return ({ photo }) => {
    const facts = photo && describePhoto(photo, mark, { t, dateTime });
    return facts ? t('Taken {{facts}}', { facts }) : undefined;
  };
}

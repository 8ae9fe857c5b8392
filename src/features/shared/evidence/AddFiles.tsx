import AddOutlined from '@mui/icons-material/AddOutlined';
import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useRef, type ChangeEvent, type Ref } from 'react';
import { evidenceSlots, type EvidenceSlot } from '../../../domain/incident/evidence';
import { useTranslation } from '../../../i18n/useTranslation';
import { touchScreen } from '../../../ui/theme/media';
import { acceptedTypes } from './takeFile';

type AddFilesProps = {
  slot: EvidenceSlot;
  /** The button that the form moves to when a file is missing. */
  ref?: Ref<HTMLButtonElement>;
  describedBy?: string;
  disabled: boolean;
  onChosen: (files: File[]) => void;
};

/** The ways to add files to a slot: from the device, by the camera of a phone. Dropping is the card's. */
export function AddFiles({ slot, ref, describedBy, disabled, onChosen }: AddFilesProps) {
  const { t } = useTranslation();
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const phone = useMediaQuery(touchScreen);
  const { label, many } = evidenceSlots[slot];

  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = Array.from(target.files ?? []);
    // The same file can be chosen again after it was refused or removed.
    target.value = '';
    onChosen(chosen);
  };

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button
        ref={ref}
        variant="outlined"
        startIcon={<AddOutlined />}
        disabled={disabled}
        aria-describedby={describedBy}
        aria-label={t(many ? 'Add files: {{slot}}' : 'Add file: {{slot}}', { slot: t(label) })}
        onClick={() => files.current?.click()}
      >
        {many ? t('Add files') : t('Add file')}
      </Button>
      <input
        ref={files}
        hidden
        type="file"
        name={slot}
        aria-label={t(label)}
        accept={acceptedTypes(slot)}
        multiple={many}
        disabled={disabled}
        onChange={take}
      />
      {phone && (
        <>
          <Button
            variant="outlined"
            startIcon={<PhotoCameraOutlined />}
            disabled={disabled}
            aria-label={t('Take a photo: {{slot}}', { slot: t(label) })}
            onClick={() => camera.current?.click()}
          >
            {t('Take a photo')}
          </Button>
          <input
            ref={camera}
            hidden
            type="file"
            aria-label={t('Camera: {{slot}}', { slot: t(label) })}
            accept="image/*"
            capture="environment"
            disabled={disabled}
            onChange={take}
          />
        </>
      )}
    </Box>
  );
}

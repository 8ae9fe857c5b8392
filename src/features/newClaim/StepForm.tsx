import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode, Ref, SyntheticEvent } from 'react';
import type { Refusal } from '../../domain/refusal';
import { useTranslation } from '../../i18n/useTranslation';
import { FormActions } from '../../ui/form/FormActions';
import { useFormats } from '../../ui/text/formats';
import { refusalText } from '../../ui/text/refusalText';

type StepFormProps = {
  ref?: Ref<HTMLFormElement>;
  label: string;
  /** What is wrong with several fields. */
  summary?: ReactNode;
  /** Why the step was not taken, where no field is to blame. */
  refusal: Refusal | undefined;
  continueLabel: string;
  /** Waits for something that is under way. */
  busy?: boolean;
  onPrevious?: () => void;
  onSubmit: (event: SyntheticEvent) => void;
  children: ReactNode;
};

/** What the steps that are filled in share: the sections, a refusal, the way back and on. */
export function StepForm(props: StepFormProps) {
  const { ref, label, summary, refusal, continueLabel, busy = false, onPrevious, onSubmit, children } = props;
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <Box component="form" ref={ref} noValidate aria-label={label} onSubmit={onSubmit} sx={{ display: 'grid', gap: 2 }}>
      {summary}
      {children}
      {refusal && <Alert severity="error">{refusalText(t, refusal, formats)}</Alert>}
      <FormActions apart ground="background.default">
        <Button variant="outlined" onClick={onPrevious} disabled={!onPrevious}>
          {t('Previous')}
        </Button>
        <Button type="submit" variant="contained" disabled={busy}>
          {continueLabel}
        </Button>
      </FormActions>
    </Box>
  );
}

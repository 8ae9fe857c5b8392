import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useContext, useEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { useFormState, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { Refusal } from '../../domain/refusal';
import { useTranslation } from '../../i18n/useTranslation';
import { FormActions } from '../form/FormActions';
import { ErrorSummary } from '../form/ErrorSummary';
import { useFormats } from '../text/formats';
import { refusalText } from '../text/refusalText';
import { ChangeNotice } from './ChangeNotice';
import { Confirmation } from './Confirmation';
import { InDialog, type OpenQuestion } from './useQuestion';

type CommandFormFrameProps<Form extends FieldValues> = {
  /** Names the form to a screen reader. */
  label: string;
  submitLabel: string;
  /** Another form beside it has the page's filled button. */
  secondary?: boolean;
  /** Takes all the width there is, for rows of fields. */
  wide?: boolean;
  /** Something was chosen beside its fields that would be lost. */
  hasMore?: boolean;
  notice: string | undefined;
  closed: boolean;
  refusal: Refusal | undefined;
  /** The refusal that a part of the form says itself. */
  saidBelow?: Refusal['code'];
  question: OpenQuestion | undefined;
  form: UseFormReturn<Form>;
  wrongFields: readonly FieldPath<Form>[];
  busy: boolean;
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  /** None where there is nothing to go back to. */
  onCancel: (() => void) | undefined;
  children: ReactNode;
};

/** What the forms of all commands share: why it was refused, the fields, the buttons, the question before it is done. */
export function CommandFormFrame<Form extends FieldValues>(props: CommandFormFrameProps<Form>) {
  const {
    label,
    submitLabel,
    secondary = false,
    wide = false,
    hasMore = false,
    notice,
    closed,
    refusal,
    saidBelow,
    question,
    form,
    wrongFields,
    busy,
    onSubmit,
    onCancel,
    children,
  } = props;
  const { t } = useTranslation();
  const formats = useFormats();

  const dialog = useContext(InDialog);
  const setUnsent = dialog?.setUnsent;
  const { isDirty } = useFormState({ control: form.control });
  const unsent = (isDirty || hasMore) && !closed;
  useEffect(() => {
    setUnsent?.(unsent);
    return () => setUnsent?.(false);
  }, [setUnsent, unsent]);
  // The button that was pressed may be far below it.
  const refusalPlace = useRef<HTMLDivElement>(null);
  useEffect(() => {
    refusalPlace.current?.scrollIntoView({ block: 'center' });
  }, [refusal]);
  const cancel = () => {
    if (!dialog) return onCancel?.();
    void dialog.mayDrop().then((may) => may && onCancel?.());
  };

  return (
    <>
      <Box
        component="form"
        noValidate
        aria-label={label}
        onSubmit={onSubmit}
        sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, maxWidth: wide ? undefined : 640 }}
      >
        {(notice || closed) && !busy && (
          <ChangeNotice closed={closed}>
            {notice} {closed && t('You can no longer submit this form. Copy what you need from it, then close it.')}
          </ChangeNotice>
        )}
        {refusal && refusal.code !== saidBelow && (
          <Alert ref={refusalPlace} severity="error" sx={{ mb: 1 }}>
            {refusalText(t, refusal, formats)}
          </Alert>
        )}
        <ErrorSummary form={form} fields={wrongFields} />
        {children}
        <FormActions>
          {onCancel && (
            <Button color="secondary" onClick={cancel} disabled={busy}>
              {closed ? t('Close') : t('Cancel')}
            </Button>
          )}
          {!closed && (
            <Button type="submit" variant={secondary ? 'outlined' : 'contained'} loading={busy}>
              {submitLabel}
            </Button>
          )}
        </FormActions>
      </Box>
      {/* Beside the form and not in it: Enter in the dialog must not send the form. */}
      <Confirmation question={question} />
    </>
  );
}

import { useWatch } from 'react-hook-form';
import {
  correctionActionOf,
  correctionConfirmationSchema,
  type CorrectionConfirmationForm as Form,
} from '../../../domain/actions/correctionConfirmationForm';
import { correctionOutcomes } from '../../../domain/claim/correction/correctionRecord';
import { findOpenCorrection } from '../../../domain/claim/correction/corrections';
import { correctionOutcomeWords } from '../../../domain/claim/correction/correctionWords';
import { useTranslation } from '../../../i18n/useTranslation';
import { CommandFormFrame } from '../../../ui/commandForm/CommandFormFrame';
import { useCommandForm } from '../../../ui/commandForm/useCommandForm';
import { RadioInput } from '../../../ui/form/choice/RadioInput';
import { LimitedTextInput } from '../../../ui/form/text/LimitedTextInput';
import { refusalText } from '../../../ui/text/refusalText';
import { useFormats } from '../../../ui/text/formats';
import { CorrectionFields } from '../claimant/CorrectionFields';
import type { ActionForm, ActionFormProps } from './actionForm';
import { useBar } from './useBar';

/** Confirms or declines a correction that changes where the money goes (docs/product.md, Correction). */
function Confirming({ claim, act, ...rest }: ActionFormProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { control, frame } = useCommandForm<Form>({
    ...rest,
    name: `correction confirmation ${claim.id}`,
    onSubmit: (form) => act(correctionActionOf(form.outcome || 'declined'), form),
    schema: correctionConfirmationSchema,
    defaultValues: { outcome: '', note: '' },
  });
  const outcome = useWatch({ control, name: 'outcome' });
  const correction = findOpenCorrection(claim);
  const barred = useBar(claim)('confirm_correction');

  return (
    <CommandFormFrame {...frame} label={t('Confirm Correction')} submitLabel={t('Record Decision')}>
      {correction && <CorrectionFields correction={correction} />}
      <RadioInput
        control={control}
        name="outcome"
        label={t('Decision')}
        hint={barred ? refusalText(t, barred, formats) : t('Compare it with the paper, or call the claimant.')}
        required
        options={correctionOutcomes
          .filter((value) => value !== 'confirmed' || !barred)
          .map((value) => ({ value, label: t(correctionOutcomeWords[value].label) }))}
      />
      <LimitedTextInput
        control={control}
        name="note"
        label={t('Explanation')}
        required={outcome === 'declined'}
        lines={2}
      />
    </CommandFormFrame>
  );
}

export const actionForm: ActionForm = {
  title: 'Confirm Correction',
  place: 'dialog',
  awayFromQueue: true,
  sharesButton: true,
  Form: Confirming,
};

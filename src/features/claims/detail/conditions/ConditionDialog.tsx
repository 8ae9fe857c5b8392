import DialogContent from '@mui/material/DialogContent';
import { useMemo, useState } from 'react';
import { kampalaToday } from '../../../../domain/calendar';
import type { Claim } from '../../../../domain/claim/claim';
import { conditionSchemaFor, type ConditionForm } from '../../../../domain/claim/conditions/conditionForm';
import type { Condition } from '../../../../domain/claim/conditions/conditions';
import { useTranslation } from '../../../../i18n/useTranslation';
import { checkCondition } from '../../../../store/claims/checkCondition';
import { CommandFormFrame } from '../../../../ui/commandForm/CommandFormFrame';
import { useCommandForm } from '../../../../ui/commandForm/useCommandForm';
import { useSeenRevision } from '../../../../ui/commandForm/useSeenRevision';
import { FormDialog } from '../../../../ui/commandForm/FormDialog';
import { DateInput } from '../../../../ui/form/date/DateInput';
import { LimitedTextInput } from '../../../../ui/form/text/LimitedTextInput';
import { ClaimId } from '../../../../ui/labels/ClaimId';
import { Field, Fields } from '../../../../ui/labels/Fields';
import { useAct } from '../../../shared/claimActions/useAct';
import { useChangeNotice } from '../useChangeNotice';

type ConditionDialogProps = { claim: Claim; condition: Condition | undefined; onClose: () => void };

/** Asks on what day a condition was met or, where it is ticked, why it is not met after all (docs/product.md, Conditions). */
export function ConditionDialog({ claim, condition: current, onClose }: ConditionDialogProps) {
  const { t } = useTranslation();
  // As it was opened: what somebody else records meanwhile is told, and changes nothing that is being typed.
  const [condition] = useState(current);
  return (
    condition && (
      <FormDialog title={titleOf(t, condition)} onClose={onClose} maxWidth="sm" fullWidth>
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
          <Fields>
            <Field label={t('Claim')}>
              <ClaimId id={claim.id} />
            </Field>
            <Field label={t('Claimant')}>{claim.claimant.fullName}</Field>
            <Field label={t('Condition')} wide>
              {condition.text}
            </Field>
          </Fields>
          <CheckForm
            claim={claim}
            condition={condition}
            closed={current?.state !== condition.state || current.text !== condition.text}
            onClose={onClose}
          />
        </DialogContent>
      </FormDialog>
    )
  );
}

const titleOf = (t: ReturnType<typeof useTranslation>['t'], { state }: Condition) =>
  state === 'met' ? t('Not met after all') : t('Tick as met');

type CheckFormProps = { claim: Claim; condition: Condition; closed: boolean; onClose: () => void };

function CheckForm({ claim, condition, closed, onClose }: CheckFormProps) {
  const { t } = useTranslation();
  const [today] = useState(kampalaToday);
  const { seen, acknowledge, ...change } = useSeenRevision(claim.rev, true);
  const { busy, perform } = useAct({ claim, seen, acknowledge });
  const { notice } = useChangeNotice(claim, { ...change, busy });
  const { id, claimant } = claim;
  const takesBack = condition.state === 'met';
  const { control, frame } = useCommandForm<ConditionForm>({
    name: `condition ${id} ${condition.place}`,
    schema: useMemo(() => conditionSchemaFor(condition, today), [condition, today]),
    defaultValues: { metOn: takesBack ? '' : today, note: '' },
    notice,
    closed,
    onSubmit: (form) =>
      perform(checkCondition({ id, rev: seen }, condition.place, form), {
        done: takesBack ? t('Recorded that the condition is not met') : t('Recorded that the condition is met'),
        detail: t('Claim {{id}} of {{claimant}}', { id, claimant: claimant.fullName }),
      }),
    onDone: onClose,
    onCancel: onClose,
  });

  return (
    <CommandFormFrame {...frame} label={titleOf(t, condition)} submitLabel={t('Save')}>
      {!takesBack && <DateInput control={control} name="metOn" label={t('Date met')} required max={today} />}
      <LimitedTextInput
        control={control}
        name="note"
        label={takesBack ? t('Reason') : t('Note')}
        required={takesBack}
        lines={2}
      />
    </CommandFormFrame>
  );
}

import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { kampalaToday } from '../../../../domain/calendar';
import type { Claim } from '../../../../domain/claim/claim';
import { notKnown } from '../../../../domain/claim/notKnown';
import { isSameDecision, type Telling } from '../../../../domain/claim/telling/told';
import { toldSchemaFor, type ToldForm } from '../../../../domain/claim/telling/toldForm';
import { tellingKinds } from '../../../../domain/claim/toldRecord';
import { tellings } from '../../../../domain/claim/telling/toldWords';
import { useTranslation } from '../../../../i18n/useTranslation';
import { recordTold } from '../../../../store/claims/recordTold';
import { useAppSelector } from '../../../../store/hooks';
import { selectSessionName } from '../../../../store/session/selectors';
import { CommandFormFrame } from '../../../../ui/commandForm/CommandFormFrame';
import { useCommandForm } from '../../../../ui/commandForm/useCommandForm';
import { useSeenRevision } from '../../../../ui/commandForm/useSeenRevision';
import { FormDialog } from '../../../../ui/commandForm/FormDialog';
import { DateInput } from '../../../../ui/form/date/DateInput';
import { LimitedTextInput } from '../../../../ui/form/text/LimitedTextInput';
import { SelectInput } from '../../../../ui/form/choice/SelectInput';
import { ClaimId } from '../../../../ui/labels/ClaimId';
import { Field, Fields } from '../../../../ui/labels/Fields';
import { useAct } from '../../../shared/claimActions/useAct';
import { useChangeNotice } from '../useChangeNotice';
import { DecisionFields } from './DecisionFields';
import { TextMessage } from './TextMessage';

type TellDialogProps = { claim: Claim; telling: Telling | undefined; onClose: () => void };

/** Asks when, how and by whom the claimant was told; of what is recorded already, what was wrong (docs/product.md, Told). */
export function TellDialog({ claim, telling: current, onClose }: TellDialogProps) {
  const { t } = useTranslation();
  // As it was opened: what somebody else records meanwhile is told, and changes nothing that is being typed.
  const [telling] = useState(current);
  return (
    telling && (
      <FormDialog title={titleOf(t, telling)} onClose={onClose} maxWidth="sm" fullWidth>
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
          <Fields>
            <Field label={t('Claim')}>
              <ClaimId id={claim.id} />
            </Field>
            <Field label={t('Claimant')}>{claim.claimant.fullName || t(notKnown)}</Field>
            <Field label={t('Phone number')}>{claim.claimant.phoneNumber || t(notKnown)}</Field>
            <DecisionFields decision={telling.decision} />
          </Fields>
          <TellForm
            claim={claim}
            telling={telling}
            closed={!isSameDecision(current?.decision, telling.decision)}
            onClose={onClose}
          />
        </DialogContent>
      </FormDialog>
    )
  );
}

const titleOf = (t: ReturnType<typeof useTranslation>['t'], { state }: Telling) =>
  state === 'told' ? t('Correct the record') : t('Record that the claimant was told');

type TellFormProps = { claim: Claim; telling: Telling; closed: boolean; onClose: () => void };

function TellForm({ claim, telling, closed, onClose }: TellFormProps) {
  const { t } = useTranslation();
  const me = useAppSelector(selectSessionName);
  const [today] = useState(kampalaToday);
  const { seen, acknowledge, ...change } = useSeenRevision(claim.rev, true);
  const { busy, perform } = useAct({ claim, seen, acknowledge });
  const { notice } = useChangeNotice(claim, { ...change, busy });
  const { id, claimant } = claim;
  const { control, frame } = useCommandForm<ToldForm>({
    name: `told ${id}`,
    schema: useMemo(() => toldSchemaFor(telling, today), [telling, today]),
    defaultValues: valuesOf(telling, today, me),
    notice,
    closed,
    onSubmit: (form) =>
      perform(recordTold({ id, rev: seen }, form), {
        done: t('Recorded that the claimant was told'),
        detail: t('Claim {{id}} of {{claimant}}', { id, claimant: claimant.fullName }),
      }),
    onDone: onClose,
    onCancel: onClose,
  });
  const how = useWatch({ control, name: 'how' });

  return (
    <CommandFormFrame {...frame} label={titleOf(t, telling)} submitLabel={t('Save')}>
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
        <DateInput control={control} name="day" label={t('Date told')} required max={today} />
        <SelectInput
          control={control}
          name="how"
          label={t('How')}
          required
          placeholder={t('Select how')}
          hint={t('For a text message, we offer the words.')}
          options={tellingKinds.map((kind) => ({ value: kind, label: t(tellings[kind].label) }))}
        />
      </Box>
      {how === 'text_message' && <TextMessage claim={claim} kind={telling.decision.kind} />}
      <LimitedTextInput control={control} name="toldBy" label={t('Told by')} required />
      <LimitedTextInput
        control={control}
        name="note"
        label={telling.state === 'told' ? t('What you are correcting') : t('Note')}
        required={telling.state === 'told'}
        lines={2}
      />
    </CommandFormFrame>
  );
}

/** A correction starts from what is recorded, anything else from today and whoever is signed in. */
const valuesOf = (telling: Telling, today: string, me: string): ToldForm =>
  telling.state === 'told'
    ? { day: telling.told.day, how: telling.told.how, toldBy: telling.told.toldBy, note: '' }
    : { day: today, how: '', toldBy: me, note: '' };

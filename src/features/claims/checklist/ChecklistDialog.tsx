import DialogContent from '@mui/material/DialogContent';
import { useMemo, useState } from 'react';
import type { FieldPath } from 'react-hook-form';
import { kampalaToday } from '../../../domain/calendar';
import { isChecklistOpen, questionsOf, type ChecklistPoint } from '../../../domain/checklist/checklist';
import { checklistSchemaFor, checklistToForm, type ChecklistForm } from '../../../domain/checklist/checklistForm';
import { questions } from '../../../domain/checklist/questions';
import type { Claim } from '../../../domain/claim/claim';
import { useTranslation } from '../../../i18n/useTranslation';
import { saveChecklist } from '../../../store/claims/saveChecklist';
import { useAppSelector } from '../../../store/hooks';
import { selectScheme } from '../../../store/scheme/selectors';
import { CommandFormFrame } from '../../../ui/commandForm/CommandFormFrame';
import { useCommandForm } from '../../../ui/commandForm/useCommandForm';
import { useSeenRevision } from '../../../ui/commandForm/useSeenRevision';
import { FormDialog } from '../../../ui/commandForm/FormDialog';
import { useAct } from '../../shared/claimActions/useAct';
import { PaperFields } from './PaperFields';
import { QuestionFields } from './QuestionFields';
import { useChangeNotice } from '../detail/useChangeNotice';

type ChecklistDialogProps = {
  claim: Claim;
  /** Where the person begins. */
  at: ChecklistPoint | undefined;
  /** The page knows of this revision: it was made here. */
  acknowledge: (rev: number) => void;
  onClose: () => void;
};

/** Asks every question of the checklist; what is not known yet stays open (docs/product.md, Checklist). */
export function ChecklistDialog({ claim, at, onClose, ...page }: ChecklistDialogProps) {
  const { t } = useTranslation();
  const scheme = useAppSelector(selectScheme);
  const [today] = useState(kampalaToday);
  const { seen, acknowledge, ...change } = useSeenRevision(claim.rev, true);
  const { busy, perform } = useAct({
    claim,
    seen,
    acknowledge: (rev) => {
      acknowledge(rev);
      page.acknowledge(rev);
    },
  });
  const { notice } = useChangeNotice(claim, { ...change, busy });
  const { id, claimant, incident } = claim;
  const { form, control, frame } = useCommandForm<ChecklistForm>({
    name: `checklist ${id}`,
    schema: useMemo(() => checklistSchemaFor({ claim, scheme, today }), [claim, scheme, today]),
    defaultValues: checklistToForm(claim, scheme),
    notice,
    closed: !isChecklistOpen(claim.status),
    onSubmit: (filled) =>
      perform(saveChecklist({ id, rev: seen }, filled), {
        done: t('Checklist saved'),
        detail: t('Claim {{id}} of {{claimant}}', { id, claimant: claimant.fullName }),
      }),
    onDone: onClose,
    onCancel: onClose,
  });
  const fillInVisit = (day: string) => {
    form.setValue('visitDay', day, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    // The button that was pressed goes.
    form.setFocus('visitDay');
  };
  // The dialog takes the focus first.
  const onEntered = () => {
    if (at) form.setFocus(fieldOf(at));
  };

  return (
    <FormDialog
      title={t('Checklist')}
      onClose={onClose}
      maxWidth="sm"
      fullWidth
      slotProps={{ transition: { onEntered } }}
    >
      <DialogContent>
        <CommandFormFrame {...frame} label={t('Checklist')} submitLabel={t('Save')}>
          {questionsOf(incident.incidentType).map((name) => (
            <QuestionFields
              key={name}
              name={name}
              claim={claim}
              control={control}
              onVisitDay={fillInVisit}
              today={today}
            />
          ))}
          {scheme.papers.needed[incident.incidentType].map(({ paper, standIns }) => (
            <PaperFields key={paper} paper={paper} standIns={standIns} control={control} />
          ))}
        </CommandFormFrame>
      </DialogContent>
    </FormDialog>
  );
}

/** Where a point is answered. */
function fieldOf({ question, paper }: ChecklistPoint): FieldPath<ChecklistForm> {
  if (paper) return `papers.${paper}.answer`;
  if (question === 'claims_as') return 'capacity';
  return questions[question].answeredFrom === 'officer'
    ? `questions.${question}.answer`
    : `questions.${question}.override`;
}

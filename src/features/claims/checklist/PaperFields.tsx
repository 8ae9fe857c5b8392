import { useWatch, type Control } from 'react-hook-form';
import type { ChecklistForm } from '../../../domain/checklist/checklistForm';
import { checklistAnswers } from '../../../domain/checklist/questions';
import type { PaperName } from '../../../domain/scheme/paperNames';
import { papers } from '../../../domain/scheme/papers';
import { useTranslation } from '../../../i18n/useTranslation';
import { LimitedTextInput } from '../../../ui/form/text/LimitedTextInput';
import { SelectInput } from '../../../ui/form/choice/SelectInput';
import { isNoted } from './pointWords';
import { OverrideInput } from './OverrideInput';
import { PointGroup } from './PointGroup';

type PaperFieldsProps = { paper: PaperName; standIns: readonly PaperName[]; control: Control<ChecklistForm> };

/** Whether a paper is there, or what stands for it. */
export function PaperFields({ paper, standIns, control }: PaperFieldsProps) {
  const { t } = useTranslation();
  const [answer, note] = useWatch({ control, name: [`papers.${paper}.answer`, `papers.${paper}.note`] });
  const { label, from } = papers[paper];
  return (
    <PointGroup>
      <SelectInput
        control={control}
        name={`papers.${paper}.answer`}
        label={t(label)}
        hint={t('From: {{place}}', { place: t(from) })}
        placeholder={t('Not answered')}
        options={[
          { value: 'yes', label: t('Yes, seen') },
          ...standIns.map((value) => ({
            value,
            label: t('No, but this stands for it: {{paper}}', { paper: t(papers[value].label) }),
          })),
          { value: 'no', label: t(checklistAnswers.no.label) },
          { value: 'not_applicable', label: t(checklistAnswers.not_applicable.label) },
        ]}
      />
      {isNoted(answer, note) && (
        <LimitedTextInput
          control={control}
          name={`papers.${paper}.note`}
          limit="note"
          label={t('Note: {{point}}', { point: t(label) })}
          required={answer === 'not_applicable'}
        />
      )}
      {answer === 'no' && <OverrideInput control={control} name={`papers.${paper}.override`} label={t(label)} />}
    </PointGroup>
  );
}

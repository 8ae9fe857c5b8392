import Box from '@mui/material/Box';
import { useWatch, type Control } from 'react-hook-form';
import { findPoints } from '../../../domain/checklist/checklist';
import type { ChecklistForm } from '../../../domain/checklist/checklistForm';
import { answerNames, capacityNames, type QuestionName } from '../../../domain/checklist/checklistRecord';
import { answerSources, checklistAnswers, capacities, questions } from '../../../domain/checklist/questions';
import type { Claim } from '../../../domain/claim/claim';
import { useTranslation } from '../../../i18n/useTranslation';
import { useAppSelector } from '../../../store/hooks';
import { selectScheme } from '../../../store/scheme/selectors';
import { LimitedTextInput } from '../../../ui/form/text/LimitedTextInput';
import { RadioInput } from '../../../ui/form/choice/RadioInput';
import { SelectInput } from '../../../ui/form/choice/SelectInput';
import { isNoted } from './pointWords';
import { FirstReportFields } from './FirstReportFields';
import { OverrideInput } from './OverrideInput';
import { PointGroup } from './PointGroup';
import { VisitFields } from './VisitFields';

type QuestionFieldsProps = {
  name: QuestionName;
  claim: Claim;
  control: Control<ChecklistForm>;
  /** Fills in the day of the visit. */
  onVisitDay: (day: string) => void;
  /** YYYY-MM-DD */
  today: string;
};

/** One question: its answer, what belongs to it, and why the claim goes on although the answer bars it. */
export function QuestionFields({ name, claim, control, ...rest }: QuestionFieldsProps) {
  const { answeredFrom } = questions[name];
  if (name === 'claims_as') return <CapacityFields claim={claim} control={control} />;
  if (answeredFrom !== 'officer') return <KnownAnswer name={name} claim={claim} control={control} />;
  return <AskedFields name={name} claim={claim} control={control} {...rest} />;
}

function AskedFields({ name, claim, control, onVisitDay, today }: QuestionFieldsProps) {
  const { t } = useTranslation();
  const [answer, note] = useWatch({ control, name: [`questions.${name}.answer`, `questions.${name}.note`] });
  const { label, hint, rule } = questions[name];
  const bars = rule === 'bars';
  return (
    <PointGroup>
      <RadioInput
        control={control}
        name={`questions.${name}.answer`}
        label={t(label)}
        hint={hint && t(hint)}
        options={answerNames.map((value) => ({ value, label: t(checklistAnswers[value].label) }))}
      />
      {name === 'first_reported' && answer === 'yes' && <FirstReportFields control={control} today={today} />}
      {name === 'site_visited' && answer === 'yes' && (
        <VisitFields claim={claim} control={control} onDay={onVisitDay} today={today} />
      )}
      {isNoted(answer, note) && (
        <LimitedTextInput
          control={control}
          name={`questions.${name}.note`}
          limit="note"
          label={t('Note: {{point}}', { point: t(label) })}
          required={bars && answer === 'not_applicable'}
        />
      )}
      {bars && answer === 'no' && (
        <OverrideInput control={control} name={`questions.${name}.override`} label={t(label)} />
      )}
    </PointGroup>
  );
}

function CapacityFields({ claim, control }: Pick<QuestionFieldsProps, 'claim' | 'control'>) {
  const { t } = useTranslation();
  const [capacity, paper] = useWatch({ control, name: ['capacity', 'capacityPaper'] });
  const { label, hint } = questions.claims_as;
  const offered = capacityNames.filter((name) => capacities[name].kinds.includes(claim.incident.incidentType));
  const needsPaper = capacity !== '' && capacity !== 'self';
  return (
    <PointGroup>
      <SelectInput
        control={control}
        name="capacity"
        label={t('Who claims')}
        hint={hint && t(hint)}
        placeholder={t('Not answered')}
        options={offered.map((value) => ({ value, label: t(capacities[value].label) }))}
      />
      {needsPaper && (
        <LimitedTextInput
          control={control}
          name="capacityPaper"
          label={t('Paper that shows it')}
          hint={t('For example a letter of the village chairperson or a power of attorney.')}
        />
      )}
      {needsPaper && paper.trim() === '' && (
        <OverrideInput control={control} name="questions.claims_as.override" label={t(label)} />
      )}
    </PointGroup>
  );
}

/** What the portal answers: it can only be overridden here, and is changed with the claim. */
function KnownAnswer({ name, claim, control }: Pick<QuestionFieldsProps, 'name' | 'claim' | 'control'>) {
  const { t } = useTranslation();
  const scheme = useAppSelector(selectScheme);
  const point = findPoints(claim, scheme).find(({ question }) => question === name);
  const { label, answeredFrom } = questions[name];
  // The day of the first report may just be typed.
  if (!point?.answer || answeredFrom === 'firstReport') return null;
  return (
    <PointGroup>
      <Box>
        <Box sx={{ typography: 'body2', fontWeight: 600 }}>{t(label)}</Box>
        {t(checklistAnswers[point.answer].label)}{' '}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          ({t(answerSources[answeredFrom].label)})
        </Box>
      </Box>
      {point.answer === 'no' && (
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{t('To change this, edit the claim.')}</Box>
      )}
      {point.bars && point.answer === 'no' && (
        <OverrideInput control={control} name={`questions.${name}.override`} label={t(label)} />
      )}
    </PointGroup>
  );
}

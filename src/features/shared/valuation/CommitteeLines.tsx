import Box from '@mui/material/Box';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { ChangedLineForm, DecisionForm } from '../../../domain/actions/decisionForm';
import type { IncidentType } from '../../../domain/incident/incidents';
import { isShillings, compensationStep } from '../../../domain/shillings';
import { statedText } from '../../../domain/valuation/claimValuation';
import { explainLine, lineTitle } from '../../../domain/valuation/explainLine';
import type { Valuation, ValuationLine } from '../../../domain/valuation/valuationRecord';
import type { ReasonCode } from '../../../domain/workflow/reasonCodes';
import { isolated } from '../../../i18n/isolated';
import { useTranslation } from '../../../i18n/useTranslation';
import { FieldGroupTitle } from '../../../ui/form/fieldLabels';
import { LimitedTextInput } from '../../../ui/form/text/LimitedTextInput';
import { MoneyInput } from '../../../ui/form/text/MoneyInput';
import { useFormats } from '../../../ui/text/formats';

/** The committee's form as the screen has it: with an amount for each line, and reasons. */
export type DecidedForm = DecisionForm & { lines: ChangedLineForm[]; reasons: ReasonCode[] };

type CommitteeLinesProps = { form: UseFormReturn<DecidedForm>; kind: IncidentType; valuation: Valuation };

/** What the claimant stated, what the district assessed, and what the committee approves, line by line. */
export function CommitteeLines({ form, kind, valuation }: CommitteeLinesProps) {
  const { t } = useTranslation();
  return (
    <Box
      component="fieldset"
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, m: 0, px: 2, pt: 1, pb: 1, minWidth: 0 }}
    >
      <Box component="legend" sx={{ px: 0.5, fontWeight: 600 }}>
        {t('Valuation')}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {valuation.lines.map((line, place) => (
          <CommitteeLine key={place} form={form} kind={kind} place={place} line={line} />
        ))}
      </Box>
    </Box>
  );
}

type CommitteeLineProps = {
  form: UseFormReturn<DecidedForm>;
  kind: IncidentType;
  place: number;
  line: ValuationLine;
};

function CommitteeLine({ form, kind, place, line }: CommitteeLineProps) {
  const { t } = useTranslation();
  const { shillings } = useFormats();
  const { control } = form;
  const name = `lines.${place}` as const;
  const { amount } = useWatch({ control, name });
  const title = lineTitle(line, t);
  const isChanged = isShillings(amount) && Number(amount) !== line.amount;
  return (
    <Box component="li" sx={{ '& + &': { borderTop: 1, borderColor: 'divider', pt: 1.5 } }}>
      <div role="group" aria-label={t('Line {{number}}', { number: place + 1 })}>
        <Box sx={{ fontWeight: 600 }}>{isolated(title)}</Box>
        {line.stated !== undefined && (
          <Box sx={{ color: 'text.secondary' }}>
            {t('Stated by the claimant: {{amount}}', { amount: statedText(kind, line.stated, { t, shillings }) })}
          </Box>
        )}
        <Box sx={{ mb: 1, overflowWrap: 'anywhere' }}>
          {t('Assessed: {{amount}}', { amount: shillings(line.amount) })}
          <Box sx={{ color: 'text.secondary' }}>{isolated(explainLine(line, { t, shillings }))}</Box>
        </Box>
        <FieldGroupTitle value={title}>
          <MoneyInput
            control={control}
            name={`${name}.amount`}
            label={t('Approved for this line (UGX)')}
            step={compensationStep}
          />
          {isChanged && (
            <LimitedTextInput
              control={control}
              name={`${name}.reason`}
              limit="reason"
              label={t('Reason for the change')}
              required
            />
          )}
        </FieldGroupTitle>
      </div>
    </Box>
  );
}

import Box from '@mui/material/Box';
import type { Claim } from '../../../../domain/claim/claim';
import {
  findClaimValuation,
  isValuedOnPaper,
  statedText,
  type DecidedLine,
} from '../../../../domain/valuation/claimValuation';
import { explainLine, lineTitle } from '../../../../domain/valuation/explainLine';
import { sumLines } from '../../../../domain/valuation/valuation';
import { hasEndedUnpaid } from '../../../../domain/workflow/statuses';
import { isolated } from '../../../../i18n/isolated';
import { useTranslation } from '../../../../i18n/useTranslation';
import { Field, Fields } from '../../../../ui/labels/Fields';
import { StackedTable, type Column } from '../../../../ui/list/StackedTable';
import { SectionCard } from '../../../../ui/page/SectionCard';
import { useFormats } from '../../../../ui/text/formats';

/** What the claimant stated, what the district assessed and what the committee approved, line by line. */
export function ValuationCard({ claim }: { claim: Claim }) {
  const { t } = useTranslation();
  const { shillings } = useFormats();
  const found = findClaimValuation(claim);
  if (!found) {
    return isValuedOnPaper(claim) ? <SectionCard title={t('Valuation')}>{t('Valued on paper.')}</SectionCard> : null;
  }
  const { valuation, lines } = found;
  const hasEnded = hasEndedUnpaid(claim.status);
  const { incidentType: kind } = claim.incident;
  const explainer = { t, shillings };
  const sum = sumLines(valuation.lines);
  const columns: Column<DecidedLine>[] = [
    { label: 'Item', width: '18%', cell: ({ line }) => isolated(lineTitle(line, t)) },
    {
      label: 'Stated',
      width: '16%',
      cell: ({ line }) => (line.stated === undefined ? '–' : statedText(kind, line.stated, explainer)),
    },
    {
      label: 'Assessed',
      cell: ({ line }) => (
        <>
          {shillings(line.amount)}
          <Box sx={{ color: 'text.secondary' }}>{isolated(explainLine(line, explainer))}</Box>
        </>
      ),
    },
    {
      label: 'Approved',
      context: 'amount',
      width: '24%',
      cell: ({ approved, reason }) => (
        <>
          {approved === undefined ? (hasEnded ? '–' : t('Not yet decided')) : shillings(approved)}
          {reason && <Box sx={{ color: 'text.secondary' }}>{reason}</Box>}
        </>
      ),
    },
  ];
  return (
    <SectionCard title={t('Valuation')}>
      {lines.length > 0 && (
        <Box sx={{ mb: 2 }}>
          <StackedTable
            label={t('Valuation')}
            rows={lines}
            rowKey={(_line, place) => String(place)}
            columns={columns}
          />
        </Box>
      )}
      <Fields>
        <Field label={t('Valuation schedule version')}>
          {valuation.isSample
            ? t("{{version}} (sample, not the authority's rates)", { version: valuation.schedule })
            : valuation.schedule}
        </Field>
        <Field label={t('Sum of the lines')}>{shillings(sum)}</Field>
        {valuation.cap !== undefined && <Field label={t('Limit of the schedule')}>{shillings(valuation.cap)}</Field>}
        {valuation.changedBecause && (
          <Field label={t('Changed by hand')} wide>
            {isolated(
              [shillings(claim.calculatedCompensation ?? 0), valuation.changedBecause].filter(Boolean).join('. '),
            )}
          </Field>
        )}
      </Fields>
    </SectionCard>
  );
}

import Box from '@mui/material/Box';
import type { Appeal } from '../../../../domain/claim/appeal/appealRecord';
import { findAppealStep, findOpenAppeal } from '../../../../domain/claim/appeal/appeals';
import { dismissalWords, groundWords, outcomeWords } from '../../../../domain/claim/appeal/appealWords';
import type { Claim } from '../../../../domain/claim/claim';
import { appealDays, findAppealTime } from '../../../../domain/claim/telling/appeal';
import { toldDecisions } from '../../../../domain/claim/telling/toldWords';
import type { Tone } from '../../../../domain/workflow/statuses';
import type { Words } from '../../../../domain/words';
import { isolated } from '../../../../i18n/isolated';
import { useTranslation } from '../../../../i18n/useTranslation';
import { Field, Fields } from '../../../../ui/labels/Fields';
import { Money } from '../../../../ui/labels/Money';
import { ToneChip } from '../../../../ui/labels/chips';
import { SectionCard } from '../../../../ui/page/SectionCard';
import { useFormats } from '../../../../ui/text/formats';
import { Earlier } from './Earlier';

type Mark = { tone: Tone; label: Words };

const marks = {
  value_appeal: { tone: 'ochre', label: 'Waiting for valuation' },
  uphold_appeal: { tone: 'violet', label: 'Waiting for a decision' },
  upheld: { tone: 'green', label: outcomeWords.upheld.label },
  dismissed: { tone: 'red', label: outcomeWords.dismissed.label },
} as const satisfies Record<string, Mark>;

function markOf(claim: Claim, appeal: Appeal): Mark {
  return marks[appeal.outcome?.kind ?? findAppealStep(claim) ?? 'uphold_appeal'];
}

type AppealsCardProps = {
  claim: Claim;
  /** Until when an appeal can be filed is said as well, where there is none. */
  showsTime?: boolean;
};

/** The last appeal on a claim, those before it, and until when one can be filed; nothing where there is none of it. */
export function AppealsCard({ claim, showsTime = false }: AppealsCardProps) {
  const { t } = useTranslation();
  const { appeals = [] } = claim;
  const last = appeals.at(-1);
  const time = showsTime && !findOpenAppeal(claim) ? findAppealTime(claim) : undefined;
  if (!last && !time) return null;
  const mark = last && markOf(claim, last);
  return (
    <SectionCard
      title={
        <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          {t('Appeal')} {mark && <ToneChip tone={mark.tone} label={t(mark.label)} />}
        </Box>
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        {time && <AppealTimeFields claim={claim} />}
        {last && <AppealFields claim={claim} appeal={last} />}
      </Box>
      <Earlier
        summary={t('Earlier appeals')}
        parts={appeals.slice(0, -1).map((appeal, place) => (
          <AppealFields key={place} claim={claim} appeal={appeal} />
        ))}
      />
    </SectionCard>
  );
}

function AppealTimeFields({ claim }: { claim: Claim }) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const time = findAppealTime(claim);
  return (
    <Fields>
      <Field label={t('Last day to appeal')} wide>
        {time?.state === 'running'
          ? date(time.until)
          : t('{{days}} days from the day the claimant is told. Nobody has recorded that yet.', { days: appealDays })}
      </Field>
    </Fields>
  );
}

function AppealFields({ claim, appeal }: { claim: Claim; appeal: Appeal }) {
  const { t } = useTranslation();
  const { date, dateTime } = useFormats();
  const { decision, grounds, statement, files, lateReason, filedOn, filedBy, valuation, outcome } = appeal;
  const held = new Set(claim.evidence.otherAttachments.map(({ id }) => id));
  const names = files.map(({ id, name }) =>
    held.has(id) ? isolated(name) : t('{{name}} (no longer among the evidence)', { name }),
  );
  return (
    <Fields>
      <Field label={t('Appealed decision')}>
        {[t(toldDecisions[decision.kind].label), decision.at && date(decision.at)].filter(Boolean).join(', ')}
      </Field>
      <Field label={t('Filed by')}>{filedBy}</Field>
      <Field label={t('Filed on')}>{dateTime(filedOn)}</Field>
      <Field label={t('Grounds')} wide>
        {grounds.map((ground) => t(groundWords[ground].label)).join('\n')}
      </Field>
      <Field label={t('Statement')} wide>
        {statement}
      </Field>
      {names.length > 0 && (
        <Field label={t('Files')} wide>
          {names.join('\n')}
        </Field>
      )}
      {lateReason && (
        <Field label={t('Reason for taking it late')} wide>
          {lateReason}
        </Field>
      )}
      {valuation && (
        <>
          <Field label={t('Valued for the appeal')}>
            <Money amount={valuation.calculatedCompensation} />
          </Field>
          <Field label={t('Valued by')}>{valuation.verifiedBy}</Field>
          <Field label={t('Valued on')}>{dateTime(valuation.verifiedOn)}</Field>
          {valuation.verificationNotes && (
            <Field label={t('Verification notes')} wide>
              {valuation.verificationNotes}
            </Field>
          )}
        </>
      )}
      {outcome && <OutcomeFields outcome={outcome} />}
    </Fields>
  );
}

function OutcomeFields({ outcome }: { outcome: NonNullable<Appeal['outcome']> }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const { kind, amount, reasons, note, decidedOn, decidedBy, board } = outcome;
  return (
    <>
      <Field label={t('Outcome')}>{t(outcomeWords[kind].label)}</Field>
      {amount !== undefined && (
        <Field label={t('Approved amount')}>
          <Money amount={amount} />
        </Field>
      )}
      <Field label={t('Decided by')}>{board ? t('{{name}}, for the Board', { name: decidedBy }) : decidedBy}</Field>
      <Field label={t('Decided on')}>{dateTime(decidedOn)}</Field>
      {reasons && (
        <Field label={t('Reasons')} wide>
          {reasons.map((code) => t(dismissalWords[code].label)).join('\n')}
        </Field>
      )}
      {note && (
        <Field label={t('Decision note')} wide>
          {note}
        </Field>
      )}
    </>
  );
}

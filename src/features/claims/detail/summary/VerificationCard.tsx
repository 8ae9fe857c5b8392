import { informationAnswers, pieceText } from '../../../../domain/claim/asked/pieceText';
import type { Piece } from '../../../../domain/workflow/askedRecord';
import { verificationActions, type Verification } from '../../../../domain/workflow/verification';
import { useTranslation } from '../../../../i18n/useTranslation';
import { Field, Fields } from '../../../../ui/labels/Fields';
import { reasonsText } from '../../../../ui/text/reasonsText';
import { useFormats } from '../../../../ui/text/formats';
import { Money } from '../../../../ui/labels/Money';
import { SectionCard } from '../../../../ui/page/SectionCard';
import { Earlier } from './Earlier';
import { ReopenedFields } from './TakenBackFields';

/** What the district found when it last verified the claim, and what it did before; nothing while it never did. */
export function VerificationCard({ verifications }: { verifications: readonly Verification[] }) {
  const { t } = useTranslation();
  const last = verifications.at(-1);
  return (
    last && (
      <SectionCard title={t('District verification')}>
        <VerificationFields verification={last} />
        <Earlier
          summary={t('Earlier verifications')}
          parts={verifications.slice(0, -1).map((verification, place) => (
            <VerificationFields key={place} verification={verification} />
          ))}
        />
      </SectionCard>
    )
  );
}

function VerificationFields({ verification }: { verification: Verification }) {
  const { t } = useTranslation();
  const { date, dateTime } = useFormats();
  const { action, asked, reasons, actionReason, calculatedCompensation, valuation, valuationScheduleVersion } =
    verification;
  const asks = action === 'request_info';
  const answerText = ({ answer }: Piece) =>
    answer
      ? [t(informationAnswers[answer.how].label), answer.file?.name, answer.note].filter(Boolean).join(', ')
      : t('Still open');
  return (
    <Fields>
      <Field label={t('Action')}>{t(verificationActions[action].taken)}</Field>
      {!(asks && calculatedCompensation === undefined) && (
        <Field label={t('Calculated compensation')}>
          <Money amount={calculatedCompensation} status={action === 'reject' ? 'rejected' : undefined} />
        </Field>
      )}
      {!(asks && !valuationScheduleVersion) && (
        <Field label={t('Valuation schedule version')}>
          {valuation?.isSample
            ? t("{{version}} (sample, not the authority's rates)", { version: valuation.schedule })
            : valuationScheduleVersion}
        </Field>
      )}
      <Field label={asks ? t('Requested by') : t('Verified by')}>{verification.verifiedBy}</Field>
      <Field label={asks ? t('Requested on') : t('Verified on')}>{dateTime(verification.verifiedOn)}</Field>
      {valuation?.changedBecause && (
        <Field label={t('Reason for the changed compensation')} wide>
          {valuation.changedBecause}
        </Field>
      )}
      {reasons && (
        <Field label={t('Reasons')} wide>
          {reasonsText(t, reasons)}
        </Field>
      )}
      {actionReason && (
        <Field label={t('Action reason')} wide>
          {actionReason}
        </Field>
      )}
      {asked && <Field label={t('Awaited until')}>{date(asked.until)}</Field>}
      {asked && asked.pieces.length > 0 && (
        <Field label={t('What is missing')} wide>
          {asked.pieces.map((piece) => `${pieceText(t, piece, actionReason)}: ${answerText(piece)}`).join('\n')}
        </Field>
      )}
      {verification.verificationNotes && (
        <Field label={t('Verification notes')} wide>
          {verification.verificationNotes}
        </Field>
      )}
      <ReopenedFields reopened={verification.reopened} />
    </Fields>
  );
}

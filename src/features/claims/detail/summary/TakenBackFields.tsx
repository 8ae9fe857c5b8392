import { returnWords } from '../../../../domain/workflow/returnWords';
import type { TakenBack } from '../../../../domain/workflow/takenBack';
import { useTranslation } from '../../../../i18n/useTranslation';
import { Field } from '../../../../ui/labels/Fields';
import { useFormats } from '../../../../ui/text/formats';

/** That what the card tells of was reopened, by whom and why; nothing while it stands. */
export function ReopenedFields({ reopened }: Pick<TakenBack, 'reopened'>) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  return (
    reopened && (
      <>
        <Field label={t('Reopened by')}>{reopened.reopenedBy}</Field>
        <Field label={t('Reopened on')}>{dateTime(reopened.reopenedOn)}</Field>
        <Field label={t('Reason for reopening')} wide>
          {reopened.because}
        </Field>
      </>
    )
  );
}

/** That the approval was returned to the committee, and the final approval that was taken back with it. */
export function ReturnedFields({ returned }: Pick<TakenBack, 'returned'>) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  if (!returned) return null;
  const { finalApproval, reason, because } = returned;
  return (
    <>
      {finalApproval && (
        <>
          <Field label={t('Final approval by')}>{finalApproval.approvedBy}</Field>
          <Field label={t('Approved on')}>{dateTime(finalApproval.approvedOn)}</Field>
          {finalApproval.note && (
            <Field label={t('Approval note')} wide>
              {finalApproval.note}
            </Field>
          )}
        </>
      )}
      <Field label={t('Returned by')}>{returned.returnedBy}</Field>
      <Field label={t('Returned on')}>{dateTime(returned.returnedOn)}</Field>
      <Field label={t('Reason for returning')} wide>
        {t(returnWords[reason].label)}
      </Field>
      <Field label={t('Explanation')} wide>
        {because}
      </Field>
    </>
  );
}

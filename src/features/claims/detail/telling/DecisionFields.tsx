import type { ToldDecision } from '../../../../domain/claim/toldRecord';
import { toldDecisions } from '../../../../domain/claim/telling/toldWords';
import { useTranslation } from '../../../../i18n/useTranslation';
import { Field } from '../../../../ui/labels/Fields';
import { useFormats } from '../../../../ui/text/formats';

/** Which decision the claimant is told of. */
export function DecisionFields({ decision: { kind, at } }: { decision: ToldDecision }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  return (
    <>
      <Field label={t('Decision')}>{t(toldDecisions[kind].label)}</Field>
      <Field label={t('Decided on')}>{at ? dateTime(at) : t('Not known')}</Field>
    </>
  );
}

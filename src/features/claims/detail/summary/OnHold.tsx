import Alert from '@mui/material/Alert';
import { daysBetween } from '../../../../domain/dayCount';
import type { Claim } from '../../../../domain/claim/claim';
import { findHold, isToLookAgain } from '../../../../domain/workflow/holding';
import { holdWords } from '../../../../domain/workflow/holdWords';
import { isolated } from '../../../../i18n/isolated';
import { useTranslation } from '../../../../i18n/useTranslation';
import { useToday } from '../../../../ui/page/useToday';
import { useFormats } from '../../../../ui/text/formats';

/** Why a claim is on hold, since when, and when somebody is to look again; nothing of one that is not. */
export function OnHold({ claim }: { claim: Claim }) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const today = useToday();
  const hold = findHold(claim);
  if (!hold) return null;
  const { reason, note, lookAgainOn, heldOn, heldBy } = hold;
  const days = daysBetween(heldOn, today);
  const due = isToLookAgain(hold, today);
  return (
    <Alert severity={due ? 'warning' : 'info'} role="note" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      <strong>{t('On hold: {{reason}}', { reason: t(holdWords[reason].label) })}</strong>
      {note && <div>{isolated(note)}</div>}
      <div>
        {t('Since {{date}}, by {{name}}.', { date: date(heldOn), name: isolated(heldBy) })}{' '}
        {days > 0 && `${t('{{count}} days on hold', { count: days })}.`}{' '}
        {lookAgainOn &&
          (due
            ? t('The day to look again was {{date}}.', { date: date(lookAgainOn) })
            : `${t('Look again on {{date}}', { date: date(lookAgainOn) })}.`)}
      </div>
    </Alert>
  );
}

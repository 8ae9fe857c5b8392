import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { daysBetween } from '../../domain/dayCount';
import { claimListPath } from '../../domain/routes';
import { isToLookAgain } from '../../domain/workflow/holding';
import { holdWords } from '../../domain/workflow/holdWords';
import { useTranslation } from '../../i18n/useTranslation';
import { selectHeldClaims, type HeldClaim } from '../../store/claims/figures/held';
import { useAppSelector } from '../../store/hooks';
import { StatusChip, ToneChip } from '../../ui/labels/chips';
import { SectionCard } from '../../ui/page/SectionCard';
import { useFormats } from '../../ui/text/formats';
import { ClaimItem, threeAbreast } from './ClaimItem';

const claimsShown = 3;

/** How many claims are on hold, and those to look at again first (docs/product.md, Hold). */
export function OnHold({ today }: { today: string }) {
  const { t } = useTranslation();
  const held = useAppSelector(selectHeldClaims);
  const due = held.filter(({ hold }) => isToLookAgain(hold, today)).length;
  return (
    <SectionCard
      title={t('On hold')}
      description={[
        t('{{count}} claims are on hold.', { count: held.length }),
        due > 0 && t('For {{count}}, the day to look again has come.', { count: due }),
      ]
        .filter(Boolean)
        .join(' ')}
      actions={
        held.length > claimsShown && (
          <Button component={Link} to={claimListPath({ hold: '1' })} size="small">
            {t('List {{count}} claims', { count: held.length })}
          </Button>
        )
      }
    >
      <Box component="ul" sx={threeAbreast}>
        {held.slice(0, claimsShown).map((one) => (
          <Held key={one.claim.id} held={one} today={today} />
        ))}
      </Box>
    </SectionCard>
  );
}

function Held({ held: { claim, hold }, today }: { held: HeldClaim; today: string }) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const { reason, heldOn, lookAgainOn } = hold;
  const days = daysBetween(heldOn, today);
  return (
    <ClaimItem
      claim={claim}
      mark={
        <>
          <StatusChip status={claim.status} />
          {isToLookAgain(hold, today) && <ToneChip tone="red" label={t('Look again')} />}
        </>
      }
    >
      {t(holdWords[reason].label)} ·{' '}
      {days > 0 ? t('{{count}} days on hold', { count: days }) : t('On hold since today')}
      {lookAgainOn && <div>{t('Look again on {{date}}', { date: date(lookAgainOn) })}</div>}
    </ClaimItem>
  );
}

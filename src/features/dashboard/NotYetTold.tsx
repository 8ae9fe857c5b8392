import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { areaNames } from '../../domain/access/areas';
import { daysBetween } from '../../domain/dayCount';
import { claimListPath, routes } from '../../domain/routes';
import { selectAccessFacts } from '../../store/access/selectors';
import { selectUncovered } from '../../store/access/figures';
import type { ToldDecisionKind } from '../../domain/claim/toldRecord';
import { toldDecisions } from '../../domain/claim/telling/toldWords';
import type { Tone } from '../../domain/workflow/statuses';
import { useTranslation } from '../../i18n/useTranslation';
import { selectUntoldClaims, type UntoldClaim } from '../../store/claims/figures/untold';
import { useAppSelector } from '../../store/hooks';
import { ToneChip } from '../../ui/labels/chips';
import { SectionCard } from '../../ui/page/SectionCard';
import { SectionSkeleton } from '../../ui/page/Skeletons';
import { ClaimItem, threeAbreast } from './ClaimItem';
import { NothingHere } from './tables/NothingHere';

const claimsShown = 3;

const tones = {
  rejected_district: 'red',
  rejected_committee: 'red',
  awarded: 'green',
  closed: 'grey',
  appeal_dismissed: 'red',
} as const satisfies Record<ToldDecisionKind, Tone>;

/** The claims that are decided and whose claimants do not know it yet, the oldest first (docs/product.md, Told). */
export function NotYetTold({ today }: { today: string }) {
  const { t } = useTranslation();
  const open = useAppSelector((state) => state.storage.listed);
  const queue = useAppSelector(selectUntoldClaims);
  const shown = queue.slice(0, claimsShown);
  if (!open) return <SectionSkeleton fields={claimsShown} />;
  return (
    <SectionCard
      title={t('Decided, not yet told')}
      description={
        queue.length > 0 &&
        t('{{count}} claimants do not know the decision yet, oldest first.', { count: queue.length })
      }
      actions={
        queue.length > shown.length && (
          <Button component={Link} to={claimListPath({ told: 'no' })} size="small">
            {t('List {{count}} claims', { count: queue.length })}
          </Button>
        )
      }
    >
      {shown.length > 0 ? (
        <Box component="ul" sx={threeAbreast}>
          {shown.map((untold) => (
            <Untold key={untold.claim.id} untold={untold} today={today} />
          ))}
        </Box>
      ) : (
        <NothingHere
          text={t('All claimants know their decision. Claims appear here when they are rejected, closed or awarded.')}
        />
      )}
    </SectionCard>
  );
}

/** Where open claims lie and no officer works, in a register that gives each account its own districts; nothing without any. */
export function Uncovered() {
  const { t } = useTranslation();
  const { access } = useAppSelector(selectAccessFacts);
  const uncovered = useAppSelector(selectUncovered);
  if (!access.ownDistricts || uncovered.length === 0) return null;
  return (
    <Alert severity="warning">
      {t('No active officer works in: {{places}}. Nobody can verify the claims there.', {
        places: areaNames(uncovered),
      })}{' '}
      <TextLink component={Link} to={routes.userManagement.path} color="inherit">
        {t('User Management')}
      </TextLink>
    </Alert>
  );
}

function Untold({ untold: { claim, decision }, today }: { untold: UntoldClaim; today: string }) {
  const { t } = useTranslation();
  const { kind, at } = decision;
  const days = at === undefined ? 0 : daysBetween(at, today);
  return (
    <ClaimItem claim={claim} mark={<ToneChip tone={tones[kind]} label={t(toldDecisions[kind].label)} />}>
      {days > 0 ? t('Decided {{count}} days ago', { count: days }) : t('Decided today')}
    </ClaimItem>
  );
}

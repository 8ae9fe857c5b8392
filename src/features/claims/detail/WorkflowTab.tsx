import Block from '@mui/icons-material/BlockOutlined';
import CheckCircle from '@mui/icons-material/CheckCircle';
import RadioButtonChecked from '@mui/icons-material/RadioButtonChecked';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { AuditEvent } from '../../../domain/audit/audit';
import { type Claim } from '../../../domain/claim/claim';
import { reachedCommittee } from '../../../domain/claim/outcome';
import { daysOfPaidClaim } from '../../../domain/claim/daysOfPaidClaim';
import type { Payment } from '../../../domain/payment/payment';
import { roles, type Role } from '../../../domain/user/roles';
import { routes } from '../../../domain/routes';
import { stageHistory, type StageHistoryEntry } from '../../../domain/workflow/stageHistory';
import type { Stage } from '../../../domain/workflow/stages';
import { stageStateLabels, stageStates, type StageState } from '../../../domain/workflow/stageStates';
import { paymentStatuses } from '../../../domain/workflow/statuses';
import { isolated } from '../../../i18n/isolated';
import { useTranslation } from '../../../i18n/useTranslation';
import { useFormats } from '../../../ui/text/formats';
import { SectionCard } from '../../../ui/page/SectionCard';
import { findStageButton, type OfferedAction } from '../../shared/claimActions/actionButtons';
import { useBar } from '../../shared/claimActions/useBar';
import { DocketMark } from './ClaimHeading';

const marks = {
  completed: { Icon: CheckCircle, colour: 'success.main' },
  in_progress: { Icon: RadioButtonChecked, colour: 'primary.main' },
  pending: { Icon: RadioButtonUnchecked, colour: 'text.secondary' },
  blocked: { Icon: Block, colour: 'error.main' },
  closed: { Icon: Block, colour: 'text.secondary' },
  not_reached: { Icon: RadioButtonUnchecked, colour: 'text.secondary' },
} as const satisfies Record<StageState, { Icon: ComponentType<{ sx?: object }>; colour: string }>;

type WorkflowTabProps = {
  claim: Claim;
  role: Role;
  payments: readonly Payment[];
  events: readonly AuditEvent[];
  busy: boolean;
  onPress: (action: OfferedAction) => void;
};

/** The six stages: who did each and when, where the claim stands, whom it waits for (docs/product.md, Claim detail). */
export function WorkflowTab({ claim, role, payments, events, busy, onPress }: WorkflowTabProps) {
  const { t } = useTranslation();
  const button = findStageButton(role, claim.status, useBar(claim));
  return (
    <SectionCard
      title={t('Process flow')}
      actions={
        <Button component={Link} to={routes.glossary.path} size="small">
          {t('What the stages mean')}
        </Button>
      }
    >
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {stageStates(claim.status, reachedCommittee(claim)).map(({ stage, state }) => (
          <StageRow key={stage.number} stage={stage} state={state}>
            {stageHistory(stage.number, claim, events).map((entry) => (
              <HistoryEntry key={entry.id} entry={entry} />
            ))}
            {stage.number === 6 && claim.status === 'paid' && role === stage.role && (
              <Button
                component={Link}
                to={reportsPath(claim.claimant.district, daysOfPaidClaim(claim, payments))}
                variant="outlined"
                sx={{ mt: 1 }}
              >
                {t(stage.button)}
              </Button>
            )}
            {state === 'in_progress' && button && (
              <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 1 }}>
                <Button variant="contained" disabled={busy} onClick={() => onPress(button.action)}>
                  {t(button.label)}
                </Button>
                <DocketMark />
              </Box>
            )}
          </StageRow>
        ))}
      </Box>
    </SectionCard>
  );
}

function StageRow({ stage, state, children }: { stage: Stage; state: StageState; children: ReactNode }) {
  const { t } = useTranslation();
  const { Icon, colour } = marks[state];
  return (
    <Box
      component="li"
      aria-current={state === 'in_progress' ? 'step' : undefined}
      sx={{
        display: 'grid',
        gridTemplateColumns: '24px minmax(0, 1fr)',
        columnGap: 1.5,
        // A line from each mark to the next.
        '&:not(:last-of-type) .rail': { flex: 1 },
      }}
    >
      <Box aria-hidden sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center' }}>
        <Icon sx={{ color: colour }} />
        <Box className="rail" sx={{ width: '1px', bgcolor: 'divider' }} />
      </Box>
      <Box sx={{ pb: 3 }}>
        <Typography variant="h3">
          {stage.number}. {t(stage.name)}
          <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
            {' · '}
            {t(roles[stage.role].label)}
          </Box>
        </Typography>
        <Box sx={{ color: colour }}>{t(stageStateLabels[state], { role: t(roles[stage.role].label) })}</Box>
        {children}
      </Box>
    </Box>
  );
}

/** What was done; of a payment's update also what became of it. */
function HistoryEntry({ entry: { words, outcome, who, when } }: { entry: StageHistoryEntry }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  return (
    <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
      {t(words)}
      {outcome && ` (${t(paymentStatuses[outcome].label)})`}: {isolated(who)}, {dateTime(when)}
    </Box>
  );
}

/** The address of Reports with a district (its stored value) and days (YYYY-MM-DD, both included) filled in. */
function reportsPath(district: string, { from, to }: { from: string; to: string }): string {
  return `${routes.reports.path}?${new URLSearchParams({ district, from, to }).toString()}`;
}

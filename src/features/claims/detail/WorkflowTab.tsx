import Block from '@mui/icons-material/BlockOutlined';
import CheckCircle from '@mui/icons-material/CheckCircle';
import RadioButtonChecked from '@mui/icons-material/RadioButtonChecked';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { TFunction } from 'i18next';
import type { ComponentType, ReactNode } from 'react';
import type { AuditEvent } from '../../../domain/audit';
import { describeAuditAction, findLifecycleAction, lifecycleWords } from '../../../domain/auditWords';
import { reachedCommittee, type Claim } from '../../../domain/claim';
import { paymentStatusNames } from '../../../domain/payment';
import { roles, type Role } from '../../../domain/roles';
import { stageStates, type Stage, type StageState } from '../../../domain/stages';
import { paymentStatuses } from '../../../domain/statuses';
import { useTranslation } from '../../../i18n/useTranslation';
import { useFormats } from '../../../ui/formats';
import { SectionCard } from '../../../ui/SectionCard';
import { findStageButton, type Press } from './actionButtons';
import { DocketMark } from './ClaimHeading';
import { stageDeeds } from './stageDeeds';

const marks = {
  completed: { Icon: CheckCircle, colour: 'success.main', label: 'Completed' },
  in_progress: { Icon: RadioButtonChecked, colour: 'primary.main', label: 'In progress' },
  pending: { Icon: RadioButtonUnchecked, colour: 'text.secondary', label: undefined },
  blocked: { Icon: Block, colour: 'error.main', label: 'Process blocked (claim rejected)' },
  not_reached: { Icon: RadioButtonUnchecked, colour: 'text.secondary', label: 'Not reached' },
} as const satisfies Record<
  StageState,
  { Icon: ComponentType<{ sx?: object }>; colour: string; label: string | undefined }
>;

type WorkflowTabProps = {
  claim: Claim;
  role: Role;
  events: readonly AuditEvent[];
  busy: boolean;
  onPress: (press: Press) => void;
};

/** The six stages: who did each and when, where the claim stands, whom it waits for (SPEC.md section 4). */
export function WorkflowTab({ claim, role, events, busy, onPress }: WorkflowTabProps) {
  const { t } = useTranslation();
  const button = findStageButton(role, claim.status);
  return (
    <SectionCard title={t('Process flow')}>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {stageStates(claim.status, reachedCommittee(claim)).map(({ stage, state }) => (
          <StageRow key={stage.number} stage={stage} state={state}>
            {stageDeeds(stage.number, events).map((event) => (
              <Deed key={event.id} words={describeDeed(t, event)} who={event.user} when={event.timestamp} />
            ))}
            {stage.number === 4 && <ImpliedApproval claim={claim} events={events} />}
            {state === 'in_progress' && button && (
              <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 1 }}>
                <Button variant="contained" disabled={busy} onClick={() => onPress(button.press)}>
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
  const { Icon, colour, label } = marks[state];
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
        <Box sx={{ color: colour }}>
          {label ? t(label) : t('Awaiting: {{role}}', { role: t(roles[stage.role].label) })}
        </Box>
        {children}
      </Box>
    </Box>
  );
}

/** Marking an approved claim as paid gives its final approval along the way, with no event of its own. */
function ImpliedApproval({ claim: { finalApproval }, events }: Pick<WorkflowTabProps, 'claim' | 'events'>) {
  const { t } = useTranslation();
  if (!finalApproval || stageDeeds(4, events).length > 0) return null;
  return (
    <Deed words={t(lifecycleWords.final_approval)} who={finalApproval.approvedBy} when={finalApproval.approvedOn} />
  );
}

/** What was done; of a payment's update also what became of it. */
function describeDeed(t: TFunction, event: AuditEvent): string {
  const words = t(describeAuditAction(event));
  if (findLifecycleAction(event) !== 'update_payment') return words;
  const outcome = event.changes?.find(({ field }) => field === 'payment.paymentStatus')?.newValue;
  const status = paymentStatusNames.find((name) => name === outcome);
  return status ? `${words} (${t(paymentStatuses[status].label)})` : words;
}

/** `words` are translated. */
function Deed({ words, who, when }: { words: string; who: string; when: string }) {
  const { dateTime } = useFormats();
  return (
    <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
      {words}: {who}, {dateTime(when)}
    </Box>
  );
}

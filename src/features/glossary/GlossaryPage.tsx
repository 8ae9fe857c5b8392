import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { actionsAt, dutiesOf } from '../../domain/workflow/glossary';
import { roleNames, roles, type Role } from '../../domain/user/roles';
import { findDocketRole } from '../../domain/workflow/stages';
import { claimStatuses, statuses, type ClaimStatus, type StatusRow } from '../../domain/workflow/statuses';
import type { Words } from '../../domain/words';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppSelector } from '../../store/hooks';
import { selectRole } from '../../store/session/selectors';
import { Page } from '../../ui/page/Page';
import { SectionCard } from '../../ui/page/SectionCard';
import { StackedTable } from '../../ui/list/StackedTable';
import { StatusChip, ToneChip } from '../../ui/labels/chips';
import { StageFlow } from './StageFlow';

/** How a claim goes through the portal, in plain words: the stages, the statuses, and who does what. */
export function GlossaryPage() {
  const { t } = useTranslation();
  return (
    <Page
      title={t('Statuses and Roles')}
      subtitle={t('How a claim moves from registration to payment, and who does what')}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <SectionCard title={t('The six stages')}>
          <StageFlow />
        </SectionCard>
        <SectionCard title={t('Statuses')} description={t('See what each status means and who acts next.')}>
          <StackedTable
            label={t('Statuses')}
            columns={statusColumns}
            rows={claimStatuses}
            rowKey={(status) => status}
            stackBelow="md"
          />
        </SectionCard>
        <SectionCard
          title={t('Roles')}
          description={t('See what each role can do. Everyone can see all claims and reports.')}
        >
          <Box
            component="ul"
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
              gap: 2,
              listStyle: 'none',
              m: 0,
              p: 0,
            }}
          >
            {roleNames.map((role) => (
              <RoleCard key={role} role={role} />
            ))}
          </Box>
        </SectionCard>
      </Box>
    </Page>
  );
}

const statusColumns = [
  { label: 'Status', cell: (status: ClaimStatus) => <StatusChip status={status} />, width: '190px' },
  { label: 'What it means', cell: (status: ClaimStatus) => <Meaning status={status} /> },
  { label: 'Who acts next', cell: (status: ClaimStatus) => <WhoseTurn status={status} />, width: '150px' },
  { label: 'Possible actions', cell: (status: ClaimStatus) => <PossibleActions status={status} />, width: '34%' },
] as const satisfies readonly { label: Words; cell: (status: ClaimStatus) => ReactNode; width?: string }[];

function Meaning({ status }: { status: ClaimStatus }) {
  const { t } = useTranslation();
  const { meaning, context }: StatusRow = statuses[status];
  return t(meaning, { context });
}

function WhoseTurn({ status }: { status: ClaimStatus }) {
  const { t } = useTranslation();
  const role = findDocketRole(status);
  return role ? t(roles[role].label) : t('No one: the claim has ended');
}

function PossibleActions({ status }: { status: ClaimStatus }) {
  const { t } = useTranslation();
  const byRole = actionsAt(status);
  if (byRole.length === 0) return t('No further actions');
  return byRole.map(({ role, actions }) => (
    <div key={role}>
      <Box component="span" sx={{ color: 'text.secondary' }}>{`${t(roles[role].label)}: `}</Box>
      {actions.map((action) => t(action)).join(', ')}
    </div>
  ));
}

function RoleCard({ role }: { role: Role }) {
  const { t } = useTranslation();
  const mine = useAppSelector(selectRole) === role;
  const { actions, permissions, screens } = dutiesOf(role);
  return (
    <Card component="li" sx={{ display: 'grid', alignContent: 'start', gap: 1.5, p: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="h3">{t(roles[role].label)}</Typography>
        {mine && <ToneChip tone="green" label={t('Your role')} />}
      </Box>
      <Box
        component="dl"
        sx={{ display: 'grid', gap: 1.5, m: 0, '& dd': { m: 0 }, '& dt': { color: 'text.secondary' } }}
      >
        <Duty label={t('Actions on claims')} words={actions} />
        <Duty label={t('Other permissions')} words={permissions} />
        <Duty label={t('Screens')} words={screens} />
      </Box>
    </Card>
  );
}

function Duty({ label, words }: { label: string; words: readonly Words[] }) {
  const { t } = useTranslation();
  if (words.length === 0) return null;
  return (
    <div>
      <Box component="dt" sx={{ typography: 'body2' }}>
        {label}
      </Box>
      <dd>{words.map((word) => t(word)).join(' · ')}</dd>
    </div>
  );
}

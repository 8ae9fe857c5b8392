import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { rejectionStages, stageMeanings, statusesAt } from '../../domain/workflow/glossary';
import { roles } from '../../domain/user/roles';
import { stages, type Stage } from '../../domain/workflow/stages';
import { statuses, type StatusRow } from '../../domain/workflow/statuses';
import { useTranslation } from '../../i18n/useTranslation';
import { StatusChip } from '../../ui/labels/chips';

/** The width from which the stages stand side by side. */
const wide = '@media (min-width: 1024px)';

/** The six stages in their order, from one to the next: a row where there is room for it, else a column. */
export function StageFlow() {
  const { t } = useTranslation();
  return (
    <>
      <Box component="ol" aria-label={t('The six stages')} sx={flow}>
        {stages.map((stage) => (
          <StageStep key={stage.number} stage={stage} />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 2 }}>
        <StatusChip status="rejected" />
        <span>
          {t('A claim can be rejected at these stages: {{stages}}. It then ends there.', {
            stages: rejectionStages().join(', '),
          })}
        </span>
      </Box>
    </>
  );
}

function StageStep({ stage: { number, name, role } }: { stage: Stage }) {
  const { t } = useTranslation();
  const held = statusesAt(number);
  const rows = held.map((status): StatusRow => statuses[status]);
  const tone = statuses[held.find((status) => status !== 'draft') ?? 'draft'].tone;
  return (
    <li>
      <Box
        aria-hidden
        className="mark"
        sx={(theme) => ({
          color: theme.vars.palette.tones[tone].text,
          bgcolor: theme.vars.palette.tones[tone].ground,
        })}
      >
        {number}
      </Box>
      <div>
        <Typography variant="h3">{t(name)}</Typography>
        <Box sx={{ color: 'text.secondary', typography: 'body2' }}>{t(roles[role].label)}</Box>
        <Box sx={{ mt: 0.5 }}>{t(stageMeanings[number])}</Box>
        <Box sx={{ mt: 0.5, typography: 'body2' }}>
          {rows.map(({ label, context }) => t(label, { context })).join(' · ')}
        </Box>
      </div>
    </li>
  );
}

/** Each mark has a line to the next, which ends in an arrow head. */
const flow = {
  display: 'grid',
  listStyle: 'none',
  m: 0,
  p: 0,
  [wide]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  '& li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '36px minmax(0, 1fr)',
    columnGap: 1.5,
    pb: 3,
    overflowWrap: 'break-word',
    [wide]: { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', rowGap: 1, pb: 0, pr: 2 },
  },
  '& .mark': {
    display: 'grid',
    placeItems: 'center',
    width: 36,
    height: 36,
    borderRadius: '50%',
    fontWeight: 650,
    fontVariantNumeric: 'tabular-nums',
  },
  '& li:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    left: '17px',
    top: '40px',
    bottom: '8px',
    borderLeft: '2px solid',
    borderColor: 'outline',
    [wide]: { left: '44px', right: '16px', top: '17px', bottom: 'auto', borderLeft: 0, borderTop: '2px solid' },
  },
  '& li:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    left: '14px',
    bottom: '8px',
    width: 8,
    height: 8,
    borderRight: '2px solid',
    borderBottom: '2px solid',
    borderColor: 'outline',
    transform: 'rotate(45deg)',
    [wide]: { left: 'auto', right: '16px', top: '14px', bottom: 'auto', transform: 'rotate(-45deg)' },
  },
} as const;

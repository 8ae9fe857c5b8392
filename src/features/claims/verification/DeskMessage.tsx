import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Claim } from '../../../domain/claim/claim';
import { claimPath } from '../../../domain/routes';
import { useTranslation } from '../../../i18n/useTranslation';
import { findNextInQueue, selectQueue } from '../../../store/claims/figures/queues';
import { useAppSelector } from '../../../store/hooks';
import { DeskTitle } from './DeskTitle';
import type { QueueChoice } from './QueueList';

type DeskMessageProps = {
  title: string;
  text: string;
  /** The claim that is not open here: it can be read on its own page, and the queue goes on after it. */
  claim?: Claim;
  bar: ReactNode;
  arriving: boolean;
  onArrived: () => void;
  onChoose: (claimId: string, choice: QueueChoice) => void;
};

/** Instead of a claim: why it is not open here, and what to go on with. */
export function DeskMessage({ title, text, claim, bar, arriving, onArrived, onChoose }: DeskMessageProps) {
  const { t } = useTranslation();
  const queue = useAppSelector(selectQueue);
  const next = claim ? findNextInQueue(queue, claim) : queue[0];
  return (
    <Card sx={{ display: 'grid', gap: 1.5, p: 3, justifyItems: 'start' }}>
      {bar}
      <DeskTitle arriving={arriving} onArrived={onArrived}>
        {title}
      </DeskTitle>
      <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{text}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {next && (
          <Button variant="contained" onClick={() => onChoose(next.id, 'enter')}>
            {t('Open the next claim')}
          </Button>
        )}
        {claim && (
          <Button variant="outlined" color="secondary" component={Link} to={claimPath(claim.id)}>
            {t('Full claim')}
          </Button>
        )}
      </Box>
    </Card>
  );
}

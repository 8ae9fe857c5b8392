import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useMemo, useState } from 'react';
import { Navigate } from 'react-router-dom';
import type { Claim } from '../../../domain/claim/claim';
import { findNextInQueue, searchQueue, selectQueue } from '../../../store/claims/figures/queues';
import { findClaim } from '../../../store/claims/selectors';
import { useAppSelector } from '../../../store/hooks';
import { Confirmation } from '../../../ui/commandForm/Confirmation';
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden';
import { Desk } from './Desk';
import { DeskBar } from './DeskBar';
import { HiddenBySearch } from './HiddenBySearch';
import type { QueueChoice } from './QueueList';
import { EmptyQueue, QueuePanel } from './QueuePanel';
import type { QueueRole } from './queueWords';
import { useArrival } from './DeskTitle';
import { claimSearch } from './useOpenClaim';
import { OverPage, InSight } from '../../../ui/commandForm/useQuestion';
import { useLeaveQueue } from './useLeaveQueue';
import { atEnd, useWayThrough } from './useWayThrough';

/**
 * The queue, and beside it the claim that is open; under 900 px the one or the other. A claim with something typed and
 * not sent stays in the page, out of sight, while others are looked at.
 */
export function Workbench({ role, today }: { role: QueueRole; today: string }) {
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const queue = useAppSelector(selectQueue);
  const [search, setSearch] = useState('');
  const found = useMemo(() => searchQueue(queue, search), [queue, search]);

  const { unsent, markUnsent, setDialogUnsent, question } = useLeaveQueue();
  // Decided elsewhere meanwhile: what was typed for them must stay within reach.
  const claims = useAppSelector((state) => state.claims.entities);
  const left = useMemo(
    () => [...unsent].flatMap((id) => claims[id] ?? []).filter((claim) => !queue.includes(claim)),
    [unsent, claims, queue],
  );
  const way = useWayThrough({ wide, search });
  const { openId, arrival, goOn, arriveAt, onArrived } = way;
  const openClaim = useAppSelector((state) => (openId === undefined ? undefined : findClaim(state, openId)));

  /** Closed because the search shows it no more, until another is chosen or the search is cleared. */
  const [hidden, setHidden] = useState<Claim>();
  const { choose: show } = way;
  const choose = useCallback(
    (claimId: string, choice: QueueChoice) => {
      setHidden(undefined);
      show(claimId, choice);
    },
    [show],
  );
  const narrow = (text: string) => {
    setSearch(text);
    const isShown = (claim: Claim) => searchQueue(queue, text).includes(claim);
    if (wide && openClaim && queue.includes(openClaim) && !isShown(openClaim)) {
      setHidden(openClaim);
      way.close();
    } else if (hidden && text.trim() === '') choose(hidden.id, 'move');
  };

  const onDecided = useCallback(
    (claim: Claim) => {
      const isLeft = goOn(claim);
      if (isLeft) markUnsent(claim.id, false);
      return isLeft;
    },
    [goOn, markUnsent],
  );

  if (queue.length === 0 && openId === undefined && unsent.size === 0) {
    return <EndOfQueue role={role} arriving={arrival === atEnd} onArrived={onArrived} />;
  }
  const first = found[0] ?? queue[0];
  const next = openClaim && (findNextInQueue(found, openClaim) ?? findNextInQueue(queue, openClaim));
  const listed = found.some(({ id }) => id === openId) ? found : queue;
  const position = listed.findIndex(({ id }) => id === openId) + 1;
  // Where a message stands in the claim's place, the message leads on.
  const hasForm = position > 0 || (openId !== undefined && unsent.has(openId));
  const desks = [...new Set(openId === undefined ? unsent : [openId, ...unsent])];

  const bar = (
    <DeskBar
      position={position}
      count={listed.length}
      next={hasForm ? next : undefined}
      onOpen={(claimId) => choose(claimId, 'enter')}
      onBack={wide ? undefined : way.backToQueue}
    />
  );

  return (
    <>
      {wide && openId === undefined && !hidden && first && <Navigate to={{ search: claimSearch(first.id) }} replace />}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '300px minmax(0, 1fr)', lg: '340px minmax(0, 1fr)' },
        }}
      >
        <Box hidden={!wide && openId !== undefined} sx={{ position: { md: 'sticky' }, top: '4.5rem' }}>
          <QueuePanel
            role={role}
            total={queue.length}
            found={found}
            left={left}
            search={search}
            onSearch={narrow}
            openId={openId}
            today={today}
            unsent={unsent}
            onChoose={choose}
            // Not before the queue is in sight again: what is hidden takes no focus.
            returnTo={openId === undefined ? way.returnTo : undefined}
            onReturned={way.onReturned}
          />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          {hidden && openId === undefined && <HiddenBySearch claim={hidden} unsent={unsent.has(hidden.id)} />}
          <OverPage value={setDialogUnsent}>
            {desks.map((claimId) => (
              <div key={claimId} hidden={claimId !== openId}>
                <InSight value={claimId === openId}>
                  <Desk
                    claimId={claimId}
                    role={role}
                    bar={claimId === openId && bar}
                    arriving={claimId === openId && claimId === arrival}
                    onArrived={onArrived}
                    onArrive={arriveAt}
                    onChoose={choose}
                    onUnsent={markUnsent}
                    onDecided={onDecided}
                  />
                </InSight>
              </div>
            ))}
          </OverPage>
        </Box>
      </Box>
      <VisuallyHidden role="status">{way.said}</VisuallyHidden>
      <Confirmation question={question} />
    </>
  );
}

type EndOfQueueProps = { role: QueueRole; arriving: boolean; onArrived: () => void };

function EndOfQueue({ role, arriving, onArrived }: EndOfQueueProps) {
  const ref = useArrival<HTMLDivElement>(arriving, onArrived);
  return (
    <Card ref={ref} tabIndex={-1}>
      <EmptyQueue role={role} />
    </Card>
  );
}

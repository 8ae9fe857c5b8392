import { memo, useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { useHref } from 'react-router-dom';
import type { Claim } from '../../../domain/claim/claim';
import { routes } from '../../../domain/routes';
import { queueKeys } from '../../../ui/page/shortcuts';
import { QueueRow } from './QueueRow';
import { QueueRows } from './QueueRows';

/** `enter`: the person goes on in the claim; `look`: they stay in the queue; `move`: they pass by with the arrow keys. */
export type QueueChoice = 'enter' | 'look' | 'move';

type QueueListProps = {
  label: string;
  claims: readonly Claim[];
  openId: string | undefined;
  today: string;
  unsent: ReadonlySet<string>;
  /** Says to a screen reader how the keys work. */
  hintId: string;
  onChoose: (claimId: string, choice: QueueChoice) => void;
};

const steps: Record<(typeof queueKeys)[number], (index: number, count: number) => number> = {
  ArrowDown: (index, count) => Math.min(index + 1, count - 1),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_index, count) => count - 1,
};

const rowAt = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-claim]') : null;

/** The claims of the queue as links: one of them is a tab stop, the arrow keys go from claim to claim. */
export const QueueList = memo(function QueueList(props: QueueListProps) {
  const { label, claims, openId, today, unsent, hintId, onChoose } = props;
  const path = useHref(routes.verification.path);
  const listRef = useRef<HTMLUListElement>(null);
  /** An arrow key is being held: claims are passed by, and the one it stops at is opened. */
  const held = useRef(false);
  const tabStop = claims.some(({ id }) => id === openId) ? openId : claims[0]?.id;

  useEffect(() => {
    if (openId) findRow(listRef.current, openId)?.scrollIntoView({ block: 'nearest' });
  }, [openId]);

  function click(event: MouseEvent) {
    const id = rowAt(event.target)?.dataset.claim;
    if (!id || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // Enter clicks without a pointer.
    onChoose(id, event.detail === 0 ? 'enter' : 'look');
  }

  function keyDown(event: KeyboardEvent) {
    const key = queueKeys.find((name) => name === event.key);
    const row = rowAt(event.target);
    if (!key || !row || event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    const index = claims.findIndex(({ id }) => id === row.dataset.claim);
    const next = claims[steps[key](index, claims.length)];
    if (!next) return;
    findRow(listRef.current, next.id)?.focus();
    held.current = event.repeat;
    if (!event.repeat) onChoose(next.id, 'move');
  }

  function keyUp(event: KeyboardEvent) {
    const id = rowAt(event.target)?.dataset.claim;
    if (held.current && id) onChoose(id, 'move');
    held.current = false;
  }

  return (
    <QueueRows
      ref={listRef}
      tabIndex={-1}
      aria-label={label}
      aria-describedby={hintId}
      onClick={click}
      onKeyDown={keyDown}
      onKeyUp={keyUp}
    >
      {claims.map((claim) => (
        <QueueRow
          key={claim.id}
          claim={claim}
          path={path}
          today={today}
          isOpen={claim.id === openId}
          isTabStop={claim.id === tabStop}
          unsent={unsent.has(claim.id)}
        />
      ))}
    </QueueRows>
  );
});

/** The row of a claim, looked up by its id without asking what may stand in a selector. */
export function findRow(list: ParentNode | null, claimId: string): HTMLElement | undefined {
  const rows = list?.querySelectorAll<HTMLElement>('a[data-claim]') ?? [];
  return [...rows].find((row) => row.dataset.claim === claimId);
}

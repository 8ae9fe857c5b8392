import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { idle } from '../../../../platform/page/idle';

const load = () => import(/* webpackChunkName: "claim-print" */ './ClaimPrint');

type Piece = Awaited<ReturnType<typeof load>>;

/**
 * What is printed in place of the page: `piece` is there while the browser prints, by its own menu and keys as well, for
 * its code comes as soon as the page has nothing else to do.
 */
export function usePrint() {
  const [piece, setPiece] = useState<Piece>();
  const loaded = useRef<Piece>(null);

  useEffect(() => {
    let wanted = true;
    const fetchAhead = async () => {
      await idle();
      if (wanted) loaded.current = await load();
    };
    // Without a connection it is asked for again by the Print button, which says so.
    fetchAhead().catch(() => {});

    // The browser takes the page as it is when this returns.
    const begin = () => flushSync(() => setPiece(loaded.current ?? undefined));
    const end = () => setPiece(undefined);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      wanted = false;
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);

  /** Opens the browser's print dialog. Rejects when the code cannot be loaded. */
  const print = async () => {
    loaded.current ??= await load();
    window.print();
  };
  return { piece, print };
}

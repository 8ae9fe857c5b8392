import type { RefObject } from 'react';
import { useShortcuts } from './useShortcuts';

/** The keys that are pressed alone. A piece of its own: it follows the address. */
export function Shortcuts({ main, onList }: { main: RefObject<HTMLElement | null>; onList: () => void }) {
  useShortcuts(main, onList);
  return null;
}

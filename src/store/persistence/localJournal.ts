import type { Journal } from '../../domain/register/journal';
import type { RegisterStorage } from './registerStorage';

/**
 * The journal of a browser that gives no IndexedDB: localStorage itself, written all or nothing, with its sequence
 * number last. It tells that there were deeds, and not which.
 */
export function localJournal(storage: RegisterStorage): Journal {
  return {
    since: (sequence) => {
      // It moves, or has moved, to the database that another tab has: what is left here is not the register.
      if (storage.findMove()) return Promise.resolve(undefined);
      const there = storage.sequence();
      return Promise.resolve({ sequence: there, home: 'localStorage', whole: there === sequence, rows: [] });
    },
    append: ({ after, writes }) => {
      if (storage.findMove()) return Promise.resolve('failed');
      if (storage.sequence() !== after) return Promise.resolve('overtaken');
      return Promise.resolve(storage.keepAlone(writes, after + 1) ? 'stored' : 'full');
    },
    // localStorage has them already.
    keepDrafts: () => Promise.resolve(true),
    rows: () => Promise.resolve([]),
    packs: () => Promise.resolve({ packs: [], newer: [] }),
    keepPacks: () => Promise.resolve(false),
    move: () => Promise.resolve('failed'),
  };
}

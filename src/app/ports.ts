import { openChannel } from '../platform/tabs/channel';
import { yieldToMain } from '../platform/page/yieldToMain';
import { isLockHeld, shareLock, withLock } from '../platform/tabs/locks';
import { portalVersion } from '../platform/offline/version';
import { openEventLog } from '../platform/databaseEventLog';
import { createStorageLock } from '../platform/tabs/storageLock';
import { deviceTexts } from '../platform/vault/deviceVault';
import { sealedBackend } from '../platform/vault/sealedBackend';
import { createRegisterStorage } from '../store/persistence/registerStorage';
import type { Ports, TabMessage } from '../store/ports';
import { isTabMessage } from '../store/tabs/tabMessage';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

function randomCharacters(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(5));
  return Array.from(bytes, (byte) => alphabet.charAt(byte % alphabet.length)).join('');
}

/** The browser as the store asks for it. */
export function browserPorts(): Ports {
  const channel = openChannel<TabMessage>('wildlife-claims');
  const storage = createRegisterStorage(sealedBackend(localStorage, deviceTexts));
  const lockName = 'claims-register';
  const inTurns = createStorageLock(lockName, storage.sequence);
  const submissionLock = (draftId: string) => `wildlife-claims-submission/${draftId}`;
  let hasLog = false;
  return {
    storage,
    async openLog(onNewer, onGone) {
      const log = await openEventLog({ onNewer, onGone, cipher: deviceTexts });
      hasLog = log !== undefined;
      return log;
    },
    // The log orders the tabs by itself; localStorage alone is seen by other tabs a little late.
    withLock: (run, signal) => (hasLog ? withLock(lockName, run, signal) : inTurns(run, signal)),
    submissions: {
      hold: (draftId) => shareLock(submissionLock(draftId)),
      isHeld: (draftId) => isLockHeld(submissionLock(draftId)),
    },
    tabs: {
      post: channel.post,
      listen: (hear) =>
        void channel.listen((message) => {
          if (isTabMessage(message)) hear(message);
        }),
    },
    openShare: () => import(/* webpackChunkName: "share" */ '../platform/share').then(({ openShare }) => openShare()),
    yieldToMain,
    now: () => new Date().toISOString(),
    random: randomCharacters,
    snapshotAfter: 100,
    // 4 MB, some 7,000 rows: a register that localStorage has room for is read whole.
    newestLogBuckets: 64,
    userAgent: navigator.userAgent,
    build: portalVersion(),
  };
}

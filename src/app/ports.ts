import { openChannel } from '../platform/channel';
import { breathe } from '../platform/breathe';
import { takeTurns } from '../platform/turns';
import { createRegisterStorage } from '../store/persistence/registerStorage';
import type { Ports, TabMessage } from '../store/ports';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

function randomCharacters(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(5));
  return Array.from(bytes, (byte) => alphabet.charAt(byte % alphabet.length)).join('');
}

/** The browser as the store asks for it. */
export function browserPorts(): Ports {
  const channel = openChannel<TabMessage>('wildlife-claims');
  const storage = createRegisterStorage(localStorage);
  return {
    storage,
    withLock: takeTurns('wildlife-claims-register', storage.sequence),
    tabs: {
      post: channel.post,
      // Only tabs of this portal speak on this channel.
      listen: (hear) => void channel.listen((message) => hear(message as TabMessage)),
    },
    breathe,
    now: () => new Date().toISOString(),
    random: randomCharacters,
    userAgent: navigator.userAgent,
  };
}

import type { PassphraseEvent } from '../../domain/user/passphraseEvents';
import { defineCommand } from '../command';
import { commit } from '../commit';
import { passphraseChanged, sidebarToggled } from '../events';

/** Leaves the audit event of what was done to the device passphrase. Refused to nobody who is signed in. */
export const recordPassphrase = (deed: PassphraseEvent) => commit(passphraseCommand({ deed }));

const passphraseCommand = defineCommand<{ deed: PassphraseEvent }>({
  scope: 'device',
  name: 'settings/recordPassphrase',
  label: null,
  decide: (_state, { form }, stamp) => ({ ok: true, event: passphraseChanged(form, stamp), value: undefined }),
});

/** Remembers the sidebar as open or closed. */
export const toggleSidebar = (open: boolean) => commit(sidebarCommand({ open }));

const sidebarCommand = defineCommand<{ open: boolean }>({
  scope: 'device',
  name: 'settings/toggleSidebar',
  label: null,
  decide: (_state, { form }, stamp) => ({ ok: true, event: sidebarToggled(form, stamp), value: undefined }),
});

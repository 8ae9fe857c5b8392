import type { RegisterRecords } from '../domain/register/kinds/kinds';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { Role } from '../domain/user/roles';
import { formOfUser } from '../domain/user/userForm';
import { updatePayment, verifyClaim } from '../test/claimCommands';
import type { AppThunk } from '../store/services';
import { signIn } from '../store/session/commands';
import { updateUser } from '../store/users/commands';
import {
  buildAuditEvent,
  buildNotification,
  buildPayment,
  buildUser,
  completePaymentForm,
  completeVerificationForm,
} from '../test/builders';
import { recordsAt } from '../test/recordsAt';
import { renderApp } from '../test/renderApp';

type List = {
  role: Role;
  at: string;
  records: Partial<RegisterRecords>;
  width?: number;
  /** Pressed to see the list. */
  press?: RegExp;
  /** What names the list, and the control in it that has the focus: a button, unless it is a link. */
  label: string;
  control: RegExp;
  isLink?: true;
  /** Done in another tab: a row above the control comes, goes or moves. */
  deed: AppThunk<Promise<unknown>>;
};

const waiting = ['CL-1', 'CL-2'].map(
  (id, index) => recordsAt('under_verification', { id, submittedAt: `2025-07-0${index + 1}T07:00:00.000Z` }).claim,
);
const inPayment = recordsAt('payment_processing', { id: 'CL-1' });
const moses = buildUser({ id: 'USER-4', name: 'Moses Baluku', email: 'moses@uwa.example' });
const users = [moses, buildUser()];
const rename = updateUser({ id: 'USER-1', rev: 1 }, { ...formOfUser(buildUser()), name: 'Aaron Auma' });
const accounts = { role: 'admin', at: '/user-management', records: { users }, label: 'System Users' } as const;
const audit = [buildAuditEvent()];
const log = { role: 'admin', records: { users, audit }, deed: rename, width: 700 } as const;

const lists: [what: string, list: List][] = [
  [
    'the queue',
    {
      role: 'district_officer',
      at: '/verification',
      records: { claims: waiting },
      label: 'Claims table',
      control: /CL-2/,
      isLink: true,
      deed: verifyClaim({ id: 'CL-1', rev: 4 }, completeVerificationForm()),
    },
  ],
  [
    'the payments',
    {
      role: 'finance',
      at: '/fund-management',
      records: {
        claims: [inPayment.claim, recordsAt('payment_processing', { id: 'CL-2' }).claim],
        payments: [
          ...inPayment.payments,
          buildPayment({ id: 'PAY-00', claimId: 'CL-2', createdAt: '2025-07-04T07:00:00.000Z' }),
        ],
      },
      label: 'Payments',
      control: /^Process payment .* CL-2$/,
      deed: updatePayment({ id: 'CL-1', rev: 4 }, 'PAY-0', completePaymentForm()),
    },
  ],
  ['the accounts', { ...accounts, control: /^Edit Moses/, deed: rename }],
  ['the accounts on a phone', { ...accounts, width: 360, control: /^Edit Moses/, deed: rename }],
  ['the audit trail', { ...log, at: '/audit-logs?tab=trail&live=1', label: 'Audit Trail', control: /^Details: Claim/ }],
  [
    'the notifications',
    {
      role: 'admin',
      at: '/nowhere',
      records: {
        users: [{ ...moses, status: 'inactive' }],
        notifications: [buildNotification({ role: 'admin', action: 'approve', claimId: 'CL-1' })],
      },
      press: /^Notifications/,
      label: 'Notifications',
      control: /CL-1/,
      isLink: true,
      deed: signIn({ role: 'finance', username: moses.email, password: 'secret-12', twoFactorCode: '' }),
    },
  ],
];

afterEach(() => {
  window.innerWidth = 1024;
});

test.each(lists)('in %s the focus stays with its row when another comes, goes or moves above', async (_what, list) => {
  window.innerWidth = list.width ?? 1024;
  const { browser, user } = await renderApp(list);
  if (list.press) await user.click(await screen.findByRole('button', { name: list.press }));
  const shown = await screen.findByLabelText(
    list.label,
    { selector: 'ul, [role=grid], [role=dialog]' },
    { timeout: 15_000 },
  );
  const control = within(shown).getByRole(list.isLink ? 'link' : 'button', {
    name: list.control,
  });
  const theirs = browser.openTab();
  await theirs.opened;
  act(() => control.focus());
  const before = shown.textContent;
  await act(async () => void (await theirs.store.dispatch(list.deed)));
  await waitFor(() => expect(shown.textContent).not.toBe(before));
  expect(control).toHaveFocus();
  expect(control).toHaveAccessibleName(expect.stringMatching(list.control));
});

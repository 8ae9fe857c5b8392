import type { Portal } from '../pages/Portal';
import { appealWaitsFor, findSampleUser, storedClaims, type StoredClaim } from '../support/storage';
import { button, dialog, openClaimAt, type Scene, type SceneGroup } from './scene';

/** Opens the first claim of the sample register that is so. */
async function openClaimWhere(portal: Portal, isSo: (claim: StoredClaim) => boolean) {
  const found = (await storedClaims(portal.page)).find(isSo);
  if (!found) throw new Error('The sample register has no such claim');
  await portal.claim.open(found.id);
}

/** YYYY-MM-DD; who was told since can appeal on every day on which the checks run. */
const inTime = () => new Date(Date.now() - 25 * 24 * 3_600_000).toISOString().slice(0, 10);

/** The form of an action, on the claim that is open. */
const form = (name: string, action: string): Scene => ({
  name,
  goesOn: true,
  show: async (portal) => {
    await portal.claim.action(action).click();
    await dialog(portal, action);
  },
});

/** What is wrong with the form that is open, once it is sent as it is. */
const withErrors = (name: string, submit: string): Scene => ({
  name,
  goesOn: true,
  show: async (portal) => {
    await button(portal, submit).last().click();
    await portal.page.locator('[aria-invalid=true], .Mui-error').first().waitFor();
  },
});

/** Holds and appeals, as an officer sees them. */
const mendingOfAnOfficer: SceneGroup = {
  name: 'mending-of-an-officer',
  role: 'district_officer',
  scenes: [
    {
      name: 'claim-under-appeal',
      show: (portal) => openClaimWhere(portal, (claim) => appealWaitsFor(claim) === 'district_officer'),
    },
    form('appeal-valuation-form', 'Value for Appeal'),
    {
      name: 'appeal-valuation-form-with-errors',
      goesOn: true,
      show: async (portal) => {
        await portal.page.getByRole('textbox', { name: 'Calculated compensation (UGX)' }).fill('');
        await button(portal, 'Record Valuation').click();
        await portal.page.locator('[aria-invalid=true]').first().waitFor();
      },
    },
    {
      name: 'claim-that-can-be-appealed',
      show: (portal) =>
        openClaimWhere(
          portal,
          ({ status, appeals, told = [] }) =>
            status === 'rejected' && !appeals && (told.at(-1)?.day ?? '').localeCompare(inTime()) >= 0,
        ),
    },
    form('appeal-form', 'File Appeal'),
    withErrors('appeal-form-with-errors', 'File Appeal'),
    {
      name: 'claim-whose-appeal-was-dismissed',
      show: (portal) => openClaimWhere(portal, ({ appeals = [] }) => appeals.some(({ outcome }) => outcome)),
    },
    { name: 'claim-to-be-put-on-hold', show: (portal) => openClaimAt(portal, 'submitted') },
    form('hold-form', 'Put on Hold'),
    withErrors('hold-form-with-errors', 'Put on Hold'),
    {
      name: 'claim-on-hold',
      show: (portal) =>
        openClaimWhere(portal, ({ status, holds }) => status === 'under_verification' && holds !== undefined),
    },
    form('release-form', 'Release'),
    withErrors('release-form-with-errors', 'Release'),
    {
      name: 'undo-question',
      show: async (portal) => {
        await openClaimAt(portal, 'submitted');
        await portal.claim.startVerification();
        await portal.claim.action('Undo').click();
        await portal.page.getByRole('alertdialog').waitFor();
      },
    },
  ],
};

/** Appeals, as the committee decides them. */
const mendingOfTheCommittee: SceneGroup = {
  name: 'mending-of-the-committee',
  role: 'cvc_member',
  scenes: [
    {
      name: 'claim-with-an-appeal-to-decide',
      show: (portal) => openClaimWhere(portal, (claim) => appealWaitsFor(claim) === 'cvc_member'),
    },
    form('appeal-decision-form', 'Decide Appeal'),
    {
      name: 'appeal-decision-form-with-errors',
      goesOn: true,
      show: async (portal) => {
        await portal.page.getByRole('radio', { name: 'Upheld' }).check();
        await button(portal, 'Record Decision').click();
        await portal.page.locator('[aria-invalid=true]').first().waitFor();
      },
    },
  ],
};

/** What an administrator takes back and corrects. */
const mendingOfAnAdministrator: SceneGroup = {
  name: 'mending-of-an-administrator',
  role: 'admin',
  scenes: [
    { name: 'claim-to-be-returned', show: (portal) => openClaimAt(portal, 'approved') },
    form('returning-form', 'Return to Committee'),
    withErrors('returning-form-with-errors', 'Return to Committee'),
    { name: 'claim-to-be-reopened', show: (portal) => openClaimAt(portal, 'rejected') },
    form('reopening-form', 'Reopen Claim'),
    withErrors('reopening-form-with-errors', 'Reopen Claim'),
    { name: 'claim-to-be-corrected', show: (portal) => openClaimAt(portal, 'payment_processing') },
    form('correction-form', 'Correct Details'),
    withErrors('correction-form-with-errors', 'Record Correction'),
  ],
};

/** Corrections, as an account of finance confirms them. */
const mendingOfFinance: SceneGroup = {
  name: 'mending-of-finance',
  role: 'finance',
  scenes: [
    {
      name: 'claim-with-a-correction-to-confirm',
      show: async (portal) => {
        await portal.shell.signOut();
        await portal.login.signInAs('finance', await findSampleUser(portal.page, { name: 'Wilson Ouma' }));
        await openClaimWhere(
          portal,
          ({ status, corrections }) => status === 'payment_failed' && corrections !== undefined,
        );
      },
    },
    {
      name: 'correction-confirmation-form',
      goesOn: true,
      show: async (portal) => {
        await portal.claim.action('Confirm Correction').click();
        await portal.page.getByRole('radio', { name: 'Confirmed' }).waitFor();
      },
    },
    withErrors('correction-confirmation-form-with-errors', 'Record Decision'),
    {
      name: 'claim-with-a-confirmed-correction',
      show: (portal) =>
        openClaimWhere(portal, ({ status, corrections }) => status === 'approved' && corrections !== undefined),
    },
  ],
};

export const mending = [mendingOfAnOfficer, mendingOfTheCommittee, mendingOfAnAdministrator, mendingOfFinance];

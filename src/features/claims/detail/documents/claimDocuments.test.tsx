import { shippedScheme } from '../../../../domain/scheme/scheme';
import { act, screen, waitFor, within } from '@testing-library/react';
import { makeClaimReport } from '../../../../documents/claim/claimReport';
import { roleNames } from '../../../../domain/user/roles';
import type { ClaimStatus } from '../../../../domain/workflow/statuses';
import { saveFile } from '../../../../platform/download';
import { selectClaimEvents } from '../../../../store/audit/selectors';
import { buildAsking, buildClaim } from '../../../../test/builders';
import { exportsIn } from '../../../../test/exportsIn';
import { paperTexts, squeeze } from '../../../../test/files/paperTexts';
import { readPdf } from '../../../../test/files/readPdf';
import { recordsAt } from '../../../../test/recordsAt';
import { renderApp } from '../../../../test/renderApp';
import { savedFile } from '../../../../test/files/savedFile';

jest.mock('../../../../platform/download', () => ({ saveFile: jest.fn() }));

const { id } = buildClaim();

async function openClaim(status: Exclude<ClaimStatus, 'draft'>, role: (typeof roleNames)[number] = 'district_officer') {
  const app = await renderApp({ role, at: `/claims/${id}`, records: recordsAt(status) });
  await screen.findByRole('heading', { level: 1, name: /Grace Biira/ }, { timeout: 10_000 });
  return app;
}

type User = Awaited<ReturnType<typeof openClaim>>['user'];

async function openMenu(user: User, name: string) {
  await user.click(screen.getByRole('button', { name }));
  return within(await screen.findByRole('menu', { name }));
}

const itemsOf = (menu: Awaited<ReturnType<typeof openMenu>>) =>
  menu.getAllByRole('menuitem').map(({ textContent }) => textContent);

async function choose(user: User, menu: string, item: string) {
  jest.mocked(saveFile).mockClear();
  await user.click((await openMenu(user, menu)).getByRole('menuitem', { name: item }));
  return savedFile();
}

test.each(roleNames)('%s has both menus; a letter is offered once the claim is decided', async (role) => {
  const first = await openClaim('under_cvc_review', role);
  expect(itemsOf(await openMenu(first.user, 'Print/PDF'))).toEqual(['Print', 'Download PDF', 'Acknowledgement slip']);
  await first.user.keyboard('{Escape}');
  expect(itemsOf(await openMenu(first.user, 'Export'))).toEqual(['PDF', 'JSON', 'CSV']);
  first.unmount();

  const { user } = await openClaim('rejected', role);
  expect(itemsOf(await openMenu(user, 'Print/PDF'))).toEqual([
    'Print',
    'Download PDF',
    'Acknowledgement slip',
    'Decision letter, English',
    'Decision letter, Kiswahili',
    'Decision letter, Luganda',
  ]);
});

test('each entry hands its file over, and says that it has begun', async () => {
  const { user, tab } = await openClaim('paid', 'finance');
  const report = await choose(user, 'Print/PDF', 'Download PDF');
  expect(report.name).toBe(`claim-${id}.pdf`);
  expect(screen.getByText('Export Started')).toBeVisible();
  expect((await act(() => readPdf(report.file))).pages.join('')).toContain('UGX');

  expect((await choose(user, 'Print/PDF', 'Acknowledgement slip')).name).toBe(`acknowledgement-${id}.pdf`);
  expect((await choose(user, 'Print/PDF', 'Decision letter, English')).name).toBe(`decision-${id}.pdf`);
  expect((await choose(user, 'Export', 'PDF')).name).toBe(`claim-${id}.pdf`);
  const json = await choose(user, 'Export', 'JSON');
  expect(JSON.parse(await act(() => json.file.text()))).toMatchObject({ claim: { id }, payments: [{ id: 'PAY-0' }] });
  expect((await choose(user, 'Export', 'CSV')).name).toBe(`claim-${id}.csv`);
  // The event follows the file.
  await waitFor(() =>
    expect(exportsIn(tab)).toMatchObject(
      ['pdf', 'pdf', 'pdf', 'pdf', 'json', 'csv'].map((format) => ({
        action: 'CLAIM_EXPORTED',
        resourceId: id,
        details: { format },
      })),
    ),
  );
  await user.click(screen.getByRole('tab', { name: 'Audit' }));
  expect(await screen.findAllByRole('heading', { name: 'Claim exported' })).toHaveLength(6);
});

test('the letter that asks for information is handed over in a language that the page does not speak', async () => {
  const { user } = await openClaim('request_info');
  const letter = await choose(user, 'Print/PDF', 'Information letter, Luganda');
  expect(letter.name).toBe(`information-${id}-lg.pdf`);
  const { pages } = await act(() => readPdf(letter.file));
  expect(pages).toHaveLength(1);
  const said = squeeze(pages.join(''));
  for (const words of ['Ebyetaagisa ku Kusaba kwo Obuliyirizi', 'No photo of the field', 'Omuko 1 ku 1', 'Omukono']) {
    expect(said).toContain(squeeze(words));
  }
  expect(said).not.toMatch(/Page1of1|Signature|Yoursfaithfully|\[U\+|\{\{/);
  // The page goes on in its own language.
  expect(screen.getByRole('button', { name: 'Print/PDF' })).toBeVisible();
});

test('a letter says the sentences that an administrator worded anew in its language, and in no other', async () => {
  const records = recordsAt('request_info', {
    verifications: [buildAsking({ pieces: [{ reason: 'identity', text: '' }] })],
  });
  const worded = [{ reason: 'identity', language: 'sw', sentence: 'Lete kitambulisho chako.' } as const];
  const by = { rev: 1, changedAt: '2025-02-03T08:00:00.000Z', changedBy: 'Moses Kato' };
  const { user } = await renderApp({
    ...{ role: 'district_officer', at: `/claims/${id}` },
    records: { ...records, scheme: [{ id: 'sentences', ...by, worded }] },
  });
  await screen.findByRole('heading', { level: 1, name: /Grace Biira/ }, { timeout: 10_000 });
  const said = async (language: string) => {
    const { file } = await choose(user, 'Print/PDF', `Information letter, ${language}`);
    return squeeze((await act(() => readPdf(file))).pages.join(''));
  };
  expect(await said('Kiswahili')).toContain(squeeze('• Lete kitambulisho chako.'));
  expect(await said('English')).toContain(squeeze('• Your claim has no proof of who you are'));
});

test('a file that cannot be made is told, and nothing is handed over', async () => {
  const { user } = await openClaim('paid');
  jest.mocked(saveFile).mockClear();
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await user.click((await openMenu(user, 'Print/PDF')).getByRole('menuitem', { name: 'Download PDF' }));
  expect(await screen.findByText('Could not create the file. Check your connection and try again.')).toBeVisible();
  expect(saveFile).not.toHaveBeenCalled();
});

test('the print says what the PDF says, and is there while the browser prints and no longer', async () => {
  const { user, tab } = await openClaim('payment_failed');
  const paper = () => document.body.querySelector<HTMLElement>('.printed-paper');
  const print = jest.fn(() => act(() => void window.dispatchEvent(new Event('beforeprint'))));
  window.print = print;
  await user.click((await openMenu(user, 'Print/PDF')).getByRole('menuitem', { name: 'Print' }));
  await waitFor(() => expect(paper()).not.toBeNull(), { timeout: 10_000 });
  expect(print).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(exportsIn(tab)).toMatchObject([{ action: 'CLAIM_PRINTED', resourceId: id }]));

  const { claim, payments } = recordsAt('payment_failed');
  const texts = paperTexts(
    makeClaimReport({
      ...{ claim, payments, scheme: shippedScheme },
      events: selectClaimEvents(tab.store.getState(), id),
    }),
  );
  const printed = squeeze(paper()?.textContent ?? '');
  const { file } = await choose(user, 'Print/PDF', 'Download PDF');
  const pdf = squeeze((await act(() => readPdf(file))).pages.join(''));
  expect(texts.length).toBeGreaterThan(60);
  for (const text of texts) {
    expect(printed).toContain(squeeze(text));
    expect(pdf).toContain(squeeze(text));
  }
  // On a dark screen, too.
  expect(paper()).toHaveAttribute('data-color-scheme', 'light');

  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(paper()).toBeNull();
});

test('right after its submission the claim’s page offers the slip', async () => {
  const { user, router } = await openClaim('submitted');
  const words = 'The claim is registered. Give the claimant an acknowledgement slip to take home.';
  expect(screen.queryByText(words)).toBeNull();
  await act(() => router.navigate(`/claims/${id}`, { state: { submitted: true } }));
  expect(screen.getByText(words)).toBeVisible();
  jest.mocked(saveFile).mockClear();
  await user.click(screen.getByRole('button', { name: 'Acknowledgement slip' }));
  await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1), { timeout: 10_000 });
  expect(jest.mocked(saveFile).mock.lastCall?.[0]).toBe(`acknowledgement-${id}.pdf`);
});

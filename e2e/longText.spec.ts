import { fieldSays } from './pages/fields';
import { test } from './support/portalTest';
import { findSampleClaim } from './support/storage';

// A browser took minutes to break so many letters without a space into lines: this is not done before the time is up.
test('a note as long as a book is pasted whole, told by how much it is too long, and put right', async ({
  portal,
  page,
}) => {
  await portal.signInAs('district_officer');
  const { id } = await findSampleClaim(page, 'submitted');
  await portal.claim.open(id, 'notes');
  const panel = portal.claim.panel('Notes');
  const note = panel.getByRole('textbox', { name: 'Note', exact: true });
  await note.focus();
  await page.evaluate((letters) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', letters);
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    document.execCommand('insertText', false, letters);
  }, 'x'.repeat(200_000));
  await fieldSays(note, '195,000 characters too many. The limit is 5,000.');
  await portal.claim.addNote('Ate the maize');
});

import { expect, test } from './support/portalTest';
import { appealWaitsFor, storedClaims, type StoredClaim } from './support/storage';

type Asked = {
  fields?: Record<string, string[]>;
  chips: string[];
  url: string;
  holds: (claim: StoredClaim) => boolean;
};

const amountOf = ({ approvedAmount, calculatedCompensation }: StoredClaim) => approvedAmount ?? calculatedCompensation;

/** What each list of the panel asks for; sub-county and officer are those of a claim that there is. */
const listFilters = ({ claimant: { subcounty }, createdBy }: StoredClaim): Asked[] => [
  {
    fields: { Status: ['5. Payment Failed', 'Rejected'] },
    chips: ['Status: 5. Payment Failed', 'Status: Rejected'],
    url: '?status=payment_failed&status=rejected',
    holds: ({ status }) => ['payment_failed', 'rejected'].includes(status),
  },
  {
    fields: { 'Incident Type': ['Livestock Attack'] },
    chips: ['Incident Type: Livestock Attack'],
    url: '?incidentType=livestock',
    holds: ({ incident }) => incident.incidentType === 'livestock',
  },
  {
    fields: { District: ['Kasese', 'Jinja'] },
    chips: ['District: Jinja', 'District: Kasese'],
    url: '?district=jinja&district=kasese',
    holds: ({ claimant }) => ['jinja', 'kasese'].includes(claimant.district),
  },
  {
    fields: { 'Wildlife Species': ['Hippo'] },
    chips: ['Wildlife Species: Hippo'],
    url: '?species=hippo',
    holds: ({ incident }) => incident.wildlifeSpecies === 'hippo',
  },
  {
    fields: { 'Sub-county': [subcounty] },
    chips: [`Sub-county: ${subcounty}`],
    url: `?${new URLSearchParams({ subcounty })}`,
    holds: ({ claimant }) => claimant.subcounty === subcounty,
  },
  {
    fields: { 'Payout Method': ['Bank Transfer'] },
    chips: ['Payout Method: Bank Transfer'],
    url: '?payoutMethod=bank_transfer',
    holds: ({ claimant }) => claimant.payoutMethod === 'bank_transfer',
  },
  {
    fields: { 'Payment Status': ['Failed'] },
    chips: ['Payment Status: Failed'],
    url: '?paymentStatus=failed',
    holds: ({ status }) => status === 'payment_failed',
  },
  {
    // Who registered a claim may not be named in an address.
    fields: { 'Created By': [createdBy] },
    chips: [`Created By: ${createdBy}`],
    url: '',
    holds: (claim) => claim.createdBy === createdBy,
  },
  {
    fields: { 'Incident Type': ['Crop Damage'], 'Wildlife Species': ['Elephant'], 'Payout Method': ['Mobile Money'] },
    chips: ['Incident Type: Crop Damage', 'Wildlife Species: Elephant', 'Payout Method: Mobile Money'],
    url: '?incidentType=crop&species=elephant&payoutMethod=mobile_money',
    holds: ({ incident, claimant }) =>
      incident.incidentType === 'crop' &&
      incident.wildlifeSpecies === 'elephant' &&
      claimant.payoutMethod === 'mobile_money',
  },
];

/** Two days of the month before this one in Africa/Kampala, as the calendar and the address call them. */
function daysOfLastMonth() {
  const today = new Date(Date.now() + 3 * 60 * 60 * 1000);
  const month = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - 1));
  const name = month.toLocaleString('en-GB', { month: 'long', timeZone: 'UTC' });
  const short = name.slice(0, 3);
  const year = month.getUTCFullYear();
  const iso = month.toISOString().slice(0, 7);
  return {
    first: `, 2 ${name} ${year}`,
    last: `, 20 ${name} ${year}`,
    button: `${short} 02, ${year} – ${short} 20, ${year}`,
    chip: `02/${iso.slice(5)}/${year} – 20/${iso.slice(5)}/${year}`,
    from: `${iso}-02`,
    to: `${iso}-20`,
  };
}

test('each filter of the panel leaves what it asks for, with its chips, its count and its URL; Back undoes it', async ({
  portal,
  page,
}) => {
  const { claims } = portal;
  const { filters } = claims;
  await portal.signInAs('cvc_member', '/claims');
  const stored = await storedClaims(page);
  const [some] = stored;
  if (!some) throw new Error('The sample register is empty');
  const countOf = (holds: Asked['holds']) => stored.filter(holds).length;
  await claims.showsFirstOf(stored.length);
  await filters.openAll();

  const undone = async () => {
    await page.goBack();
    await claims.showsFirstOf(stored.length);
    await claims.hasChips();
    await filters.counts(0);
    await expect(page).toHaveURL('/claims');
  };

  for (const { fields = {}, chips, url, holds } of listFilters(some)) {
    for (const [label, options] of Object.entries(fields)) {
      await filters.choose(label, ...options);
      for (const option of options) await expect(filters.field(label)).toContainText(option);
    }
    await expect(filters.form).toContainText('Not applied yet');
    await filters.apply();
    await claims.hasChips(...chips);
    await filters.counts(chips.length);
    await claims.showsFirstOf(countOf(holds));
    await expect(page.getByText(`${countOf(holds)} of ${stored.length} claims`, { exact: true })).toBeVisible();
    await expect(page).toHaveURL(`/claims${url}`);
    await undone();
    for (const label of Object.keys(fields)) await expect(filters.field(label)).toHaveText('Any');
  }

  const days = daysOfLastMonth();
  await filters.chooseDays(days.first, days.last);
  await expect(filters.dates).toContainText(days.button);
  await filters.apply();
  await claims.hasChips(`Incident Date: ${days.chip}`);
  await filters.counts(1);
  await expect(page).toHaveURL(`/claims?from=${days.from}&to=${days.to}`);
  const within = countOf(
    ({ incident: { dateOfIncident } }) => dateOfIncident >= days.from && dateOfIncident <= days.to,
  );
  expect(within).toBeGreaterThan(0);
  await claims.showsFirstOf(within);
  await undone();

  await filters.min.fill('2000000');
  await filters.max.fill('1000000');
  await filters.apply();
  await expect(filters.max).toHaveAccessibleDescription(/Max must not be less than Min/);
  await expect(filters.max).toBeFocused();
  await expect(page).toHaveURL('/claims');
  await filters.min.fill('500000');
  await filters.apply();
  await claims.hasChips('Amount: UGX 500,000 – UGX 1,000,000');
  await filters.counts(1);
  await expect(page).toHaveURL('/claims?min=500000&max=1000000');
  await claims.showsFirstOf(countOf((claim) => between(amountOf(claim), 500_000, 1_000_000)));
  await filters.reset();
  await claims.showsFirstOf(stored.length);
  await expect(filters.min).toHaveValue('');

  // My docket stands outside the panel.
  await claims.myDocket.click();
  await expect(claims.myDocket).toHaveAttribute('aria-pressed', 'true');
  await claims.hasChips('My docket');
  await filters.counts(1);
  await expect(page).toHaveURL('/claims?docket=mine');
  await claims.showsFirstOf(
    countOf((claim) => claim.status === 'under_cvc_review' || appealWaitsFor(claim) === 'cvc_member'),
  );
});

const between = (amount: number | undefined, min: number, max: number) =>
  amount !== undefined && amount >= min && amount <= max;

test('a bookmark shows the same list; who is searched for stays out of it; a chip and Clear all take filters away', async ({
  portal,
  page,
  openTab,
  scan,
}) => {
  const { claims } = portal;
  await portal.signInAs('finance', '/claims');
  const stored = await storedClaims(page);
  const paid = stored.filter(({ status }) => status === 'paid');
  const [someone] = paid;
  if (!someone) throw new Error('The sample register has no paid claim');
  const { fullName } = someone.claimant;
  const address = '/claims?sort=id&order=desc&page=2&size=50&status=paid';
  await claims.open(address.replace('/claims', ''));
  await claims.shows({ from: 51, to: 100, of: paid.length });
  const ids = await claims.ids();
  expect(ids).toEqual([...ids].sort().reverse());

  // By name and by officer: kept over a reload, named in no address.
  await claims.filters.openAll();
  await claims.filters.choose('Created By', someone.createdBy);
  await claims.filters.apply();
  await claims.searchFor(fullName.toLowerCase());
  await claims.hasChips(`Search: ${fullName.toLowerCase()}`, 'Status: 6. Paid', `Created By: ${someone.createdBy}`);
  await claims.filters.counts(3);
  await expect(claims.row(someone.id)).toBeVisible();
  await expect(page).toHaveURL('/claims?sort=id&order=desc&size=50&status=paid');
  await page.reload();
  await claims.filters.counts(3);
  await expect(claims.search).toHaveValue(fullName.toLowerCase());
  await claims.openClaim(someone.id);
  await portal.claim.isShown(someone.id);
  await page.goBack();
  await claims.filters.counts(3);
  await expect(claims.row(someone.id)).toBeVisible();

  const bookmark = await openTab();
  await bookmark.claims.open(new URL(page.url()).search);
  await bookmark.claims.hasChips('Status: 6. Paid');
  await bookmark.claims.showsFirstOf(paid.length, 50);
  await expect(bookmark.claims.search).toHaveValue('');
  await bookmark.page.goto(address);
  await bookmark.claims.shows({ from: 51, to: 100, of: paid.length });
  expect(await bookmark.claims.ids()).toEqual(ids);
  await expect(bookmark.claims.sortHeader('Claim ID')).toHaveAttribute('aria-sort', 'descending');
  await bookmark.page.close();

  await claims.removeChip(`Created By: ${someone.createdBy}`);
  await claims.hasChips(`Search: ${fullName.toLowerCase()}`, 'Status: 6. Paid');
  await claims.searchFor('nobody of this name');
  await expect(page.getByText('No claims match')).toBeVisible();
  await claims.clearAll.click();
  await claims.showsFirstOf(stored.length, 50);
  await expect(claims.search).toHaveValue('');
  await expect(claims.filters.button).toBeFocused();
  await page.goBack();
  await expect(page.getByText('No claims match')).toBeVisible();

  // What an address says wrongly is told, and the rest of it holds.
  await claims.open('?status=lost&size=7&from=2026-02-31&min=many&district=kasese&page=99');
  await claims.hasChips('District: Kasese');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(
    'was not recognised and is ignored: size=7, status=lost, from=2026-02-31, min=many',
  );
  await scan(page, 'claims list of an address with mistakes');
  await alert.getByRole('button', { name: 'Close' }).click();
  await expect(alert).toBeHidden();
  await expect(page).toHaveURL(/\/claims\?(page=99&)?district=kasese(&page=99)?$/);
});

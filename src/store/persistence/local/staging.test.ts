import { buildClaim, buildDraft } from '../../../test/builders';
import { createSliceChanges } from './localRecords';
import { persistedSlices, type StoredSlice } from '../shapes/slices';
import { createStaging, type Mode } from './staging';
import { tableOf } from '../../table';

const claimKey = 'reg/claims/CL-1';
const draftKey = 'reg/drafts/DRAFT-1';
const [claim, draft] = [buildClaim({ id: 'CL-1' }), buildDraft({ id: 'DRAFT-1' })];

function open() {
  const changes = createSliceChanges(persistedSlices);
  // Records alone are looked at here.
  for (const slice of ['claims', 'drafts'] as const) changes.note(slice, tableOf([]));
  const passedOn: unknown[] = [];
  const staging = createStaging({
    changes,
    drafts: {
      put: (key, text) => void passedOn.push(['put', key, text]),
      forget: (key) => void passedOn.push(['forget', key]),
    },
    mirrorLacks: (key, text) => void passedOn.push(['mirror', key, text]),
    report: () => void passedOn.push('report'),
  });
  staging.onChanges((slice, ids) => passedOn.push(['changed', slice, ids]));
  /** As redux-persist hands slices over after an event. */
  function handOver(slices: { claims?: StoredSlice; drafts?: StoredSlice }) {
    const none = () => Promise.resolve(undefined);
    for (const slice of ['claims', 'drafts'] as const) {
      const value = slices[slice];
      if (value) void staging.forSlice(slice, none).setItem(slice, value);
    }
  }
  return { staging, passedOn, handOver };
}

const both = { claims: tableOf([claim]), drafts: tableOf([draft]) };
const claimText = JSON.stringify(claim);
const draftText = JSON.stringify(draft);
const changed = [
  ['changed', 'claims', ['CL-1']],
  ['changed', 'drafts', ['DRAFT-1']],
] as const;

/** What is passed on in each mode of a claim and a draft that are new. */
const table: Record<Mode, unknown[]> = {
  event: [
    changed[0],
    ['mirror', claimKey, claimText],
    changed[1],
    ['forget', draftKey],
    ['mirror', draftKey, draftText],
    'report',
  ],
  follow: [changed[0], changed[1], ['forget', draftKey], 'report'],
  draft: [changed[0], changed[1], ['put', draftKey, draftText], 'report'],
  reread: ['report'],
  // What is not stored yet changes the drafts of this tab and no text.
  hold: [changed[1], 'report'],
};

test.each(Object.entries(table) as [Mode, unknown[]][])('%s: what is passed on', (mode, expected) => {
  const { staging, passedOn, handOver } = open();
  staging.within(mode, () => handOver(both));
  expect(passedOn).toEqual(expected);
});

test('what was passed on is known from then on, and what was held is passed on with the next event', () => {
  const { staging, passedOn, handOver } = open();
  staging.within('hold', () => handOver(both));
  passedOn.length = 0;
  staging.within('event', () => handOver(both));
  expect(passedOn).toEqual([changed[0], ['mirror', claimKey, claimText], 'report']);
  passedOn.length = 0;
  staging.within('event', () => handOver(both));
  expect(passedOn).toEqual(['report']);
});

test('outside of any mode nothing is passed on, and a mode ends with its run, also where that throws', () => {
  const { staging, passedOn, handOver } = open();
  const fault = () => {
    throw new Error('fault');
  };
  expect(() => staging.within('event', fault)).toThrow('fault');
  handOver(both);
  staging.within('event', () => staging.within('reread', () => undefined));
  handOver(both);
  expect(passedOn).toEqual(['report', 'report']);
});

test('slices that are stored are taken as a whole, with drafts that an event has used up', () => {
  const { staging, passedOn } = open();
  staging.stageAll('event', { claims: both.claims }, [[draftKey, null]]);
  expect(passedOn).toEqual([
    changed[0],
    ['mirror', claimKey, claimText],
    ['forget', draftKey],
    ['mirror', draftKey, null],
    'report',
  ]);
});

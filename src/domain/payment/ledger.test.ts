import * as fc from '../../test/fastCheck';
import * as v from 'valibot';
import { fieldMessages } from '../../test/fieldMessages';
import { fundEntrySchema, type FundEntryForm } from './fundEntryForm';
import { closingBalance, defaultOpeningBalance } from './ledger';
import { withTopUps } from './topUps';

function form(overrides: Partial<FundEntryForm> = {}): FundEntryForm {
  return {
    openingBalance: '50000000',
    allocationAmount: '8000000',
    allocationDistrict: 'kasese',
    notes: '',
    ...overrides,
  };
}

test('the ledger opens with fifty million and closes with what is not allocated', () => {
  expect(defaultOpeningBalance).toBe(50_000_000);
  expect(closingBalance(50_000_000, 8_000_000)).toBe(42_000_000);
  expect(closingBalance(50_000_000, 0)).toBe(50_000_000);
});

test('a complete entry passes, and so does one without an allocation', () => {
  expect(fieldMessages(fundEntrySchema, form())).toEqual({});
  expect(fieldMessages(fundEntrySchema, form({ allocationAmount: '', allocationDistrict: '' }))).toEqual({});
  expect(fieldMessages(fundEntrySchema, form({ allocationAmount: '0', allocationDistrict: '' }))).toEqual({});
  expect(fieldMessages(fundEntrySchema, form({ allocationAmount: '50000000' }))).toEqual({});
});

test.each<[change: Partial<FundEntryForm>, field: keyof FundEntryForm, message: string]>([
  [{ openingBalance: '' }, 'openingBalance', 'Opening balance is required'],
  [{ openingBalance: '  ' }, 'openingBalance', 'Opening balance is required'],
  [{ openingBalance: '-1' }, 'openingBalance', 'Enter an amount in whole shillings'],
  [{ openingBalance: '1.5' }, 'openingBalance', 'Enter an amount in whole shillings'],
  [{ openingBalance: '9'.repeat(13) }, 'openingBalance', 'Enter an amount in whole shillings'],
  [{ allocationAmount: '50000001' }, 'allocationAmount', 'Allocation amount cannot exceed opening balance'],
  [{ allocationAmount: '-1' }, 'allocationAmount', 'Enter an amount in whole shillings'],
  [{ allocationAmount: '8,000,000' }, 'allocationAmount', 'Enter an amount in whole shillings'],
  [{ notes: 'x'.repeat(501) }, 'notes', 'This text is too long'],
  [{ allocationDistrict: '' }, 'allocationDistrict', 'Allocation district is required when allocating'],
])('%p', (change, field, message) => {
  expect(fieldMessages(fundEntrySchema, form(change))).toEqual({ [field]: message });
});

test('spaces around what was typed do not count', () => {
  const typed = form({ openingBalance: ' 50000000 ', allocationAmount: ' 8000000 ', notes: ' First quarter ' });
  expect(v.parse(fundEntrySchema, typed)).toEqual(form({ notes: 'First quarter' }));
});

test('an accepted entry never closes below zero, and closing and allocation make up the opening balance', () => {
  const amount = fc.integer({ min: 0, max: 999_999_999_999 });
  fc.assert(
    fc.property(amount, amount, (opening, allocation) => {
      const accepted = v.is(
        fundEntrySchema,
        form({ openingBalance: String(opening), allocationAmount: String(allocation) }),
      );
      const closing = closingBalance(opening, allocation);
      expect(accepted).toBe(closing >= 0);
      expect(closing + allocation).toBe(opening);
    }),
  );
});

test.each([
  ['no entry before it', [], 50_000_000, 0],
  ['no entry before it, and more than the fund began with', [], 53_000_000, 3_000_000],
  ['an entry before it', [{ openingBalance: 50_000_000, closingBalance: 42_000_000 }], 42_000_000, 0],
  [
    'more than the entry before it left',
    [{ openingBalance: 50_000_000, closingBalance: 42_000_000 }],
    45_000_000,
    3_000_000,
  ],
])('an entry with %s: what was held and what came on top', (_what, before, openingBalance, topUp) => {
  const row = withTopUps([...before, { openingBalance, closingBalance: openingBalance }]).at(-1);
  expect(row).toMatchObject({ heldBefore: openingBalance - topUp, topUp });
});

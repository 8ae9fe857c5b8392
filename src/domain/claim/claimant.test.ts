import * as v from 'valibot';
import { completeBankForm, completeClaimantForm as form } from '../../test/builders';
import { fieldMessages } from '../../test/fieldMessages';
import { emptyClaimantForm } from './emptyClaimantForm';
import { payoutAccount, type Claimant, type ClaimantForm } from './claimant';
import { claimantSchema } from './claimantForm';

const phoneMessage = 'Phone number must be in format +256XXXXXXXXX';
const mobileMoneyMessage = 'Mobile money number is required when mobile money is selected';
const bankMessage = 'Bank details are required when bank transfer is selected';

const messages = (input: ClaimantForm) => fieldMessages(claimantSchema, input);

test('a complete form passes, paid either way', () => {
  expect(messages(form())).toEqual({});
  expect(messages(completeBankForm())).toEqual({});
});

test('the empty form names all that is missing', () => {
  expect(messages(emptyClaimantForm)).toEqual({
    fullName: 'Full name is required',
    nationalId: 'National ID must be exactly 14 characters',
    phoneNumber: phoneMessage,
    district: 'District is required',
    subcounty: 'Sub-county is required',
    payoutMethod: 'Preferred payout method is required',
  });
});

test.each<[change: Partial<ClaimantForm>, field: keyof ClaimantForm, message: string]>([
  [{ fullName: '' }, 'fullName', 'Full name is required'],
  [{ fullName: '   ' }, 'fullName', 'Full name is required'],
  [{ nationalId: '' }, 'nationalId', 'National ID must be exactly 14 characters'],
  [{ nationalId: 'CF85012345ABC' }, 'nationalId', 'National ID must be exactly 14 characters'],
  [{ nationalId: 'CF85012345ABCDE' }, 'nationalId', 'National ID must be exactly 14 characters'],
  [{ nationalId: ' CF85012345ABC ' }, 'nationalId', 'National ID must be exactly 14 characters'],
  [{ phoneNumber: '' }, 'phoneNumber', phoneMessage],
  [{ phoneNumber: '+256' }, 'phoneNumber', phoneMessage],
  [{ phoneNumber: '+25677212345' }, 'phoneNumber', phoneMessage],
  [{ phoneNumber: '+2567721234567' }, 'phoneNumber', phoneMessage],
  [{ phoneNumber: '077212345' }, 'phoneNumber', phoneMessage],
  [{ phoneNumber: '+254772123456' }, 'phoneNumber', phoneMessage],
  [{ phoneNumber: '+25677212345a' }, 'phoneNumber', phoneMessage],
  [{ alternatePhone: '0772' }, 'alternatePhone', phoneMessage],
  [{ district: '' }, 'district', 'District is required'],
  [{ district: 'nairobi' }, 'district', 'Choose a district from the list'],
  [{ subcounty: ' ' }, 'subcounty', 'Sub-county is required'],
  [{ payoutMethod: '' }, 'payoutMethod', 'Preferred payout method is required'],
  [{ mobileMoneyNumber: '' }, 'mobileMoneyNumber', mobileMoneyMessage],
  [{ mobileMoneyNumber: '+256' }, 'mobileMoneyNumber', mobileMoneyMessage],
  [{ mobileMoneyNumber: ' +256 ' }, 'mobileMoneyNumber', mobileMoneyMessage],
  [{ mobileMoneyNumber: '+256772' }, 'mobileMoneyNumber', phoneMessage],
])('%p', (change, field, message) => {
  expect(messages(form(change))).toEqual({ [field]: message });
});

test.each(['bankName', 'accountName', 'accountNumber'] as const)('a bank transfer needs %s', (field) => {
  expect(messages(completeBankForm({ [field]: ' ' }))).toEqual({ [field]: bankMessage });
});

test('a bank transfer without any details says so at each of them', () => {
  const bare = completeBankForm({ bankName: '', accountName: '', accountNumber: '' });
  expect(messages(bare)).toEqual({ bankName: bankMessage, accountName: bankMessage, accountNumber: bankMessage });
});

test('a wrong field elsewhere does not put off what the payout method asks for', () => {
  const wrong = { alternatePhone: '0772', nationalId: 'short', phoneNumber: '12' };
  expect(messages(completeBankForm({ ...wrong, bankName: '' }))).toEqual({
    nationalId: 'National ID must be exactly 14 characters',
    phoneNumber: phoneMessage,
    alternatePhone: phoneMessage,
    bankName: bankMessage,
  });
  expect(messages(form({ ...wrong, mobileMoneyNumber: '' }))).toEqual({
    nationalId: 'National ID must be exactly 14 characters',
    phoneNumber: phoneMessage,
    alternatePhone: phoneMessage,
    mobileMoneyNumber: mobileMoneyMessage,
  });
});

test('what was typed under the other payout method does not block', () => {
  expect(messages(completeBankForm({ mobileMoneyNumber: '+25677' }))).toEqual({});
  expect(messages(form({ bankName: 'Centenary Bank' }))).toEqual({});
});

test('alternate phone, parish and village are optional', () => {
  expect(messages(form({ alternatePhone: '', parish: '', village: '' }))).toEqual({});
  expect(messages(form({ alternatePhone: '+256' }))).toEqual({});
});

test('is stored tidied: phones without spaces, national ID in capitals, blank phones empty', () => {
  const stored = v.parse(
    claimantSchema,
    form({
      fullName: ' Grace Biira ',
      nationalId: ' cf85012345abcd ',
      phoneNumber: '+256 772-123 456',
      alternatePhone: '+256',
      mobileMoneyNumber: ' +256 700 000 001',
    }),
  );
  expect(stored).toMatchObject({
    fullName: 'Grace Biira',
    nationalId: 'CF85012345ABCD',
    phoneNumber: '+256772123456',
    alternatePhone: '',
    mobileMoneyNumber: '+256700000001',
  });
});

test('long names of any script are kept as typed', () => {
  const fullName = `Ñ'Golo “Ssebo” ${'Nakato '.repeat(14)}`.trim();
  expect(v.parse(claimantSchema, form({ fullName })).fullName).toBe(fullName);
});

describe('where the money goes', () => {
  const claimant: Claimant = { ...completeBankForm(), payoutMethod: 'bank_transfer' };

  test('to the account and its holder', () => {
    expect(payoutAccount(claimant)).toEqual({ payeeName: 'Biira Grace', payeeAccount: '3100045678' });
  });

  test('to the phone and the claimant', () => {
    const mobile: Claimant = { ...claimant, payoutMethod: 'mobile_money', mobileMoneyNumber: '+256700000001' };
    expect(payoutAccount(mobile)).toEqual({ payeeName: 'Grace Biira', payeeAccount: '+256700000001' });
  });
});

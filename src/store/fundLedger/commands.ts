import { isDistrict } from '../../domain/place/districts';
import { fundEntrySchema, type FundEntryForm } from '../../domain/payment/fundEntryForm';
import { closingBalance } from '../../domain/payment/ledger';
import { findPermissionRefusal } from '../../domain/user/permissionRefusal';
import type { Refusal } from '../../domain/refusal';
import type { Words } from '../../domain/words';
import { defineCommand, refuse } from '../command';
import type { Register } from '../registerReducers';
import { commit } from '../commit';
import { fundEntryRecorded } from '../events';
import { checkForm } from '../../domain/form/checkForm';
import { selectFundBalance, selectLedger } from './selectors';

/**
 * Records an allocation, a top-up or both (docs/product.md, Funds). Refuses a role without the permission, an invalid
 * form, a balance that has moved since it was seen, an allocation to a district that there is none of, an opening
 * balance below the last closing balance, and a top-up without a note. Amounts in UGX.
 * @param seen the last closing balance that the person decided on
 */
export const recordFundEntry = (seen: number, form: FundEntryForm) => commit(fundEntryCommand(form, [], seen));

type FundEntryEvent = ReturnType<typeof fundEntryRecorded>;

export const fundEntryCommand = defineCommand<FundEntryForm, undefined, number, FundEntryEvent>({
  scope: 'register',
  name: 'fundLedger/record',
  label: 'Record entry',
  makes: fundEntryRecorded,
  accepts: acceptsFundEntry,
  decide(state, { form, seen }, stamp) {
    const wrongRole = findPermissionRefusal('recordFundEntry', stamp.actor.role);
    if (wrongRole) return refuse(wrongRole);
    const checked = checkForm(fundEntrySchema, form);
    if (!checked.ok) return refuse(checked.refusal);
    const openingBalance = Number(checked.output.openingBalance);
    const allocationAmount = Number(checked.output.allocationAmount);
    const { allocationDistrict, notes } = checked.output;
    const balance = selectFundBalance(state);
    // An old closing balance typed again would become a top-up that nobody meant.
    if (balance !== seen) return refuse(balanceMoved);
    const invalid = (field: string, message: Words) =>
      refuse({ code: 'invalid', message, fields: { [field]: message } });
    if (allocationAmount > 0 && !isDistrict(allocationDistrict)) {
      return invalid('allocationDistrict', 'Choose a district from the list');
    }
    if (openingBalance < balance) return invalid('openingBalance', openingTooLow);
    if (openingBalance > balance && !notes) return invalid('notes', 'A note is required for a top-up');
    const entry = {
      id: `FUND-${stamp.eventId}`,
      number: lastNumber(state) + 1,
      date: stamp.at,
      openingBalance,
      allocationAmount,
      allocationDistrict,
      notes,
      closingBalance: closingBalance(openingBalance, allocationAmount),
    };
    return { ok: true, event: fundEntryRecorded({ entry, balance }, stamp), value: undefined };
  },
});

/** Refuses another role, an entry that does not follow on the last one, and one that takes more than there is. */
function acceptsFundEntry(register: Register, { payload, meta }: FundEntryEvent): Refusal | undefined {
  const wrongRole = findPermissionRefusal('recordFundEntry', meta.actor.role);
  if (wrongRole) return wrongRole;
  const { entry, balance } = payload;
  if (balance !== selectFundBalance(register) || entry.number !== lastNumber(register) + 1) return balanceMoved;
  const { openingBalance, allocationAmount } = entry;
  const isSound =
    openingBalance >= balance && allocationAmount >= 0 && openingBalance - allocationAmount === entry.closingBalance;
  return isSound ? undefined : { code: 'invalid', message: openingTooLow };
}

const lastNumber = (register: Register) => selectLedger(register).at(-1)?.number ?? 0;

const openingTooLow: Words = 'Opening balance cannot be below the last closing balance';

const balanceMoved: Refusal = {
  code: 'changed',
  message: 'Not saved: the fund ledger has a newer entry. Check the balance and try again.',
};

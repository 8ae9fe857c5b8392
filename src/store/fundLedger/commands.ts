import { closingBalance, fundEntrySchema, type FundEntryForm } from '../../domain/ledger';
import { roles } from '../../domain/roles';
import { commit, refuse, type Decide } from '../commit';
import { fundEntryRecorded } from '../events';
import { checkForm } from '../forms';
import { selectFundBalance } from './selectors';

/**
 * Records an allocation, a top-up or both (PRODUCT.md, Funds). Refuses another role than finance and administrators, an
 * invalid form, an opening balance below the last closing balance, and a top-up without a note. Amounts in UGX.
 */
export const recordFundEntry = (form: FundEntryForm) => commit(decideFundEntry(form));

/** The decision behind `recordFundEntry`. */
export function decideFundEntry(form: FundEntryForm): Decide {
  return (state, stamp) => {
    const { role } = stamp.actor;
    if (role !== 'finance' && role !== 'admin') {
      return refuse({
        code: 'wrong_role',
        message: 'Fund entries belong to {{roles}}.',
        words: { roles: [roles.finance.label, roles.admin.label] },
      });
    }
    const checked = checkForm(fundEntrySchema, form);
    if (!checked.ok) return refuse(checked.refusal);
    const openingBalance = Number(checked.output.openingBalance);
    const allocationAmount = Number(checked.output.allocationAmount);
    const { allocationDistrict, notes } = checked.output;
    const balance = selectFundBalance(state);
    const invalid = (field: string, message: string) =>
      refuse({ code: 'invalid', message, fields: { [field]: message } });
    if (openingBalance < balance) {
      return invalid('openingBalance', 'Opening balance cannot be below the last closing balance');
    }
    if (openingBalance > balance && !notes) return invalid('notes', 'A note is required for a top-up');
    const entry = {
      id: `FUND-${stamp.eventId}`,
      date: stamp.at,
      openingBalance,
      allocationAmount,
      allocationDistrict,
      notes,
      closingBalance: closingBalance(openingBalance, allocationAmount),
    };
    return { ok: true, event: fundEntryRecorded({ entry }, stamp), value: undefined };
  };
}

import type { TFunction } from 'i18next';
import { districtName } from '../../../domain/place/districts';
import type { Formats } from '../../../domain/settings/formats';
import type { FundEntryForm } from '../../../domain/payment/fundEntryForm';
import { closingBalance } from '../../../domain/payment/ledger';
import type { Question } from '../../../ui/commandForm/useQuestion';

/**
 * What is asked before an entry is recorded for good; undefined for one that is refused anyway.
 * @param balance the last closing balance, UGX
 */
export function entryQuestion(
  t: TFunction,
  shillings: Formats['shillings'],
  balance: number,
  form: FundEntryForm,
): Question | undefined {
  const opening = Number(form.openingBalance);
  const allocation = Number(form.allocationAmount);
  const topUp = opening - balance;
  if (topUp < 0 || (topUp > 0 && !form.notes.trim())) return undefined;

  const words = {
    amount: shillings(allocation),
    district: districtName(form.allocationDistrict),
    topUp: shillings(topUp),
    closing: shillings(closingBalance(opening, allocation)),
  };
  const sentences = [
    allocation > 0 && topUp > 0 && t('The opening balance adds {{topUp}} to the fund.', words),
    t('The new fund balance will be {{closing}}.', words),
    t('The entry is final: it cannot be changed or deleted.'),
  ];
  return { ...heading(), text: sentences.filter(Boolean).join(' ') };

  function heading() {
    if (allocation > 0) {
      return { title: t('Allocate {{amount}} to {{district}}?', words), confirmLabel: t('Allocate') };
    }
    if (topUp > 0) return { title: t('Top up the fund by {{topUp}}?', words), confirmLabel: t('Top up') };
    return { title: t('Record an entry with no top-up or allocation?'), confirmLabel: t('Record entry') };
  }
}

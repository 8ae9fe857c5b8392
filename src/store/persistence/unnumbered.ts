import type { RootState } from '../registerReducers';
import { rowsOf } from '../table';

const isUnnumbered = ({ number }: { number: number }) => number === 0;

/** Whether payments or entries of the fund ledger were stored before there were numbers. */
export const hasUnnumbered = ({ payments, fundLedger }: RootState) =>
  rowsOf(payments).some(isUnnumbered) || Object.values(fundLedger.entities).some(isUnnumbered);

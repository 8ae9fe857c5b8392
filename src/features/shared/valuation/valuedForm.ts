import type { VerificationForm } from '../../../domain/actions/verificationForm';
import type { LineForm } from '../../../domain/valuation/lineForm';

/** The verification form as the screen has it: with its lines. */
export type ValuedForm = VerificationForm & { lines: LineForm[]; compensationReason: string };

import type { VerificationForm } from '../../../domain/actions/verificationForm';
import type { LineForm } from '../../../domain/valuation/lineForm';
import type { ReasonCode } from '../../../domain/workflow/reasonCodes';

/** The verification form as the screen has it: with its lines and reasons, and what is missing. */
export type ValuedForm = VerificationForm & {
  lines: LineForm[];
  compensationReason: string;
  reasons: ReasonCode[];
  missing: { piece: string }[];
  awaitedUntil: string;
};

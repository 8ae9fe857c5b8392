import { formatNumber } from '../../../domain/settings/format';
import { excess, isLimited, textLimits, tooLongBy, type LimitedField } from '../../../domain/form/textLimits';
import type { DescribeField } from '../useFormField';

/** How much of its limit a text may take before what is left is shown. */
const near = 0.9;

/** What is said of the length of a text near its limit and beyond; of one that is as it was stored, once it is refused. */
const describeLength =
  (field: LimitedField): DescribeField =>
  (t, text, { isDirty, invalid }) => {
    if (!isDirty && !invalid) return undefined;
    const over = excess(field, text);
    if (over) return { message: t(tooLongBy, over), invalid: true };
    const left = textLimits[field] - text.trim().length;
    if (invalid || text.length < textLimits[field] * near) return undefined;
    return { message: t('You have {{number}} characters left', { count: left, number: formatNumber(left) }) };
  };

/** As `tellLength`, for a field that may have no limit. */
export const describeLengthOf = (field: string): DescribeField | undefined =>
  isLimited(field) ? describeLength(field) : undefined;

import * as v from 'valibot';
import { isDay, kampalaDay } from '../../calendar';
import { withinLimits } from '../../form/textLimits';
import type { Condition } from './conditions';

/**
 * The form that ticks a condition as met, or takes the tick back (docs/product.md, Conditions). Refuses a day in the
 * future or before the decision. Taking back needs a note that says why, and has no day.
 * @param today YYYY-MM-DD in Africa/Kampala
 */
export const conditionSchemaFor = ({ state, decidedOn }: Condition, today: string) =>
  v.pipe(
    v.object({
      metOn:
        state === 'met'
          ? v.literal('')
          : v.pipe(
              v.string(),
              v.check(isDay, 'Date met is required'),
              v.check((day) => day <= today, 'Date met cannot be in the future'),
              v.check((day) => day >= kampalaDay(decidedOn), 'Date met cannot be before the decision'),
            ),
      note:
        state === 'met'
          ? v.pipe(v.string(), v.trim(), v.nonEmpty('Say why the condition is not met'))
          : v.pipe(v.string(), v.trim()),
    }),
    withinLimits(),
  );

/** As it is typed. */
export type ConditionForm = v.InferInput<ReturnType<typeof conditionSchemaFor>>;

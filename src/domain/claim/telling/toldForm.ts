import * as v from 'valibot';
import { isDay, kampalaDay } from '../../calendar';
import { withinLimits } from '../../form/textLimits';
import type { Telling } from './told';
import { tellingKinds } from '../toldRecord';
import type { Words } from '../../words';

const required = (message: Words) => v.pipe(v.string(), v.trim(), v.nonEmpty(message));

/**
 * The form in which it is recorded that a claimant was told of a decision. Refuses a day in the future or before the
 * decision. Of a decision that the claimant was told of already it is a correction, which needs a note that says why.
 * @param today YYYY-MM-DD in Africa/Kampala
 */
export const toldSchemaFor = ({ decision, state }: Telling, today: string) =>
  v.pipe(
    v.object({
      day: v.pipe(
        v.string(),
        v.check(isDay, 'Date told is required'),
        v.check((day) => day <= today, 'Date told cannot be in the future'),
        v.check((day) => isNotBefore(day, decision), 'Date told cannot be before the decision'),
      ),
      how: v.pipe(v.string(), v.picklist(tellingKinds, 'Choose how the claimant was told')),
      toldBy: required('Name of the person who told them is required'),
      note: state === 'told' ? required('Say what you are correcting') : v.pipe(v.string(), v.trim()),
    }),
    withinLimits(),
  );

/** Whether a day in Kampala is not before that of a decision. */
export const isNotBefore = (day: string, { at }: Telling['decision']) => at === undefined || day >= kampalaDay(at);

/** As it is typed; `how` is empty until it is chosen. */
export type ToldForm = v.InferInput<ReturnType<typeof toldSchemaFor>>;

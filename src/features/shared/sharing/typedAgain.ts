import type { FieldValues } from 'react-hook-form';
import { claimPath, routes } from '../../../domain/routes';
import { getAction, type ClaimAction, type FormOf } from '../../../domain/workflow/lifecycle';
import type { addNoteCommand } from '../../../store/claims/addNote';
import type { answerPieceCommand } from '../../../store/claims/answerPiece';
import type { checkConditionCommand } from '../../../store/claims/checkCondition';
import type { Told } from '../../../store/share/status';

/** What was filled in for something that was not made: the name of its form (useCommandForm), and where it is opened. */
export type Typed = { form: string; values: FieldValues; path: string };

type Kept = NonNullable<Told['command']>;
type FormIn<Make extends (form: never, ...rest: never[]) => unknown> = Parameters<Make>[0];

const ofClaim = (form: string, id: string, values: unknown): Typed => ({
  form,
  values: values as FieldValues,
  path: claimPath(id),
});

/** What of a claim is filled in in a form of its page that goes by the claim alone. */
const byClaim =
  (form: string) =>
  ({ targets, form: values }: Kept): Typed[] =>
    targets.map(({ id }) => ofClaim(`${form} ${id}`, id, values));

function typedForActions({ targets, form }: Kept): Typed[] {
  const { action, forms } = form as { action: ClaimAction; forms: readonly unknown[] };
  const row = getAction(action);
  if (row.asks !== 'form') return [];
  return targets.flatMap(({ id }, place) => {
    const values = forms[place];
    if (!values) return [];
    if (action !== 'update_payment') return [ofClaim(`${row.form} ${id}`, id, values)];
    const { paymentId, payment } = values as FormOf<'update_payment'>;
    return [ofClaim(`payment ${paymentId}`, id, payment)];
  });
}

const typedBy: Record<string, (command: Kept) => Typed[]> = {
  'claims/act': typedForActions,
  'claims/addNote': ({ form }) => {
    const { claimId, note } = form as FormIn<typeof addNoteCommand>;
    return [ofClaim(`note ${claimId}`, claimId, note)];
  },
  'claims/answerPiece': ({ form }) => {
    const { claimId, place, form: answer } = form as FormIn<typeof answerPieceCommand>;
    return [ofClaim(`answer ${claimId} ${place}`, claimId, answer)];
  },
  'claims/checkCondition': ({ targets, form }) => {
    const { place, form: condition } = form as FormIn<typeof checkConditionCommand>;
    return targets.map(({ id }) => ofClaim(`condition ${id} ${place}`, id, condition));
  },
  'claims/recordTold': byClaim('told'),
  'claims/saveChecklist': byClaim('checklist'),
  'fundLedger/record': ({ form }) => [
    { form: 'fund entry', values: form as FieldValues, path: routes.fundManagement.path },
  ],
};

/** What was filled in for something that was not made; nothing where it asked for nothing. */
export const typedAgain = ({ command }: Pick<Told, 'command'>): Typed[] =>
  command ? (typedBy[command.name]?.(command) ?? []) : [];

import { findAccountRefusal } from '../domain/access/account';
import type { Draft } from '../domain/claim/draft';
import type { Refusal } from '../domain/refusal';
import type { Words } from '../domain/words';
import { selectAccessFacts } from './access/selectors';
import type { DecidedEvent, Stamp } from './events';
import type { Register, RootState } from './registerReducers';

/** A record, and the revision of it that the screen showed. */
export type Target = { id: string; rev: number };

/**
 * What somebody asks for, as plain data: it can be kept, sent and decided again. `targets` are the records it is about,
 * `form` what was filled in, `seen` what else the person saw and decided on. `Value` is what it answers when it is done.
 */
export type Command<Value = unknown, Form = unknown, Seen = unknown> = {
  v: 1;
  name: string;
  targets: readonly Target[];
  form: Form;
  seen?: Seen;
  /** For the compiler alone. */
  answer?: Value;
};

/** A decision on a command: the one event that makes it so, none where all is so already; or a refusal. */
export type Decision<Value = undefined, Event extends DecidedEvent = DecidedEvent> =
  { ok: true; event?: Event; value: Value } | { ok: false; refusal: Refusal };

/** A register's event has to be accepted by every copy of it; what is this device's alone concerns no other. */
type Scope<Event extends DecidedEvent> =
  | {
      scope: 'register';
      /** The events that it makes; several commands may make one. */
      makes: { match(event: DecidedEvent): boolean };
      /**
       * What any copy of the register can judge: role, status, revisions, bounds of money. It reads no clock.
       * @returns why the event is refused, or undefined
       */
      accepts(register: Register, event: Event): Refusal | undefined;
    }
  | { scope: 'device' };

/** Names it in the notice that it could not be saved after all; null where nobody has to hear of it. */
type Label<Form> =
  | { label: Words | null; findLabel?: never }
  /** Where one command is several actions: the label of that which its form asks for. */
  | { label?: never; findLabel(form: Form): Words };

type Definition<Value, Form, Seen, Event extends DecidedEvent> = Scope<Event> &
  Label<Form> & {
    /** Never changes: commands are kept by it. */
    name: string;
    /** What it is about, in the words of its screens; the ids of its targets where this is left out. */
    findSubject?(state: RootState, command: Command<Value, Form, Seen>): string[];
    /** The draft that it is made of, to be given back when it could not be saved after all. */
    findDraft?(command: Command<Value, Form, Seen>): Draft;
    /** It is stored at once or not done at all, and then so refused: it is too large to wait in memory. */
    refusedUnstored?: Refusal;
    /** The same for those of the several claims that it is about; it may be none of them. */
    narrow?(command: Command<Value, Form, Seen>, isMeant: (claimId: string) => boolean): Command<Value, Form, Seen>;
    /** It has happened already: it is told whoever did it, and whether or not they still may. */
    hasHappened?: true;
    /** Nobody calls it off, and nothing is said while it waits. */
    isFinal?: true;
    /** A pure function: everything that is not in the state comes with the stamp. */
    decide(state: RootState, command: Command<Value, Form, Seen>, stamp: Stamp): Decision<Value, Event>;
  };

const definitions = new Map<string, Definition<unknown, unknown, unknown, DecidedEvent>>();

/**
 * Defines a command by its row.
 * @returns what makes such commands
 */
export function defineCommand<
  Form = undefined,
  Value = undefined,
  Seen = undefined,
  Event extends DecidedEvent = DecidedEvent,
>(definition: Definition<Value, Form, Seen, Event>) {
  const { name } = definition;
  definitions.set(name, definition);
  return (form: Form, targets: readonly Target[] = [], seen?: Seen): Command<Value, Form, Seen> => ({
    v: 1,
    name,
    targets,
    form,
    ...(seen !== undefined && { seen }),
  });
}

/** The row of a command. */
export function definitionOf({ name }: Command) {
  const definition = definitions.get(name);
  if (!definition) throw new Error(`There is no command ${name}.`);
  return definition;
}

/**
 * Decides on a command, the first time and whenever it is decided again: there are no other rules. Refuses an
 * account that may not act, what the command's own row refuses, and what no copy of the register would accept.
 */
export function decide<Value>(state: RootState, command: Command<Value>, stamp: Stamp): Decision<Value> {
  const definition = definitionOf(command);
  const isAsked = definition.scope === 'register' && !definition.hasHappened;
  const barred = isAsked && findAccountRefusal(selectAccessFacts(state), stamp.actor);
  if (barred) return refuse(barred);
  const decision = definition.decide(state, command, stamp) as Decision<Value>;
  if (!decision.ok || !decision.event || definition.scope === 'device') return decision;
  const refusal = definition.accepts(state, decision.event);
  return refusal ? refuse(refusal) : decision;
}

/** The row of the commands that make an event; those that make one are alike in what they accept. */
export const makerOf = (event: DecidedEvent) =>
  [...definitions.values()]
    .filter((definition) => definition.scope === 'register')
    .find(({ makes }) => makes.match(event));

export const refuse = (refusal: Refusal): { ok: false; refusal: Refusal } => ({ ok: false, refusal });

import { kindNames, kinds } from '../../domain/register/kinds/kinds';
import type { Register } from '../registerReducers';

/** The kinds that every copy of the register holds. */
export const sharedKinds = kindNames.filter((name): name is keyof Register => kinds[name].home === 'register');

/** What every copy of the register holds of a state. */
export const registerOf = (state: Register): Register =>
  Object.fromEntries(sharedKinds.map((name) => [name, state[name]])) as Register;

import type { Words } from './words';

/**
 * Why a command changed nothing. `message` is an English sentence, the key of its translation, with places for what
 * `params`, `words` and `instants` name; `fields` holds the message of each form field that is wrong.
 */
export type Refusal = {
  code:
    | 'signed_out'
    | 'wrong_role'
    | 'wrong_status'
    | 'open_conditions'
    | 'changed'
    | 'invalid'
    | 'not_found'
    | 'inactive'
    | 'no_account'
    | 'wrong_desk'
    | 'outside_areas'
    | 'four_eyes'
    | 'newer_version'
    | 'set_aside'
    | 'not_stored'
    | 'called_off';
  message: Words;
  /** Shown as they are: names, ids and other things that people wrote. */
  params?: Record<string, string | number>;
  /** Labels of the portal, each the key of its translation; several make a list. */
  words?: Record<string, readonly Words[]>;
  /** Moments, as ISO instants. */
  instants?: Record<string, string>;
  /** The claim that it is about: of several done in one action, the first that stood in the way. */
  claimId?: string;
  fields?: Record<string, Words>;
};

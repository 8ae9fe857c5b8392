/**
 * Why a command changed nothing. `message` is an English sentence, the key of its translation; `fields` holds the
 * message of each form field that is wrong.
 */
export type Refusal = {
  code:
    | 'signed_out'
    | 'wrong_role'
    | 'wrong_status'
    | 'changed'
    | 'invalid'
    | 'not_found'
    | 'inactive'
    | 'not_stored'
    | 'newer_version';
  message: string;
  params?: Record<string, string | number>;
  fields?: Record<string, string>;
};

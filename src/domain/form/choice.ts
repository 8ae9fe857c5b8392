/** A form whose choice is made: for the end of a schema's pipe, after a check has refused the empty choice. */
export function chosen<Form extends object, Field extends keyof Form>(
  form: Form,
  _field: Field,
): Form & { [Key in Field]: Exclude<Form[Key], ''> } {
  return form as Form & { [Key in Field]: Exclude<Form[Key], ''> };
}

/**
 * `aria-required` in place of `required`: the browser's own bubbles would come before the messages of the form,
 * in the browser's language and one at a time.
 */
export function inputAttributes(required: boolean | undefined, helpId: string | undefined) {
  return { required: false, 'aria-required': required || undefined, 'aria-describedby': helpId };
}

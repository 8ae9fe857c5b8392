/** History state of a claim's page that a submission just led to: the claimant still waits for a slip. */
export const submittedState = { submitted: true } as const;

export function isJustSubmitted(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'submitted' in state && state.submitted === true;
}

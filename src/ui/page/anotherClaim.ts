/** History state of New Claim for whoever saw the drafts where they came from: a new one is started at once. */
export const anotherClaim = { another: true } as const;

export function asksForAnother(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'another' in state && state.another === true;
}

/** The id a claim gets when step 1 is saved: CL-timestamp-random, uppercase (docs/product.md, Wizard). */
export function makeClaimId(instant: string, random: string): string {
  return `CL-${Date.parse(instant)}-${random}`.toUpperCase();
}

import type { Claim } from '../claim';

/** A claim's verifications with another day until which the answer to the last one is awaited. @param until YYYY-MM-DD */
export const awaitedUntil = ({ verifications }: Claim, until: string): Claim['verifications'] =>
  verifications.map((verification, place) =>
    place === verifications.length - 1 && verification.asked
      ? { ...verification, asked: { ...verification.asked, until } }
      : verification,
  );

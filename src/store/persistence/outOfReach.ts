import type { Home } from '../../domain/register/journal';

/** The register lies in a place that the browser does not give, or gives empty. */
export class RegisterOutOfReach extends Error {
  constructor(readonly place: Home = 'indexedDB') {
    super(`The register in ${place} is out of reach`);
  }
}

import { healthReported } from '../persistence/healthSlice';
import type { Core } from './core';
import type { Unsaved } from './unsaved';

export type HealthReport = ReturnType<typeof createHealthReport>;

/** Has the state say how storage stands. */
export function createHealthReport({ ports: { storage }, getState, dispatch }: Core, unsaved: Unsaved) {
  let isOpening = true;
  let missing = 0;

  function report() {
    // Nothing may look saved in between.
    if (unsaved.isDecidingAgain()) return;
    const health = storage.health();
    // What is stored in a moment is no work of anybody's that is at risk.
    health.unsaved = isOpening ? 0 : health.unsaved + unsaved.count() + missing;
    const known = getState().storage;
    const isSame =
      known.unsaved === health.unsaved &&
      known.setAside.length === health.setAside.length &&
      known.newerVersion === health.newerVersion &&
      known.lost === health.lost;
    if (!isSame) dispatch(healthReported(health));
  }

  return {
    report,

    /** The register itself is not in the log yet. */
    countMissing: (isMissing: boolean) => {
      missing = isMissing ? 1 : 0;
    },

    endOpening: () => {
      isOpening = false;
      report();
    },
  };
}

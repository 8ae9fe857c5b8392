/** `denied`: the person or the device's settings said no; `timeout`: no fix in the time given. */
export type LocationRefusal = 'denied' | 'unavailable' | 'timeout';

/** Degrees (WGS 84) and the radius in metres within which the device believes itself to be. */
export type LocationResult =
  { ok: true; latitude: number; longitude: number; accuracyMetres: number } | { ok: false; reason: LocationRefusal };

const refusals: Record<number, LocationRefusal> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' };

/** Asks the device where it is, for "Use my location". Waits at most `timeoutMs`. */
export function currentLocation(timeoutMs = 20_000): Promise<LocationResult> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) {
      resolve({ ok: false, reason: 'unavailable' });
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({
          ok: true,
          latitude: coords.latitude,
          longitude: coords.longitude,
          accuracyMetres: Math.round(coords.accuracy),
        }),
      (error) => resolve({ ok: false, reason: refusals[error.code] ?? 'unavailable' }),
      { enableHighAccuracy: true, timeout: timeoutMs, maximumAge: 60_000 },
    );
  });
}

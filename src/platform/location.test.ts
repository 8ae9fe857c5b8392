import { currentLocation } from './location';

function deviceAnswers(answer: (found: PositionCallback, failed: PositionErrorCallback) => void) {
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition: answer },
  });
}

const positionError = (code: number): GeolocationPositionError => ({
  code,
  message: '',
  PERMISSION_DENIED: 1,
  POSITION_UNAVAILABLE: 2,
  TIMEOUT: 3,
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation');
});

test('gives degrees and whole metres', async () => {
  const coords = {
    latitude: 0.3476,
    longitude: 32.5825,
    accuracy: 12.4,
    altitude: null,
    altitudeAccuracy: null,
    heading: null,
    speed: null,
    toJSON: () => ({}),
  };
  deviceAnswers((found) => found({ coords, timestamp: 0, toJSON: () => ({}) }));
  expect(await currentLocation()).toEqual({
    ok: true,
    latitude: 0.3476,
    longitude: 32.5825,
    accuracyMetres: 12,
  });
});

test.each([
  [1, 'denied'],
  [2, 'unavailable'],
  [3, 'timeout'],
] as const)('error %d is %s', async (code, reason) => {
  deviceAnswers((_found, failed) => failed(positionError(code)));
  expect(await currentLocation()).toEqual({ ok: false, reason });
});

test('a browser without a location service is unavailable', async () => {
  expect(await currentLocation()).toEqual({ ok: false, reason: 'unavailable' });
});

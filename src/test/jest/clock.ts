/**
 * Tests reckon in days from now. So one that begins shortly before midnight in Kampala begins two hours earlier: no day ends
 * under it. With `CLOCK` (an instant, ISO) a test file begins at that moment, and time goes on from there. `npm run trials`
 * tries days on which dates go wrong.
 */
const start = process.env['CLOCK'];

const hour = 3_600_000;

/** Since midnight in Kampala, three hours ahead of UTC. */
const sinceMidnight = (Date.now() + 3 * hour) % (24 * hour);

const ahead = start ? Date.parse(start) - Date.now() : sinceMidnight > 23 * hour ? -2 * hour : 0;

if (ahead !== 0) {
  const RealDate = Date;
  const now = () => RealDate.now() + ahead;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget) as Date,
    apply: () => new RealDate(now()).toString(),
    get: (target, name, receiver) => (name === 'now' ? now : (Reflect.get(target, name, receiver) as unknown)),
  });
}

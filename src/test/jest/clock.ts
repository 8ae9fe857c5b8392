/**
 * With `CLOCK` (an instant, ISO) a test file begins at that moment, and time goes on from there. `npm run trials` tries
 * days on which dates go wrong.
 */
const start = process.env['CLOCK'];

if (start) {
  const RealDate = Date;
  const ahead = Date.parse(start) - RealDate.now();
  const now = () => RealDate.now() + ahead;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget) as Date,
    apply: () => new RealDate(now()).toString(),
    get: (target, name, receiver) => (name === 'now' ? now : (Reflect.get(target, name, receiver) as unknown)),
  });
}

import { useState } from 'react';

/** The same object for as long as it says the same, so that what is made from it is not made again. Plain data only. */
export function useSteady<Value>(value: Value): Value {
  const [steady, setSteady] = useState(value);
  if (JSON.stringify(steady) === JSON.stringify(value)) return steady;
  setSteady(value);
  return value;
}

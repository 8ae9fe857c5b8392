import * as v from 'valibot';

const versionOne = v.looseObject({ incident: v.looseObject({}) });

/** Version 2: step 2 asks for the name of the protected area. One of before has it empty. */
export function addAreaName(stored: unknown): unknown {
  const draft = v.parse(versionOne, stored);
  return { ...draft, incident: { protectedAreaName: '', ...draft.incident } };
}

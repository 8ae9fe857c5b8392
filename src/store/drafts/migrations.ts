/** Version 2: step 2 asks for the name of the protected area. One of before has it empty; what is no draft fits no shape. */
export function addAreaName(stored: unknown): unknown {
  const draft = stored as { incident?: object };
  return { ...draft, incident: { protectedAreaName: '', ...draft.incident } };
}

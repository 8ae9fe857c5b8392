import * as v from 'valibot';

const versionOne = v.looseObject({ view: v.looseObject({ filter: v.looseObject({}) }) });

/** Version 2: a filter can ask for overdue claims and for activity, which none did. */
export function addOverdueAndActivity(stored: unknown): unknown {
  const saved = v.parse(versionOne, stored);
  const filter = { overdue: false, activity: false, ...saved.view.filter };
  return { ...saved, view: { ...saved.view, filter } };
}

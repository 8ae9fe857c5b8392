import * as v from 'valibot';
import { addAreaNameAndItems, addNotToldAndConditions, type EventMigration, type Migration } from './versions';

const withDraft = v.looseObject({ draft: v.unknown() });
const withView = v.looseObject({ view: v.unknown() });
const records = v.looseObject({ drafts: v.array(v.unknown()), savedViews: v.array(v.unknown()) });

/** A draft of version 2, whose incident can name a protected area and further items. */
const draftAsOfTwo = (payload: unknown) => {
  const happened = v.parse(withDraft, payload);
  return { ...happened, draft: addAreaNameAndItems(happened.draft) };
};

/** A view of version 3, whose filter can ask who was not told. */
const viewAsOfThree = (payload: unknown) => {
  const { view, ...rest } = v.parse(withView, payload);
  return { ...rest, view: addNotToldAndConditions(view) };
};

/** A whole register as of version 3, which knows schedules and the scheme's rules; it is a field of the payload. */
const registerAsOfThree = (field: 'records' | 'put') => (payload: unknown) => {
  const former = v.parse(v.looseObject({ [field]: records }), payload);
  const { drafts, savedViews, ...others } = v.parse(records, former[field]);
  const asOfThree = {
    drafts: drafts.map(addAreaNameAndItems),
    savedViews: savedViews.map(addNotToldAndConditions),
    schedules: [],
    scheme: [],
  };
  return { ...former, [field]: { ...others, ...asOfThree } };
};

/** Bring the payload of a stored event to the next version (versions.ts). Where one throws, the event is not taken. */
export const eventMigrations: Record<EventMigration, Migration> = {
  draft: draftAsOfTwo,
  view: viewAsOfThree,
  records: registerAsOfThree('records'),
  put: registerAsOfThree('put'),
};

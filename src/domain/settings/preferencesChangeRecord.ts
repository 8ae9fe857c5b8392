import * as v from 'valibot';
import { preferencesRecord } from './preferencesRecord';

const { notificationTypes, exchangeRates, ...fields } = preferencesRecord.entries;

export const preferencesChangeRecord = v.partial(
  v.strictObject({
    ...fields,
    notificationTypes: v.partial(v.strictObject(notificationTypes.entries)),
    exchangeRates: v.strictObject(exchangeRates.entries),
  }),
);

import { areaNames, areaOf } from '../access/areas';
import {
  date,
  dateTime,
  district,
  labelIn,
  money,
  onOff,
  severalOf,
  type AuditField,
  type AuditReader,
  type AuditValue,
} from './auditField';
import type { ExportDetails } from './exports';
import { notificationTypes } from '../notification/notificationTypes';
import { accountRoles, roles } from '../user/roles';
import { preferences } from '../settings/preferencesRecord';
import { userStatuses } from '../user/user';
import { userRegions, userTowns } from '../user/userDistricts';

/** Where somebody works: headquarters, a region, a town, or a district. */
const wholePlace = labelIn({ headquarters: { label: 'Headquarters' }, ...userRegions });
const place = (value: AuditValue, reader: AuditReader) => {
  const words = wholePlace(value, reader);
  return words === value ? (userTowns.get(String(value)) ?? district(value)) : words;
};

/** The fields of a user account. */
export const userAuditFields: Record<string, AuditField> = {
  name: { label: 'Name' },
  email: { label: 'Email' },
  phone: { label: 'Phone number' },
  role: { label: 'Role', read: labelIn(accountRoles) },
  desks: { label: 'Desks', read: severalOf(roles) },
  district: { label: 'District', read: place },
  areas: { label: 'Works in', read: (value) => areaNames(String(value).split(', ').map(areaOf)) },
  status: { label: 'Status', read: labelIn(userStatuses) },
  lastLogin: { label: 'Last login', read: dateTime },
  joinDate: { label: 'Joined', read: date },
};

/** The preferences of Settings that are one choice each. */
const preferenceAuditFields = Object.entries(preferences).map(
  ([name, { label, shape, choices }]): [string, AuditField] => {
    const read = shape.type === 'boolean' ? onOff : choices && labelIn(choices);
    return [name, { label, ...(read && { read }) }];
  },
);

/** The preferences of Settings. */
export const settingsAuditFields: Record<string, AuditField> = {
  ...Object.fromEntries(preferenceAuditFields),
  'exchangeRates.USD': { label: 'UGX for 1 USD' },
  'exchangeRates.EUR': { label: 'UGX for 1 EUR' },
  ...Object.fromEntries(
    Object.entries(notificationTypes).map(([type, { label }]): [string, AuditField] => [
      `notificationTypes.${type}`,
      { label, read: onOff },
    ]),
  ),
};

/** The fields of an entry of the fund ledger. */
export const fundAuditFields: Record<string, AuditField> = {
  id: { label: 'Entry' },
  number: { label: 'Entry number' },
  date: { label: 'Date', read: date },
  openingBalance: { label: 'Opening balance', read: money },
  allocationAmount: { label: 'Allocation amount', read: money },
  allocationDistrict: { label: 'Allocation district', read: district },
  notes: { label: 'Notes' },
  closingBalance: { label: 'Closing balance', read: money },
};

/** What a sign-in, one that was refused, or the profile of somebody without an account tells. */
export const sessionAuditFields: Record<string, AuditField> = {
  ...userAuditFields,
  role: { label: 'Role', read: labelIn(roles) },
  reason: {
    label: 'Reason',
    read: labelIn({
      inactive: { label: 'The account is inactive' },
      wrong_desk: { label: 'The account does not have that desk' },
      no_account: { label: 'There is no account with this email' },
      account: { label: 'The account may no longer act at this desk' },
      idle: { label: '30 minutes without activity' },
    }),
  },
  attempts: { label: 'Attempts' },
};

/** What a register that was replaced as a whole held, what stood in its place, and what an imported one brought. */
export const registerAuditFields: Record<string, AuditField> = {
  claimsBefore: { label: 'Claims before' },
  claimsAfter: { label: 'Claims after' },
  takenAt: { label: 'Snapshot taken on', read: dateTime },
  file: { label: 'File' },
  exportedAt: { label: 'Exported on', read: dateTime },
  claimsAdded: { label: 'Claims added' },
  claimsChanged: { label: 'Claims changed' },
  claimsKept: { label: 'Claims not changed' },
  refused: { label: 'Records refused' },
  payments: { label: 'Payments' },
  drafts: { label: 'Drafts' },
  users: { label: 'Users' },
  fundEntries: { label: 'Fund entries' },
  auditEvents: { label: 'Audit events' },
  outsideDigest: { label: 'Fingerprint of all events from elsewhere' },
  logBefore: { label: 'End of the previous log' },
};

/** What the audit log keeps of a file that was taken, whatever it is of. */
export const exportAuditFields = {
  file: { label: 'File' },
  fileId: { label: 'Evidence file' },
  format: { label: 'Format' },
  claims: { label: 'Claims' },
  rows: { label: 'Rows' },
  files: { label: 'Files' },
} as const satisfies Record<keyof ExportDetails, AuditField>;

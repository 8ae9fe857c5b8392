import * as v from 'valibot';
import { auditStatuses, severities, type AuditEvent } from './audit';
import type { ChainHead } from './auditChain';
import { isDay } from './calendar';
import { noteTypes, type Claim } from './claim';
import { payoutMethodNames, type ClaimantForm } from './claimant';
import { committeeDecisionNames } from './decision';
import type { Draft } from './draft';
import type { Evidence } from './evidence';
import { dateFormats } from './format';
import { incidentFields, isNumberInput, type Incident } from './incident';
import {
  incidentKinds,
  incidentTypes,
  protectedAreaNames,
  speciesNames,
  type FieldInput,
  type IncidentType,
} from './incidents';
import { closingBalance, type FundLedgerEntry } from './ledger';
import { lifecycleActions } from './lifecycle';
import { maintenanceActions, type Notification } from './notification';
import { notificationTypes, type NotificationType } from './notificationTypes';
import { paymentStatusNames, type Payment } from './payment';
import { isQuantity, maximumFileBytes } from './quantity';
import { accountRoles, roleNames } from './roles';
import { languages } from './languages';
import { currencies, themeNames, type Preferences } from './settings';
import { claimStatuses, type ClaimStatus } from './statuses';
import { shillings } from './shillings';
import { userStatusNames, type DevicePhone, type Session, type User } from './user';
import { verificationActionNames } from './verification';

/*
 * The shape of each stored record, with the limits of its numbers and moments, which forms share. What is read from
 * storage or from a file must fit before the register takes it in; what must hold between records stands in soundness.ts.
 * The rules for texts live with the forms alone, since a rule may become stricter and an old record stays true.
 */

const text = v.string();
/** Half a character can stand in no address. */
const isWhole = (value: string) => !/\p{Surrogate}/u.test(value);

const id = v.pipe(v.string(), v.nonEmpty(), v.check(isWhole));
const measure = v.pipe(v.number(), v.finite());
const quantity = v.pipe(v.number(), v.check(isQuantity));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const latitude = v.pipe(v.number(), v.minValue(-90), v.maxValue(90));
const longitude = v.pipe(v.number(), v.minValue(-180), v.maxValue(180));

/** Of this century or the last, as days are. */
const instantPattern = /^(19|20)\d{2}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/;

/** What needs no calendar: every month has 28 days. */
const plainInstant = /^(19|20)\d{2}-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,3})?Z$/;

/** Instants are compared as texts, so one form of them stands. */
const isInstant = (value: string) =>
  plainInstant.test(value) ||
  (instantPattern.test(value) &&
    !Number.isNaN(Date.parse(value)) &&
    (value.slice(8, 10) <= '28' || isDay(value.slice(0, 10))));

const instant = v.pipe(v.string(), v.check(isInstant));
const day = v.pipe(v.string(), v.check(isDay));

/** Every change raises a revision by one: half of the whole numbers that there are leaves room for as many changes. */
const maximumRevision = Number.MAX_SAFE_INTEGER / 2;
const revision = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(maximumRevision));

/** A place in an order, from 1; 0 until a record from before there were numbers has got its own (numbering.ts). */
const place = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(maximumRevision));

/** A picture that comes with the portal: no address outside its folder. */
const samplePath = v.pipe(v.string(), v.regex(/^\/sample\/[\w-][\w.-]*$/));
const keysOf = <Key extends string>(table: Record<Key, unknown>) => v.picklist(Object.keys(table) as Key[]);

const file = v.object({
  id,
  name: text,
  type: text,
  size: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(maximumFileBytes)),
  addedAt: instant,
  sampleUrl: v.optional(samplePath),
});

const evidence: v.GenericSchema<Evidence> = v.object({
  photos: v.array(file),
  policeReport: v.array(file),
  medicalReport: v.array(file),
  valuationForm: v.array(file),
  otherAttachments: v.array(file),
});

const claimantFields = {
  fullName: text,
  nationalId: text,
  phoneNumber: text,
  alternatePhone: text,
  district: text,
  subcounty: text,
  parish: text,
  village: text,
  mobileMoneyNumber: text,
  bankName: text,
  accountName: text,
  accountNumber: text,
};

const commonIncident = {
  dateOfIncident: day,
  timeOfIncident: text,
  protectedAreaNearby: v.optional(v.picklist(protectedAreaNames)),
  gpsLatitude: v.optional(latitude),
  gpsLongitude: v.optional(longitude),
  locationDescription: text,
  wildlifeSpecies: v.optional(v.picklist(speciesNames)),
  narrativeDescription: text,
};

/** How a field of a kind of incident is kept. */
const storedAs = {
  text,
  longText: text,
  crops: text,
  livestock: text,
  ages: text,
  properties: text,
  date: day,
  number: quantity,
  integer: v.pipe(quantity, v.integer()),
  money: shillings,
} as const satisfies Record<FieldInput, v.GenericSchema>;

const incidentEntries = (
  type: IncidentType,
): v.ObjectEntries & { incidentType: v.LiteralSchema<IncidentType, undefined> } => ({
  ...commonIncident,
  incidentType: v.literal(type),
  ...Object.fromEntries(
    incidentKinds[type].fields.map(({ name, input, required }) => [
      name,
      isNumberInput(input) && !required ? v.optional(storedAs[input]) : storedAs[input],
    ]),
  ),
});

const anyIncident: v.GenericSchema<Record<string, unknown>> = v.variant(
  'incidentType',
  incidentTypes.map((type) => v.object(incidentEntries(type))),
);

/** Made of the table that the type is made of. */
const incident = anyIncident as v.GenericSchema<Incident>;

const isSubmitted = (status: ClaimStatus): status is Claim['status'] => status !== 'draft';

export const claimRecord: v.GenericSchema<Claim> = v.object({
  id,
  rev: revision,
  status: v.picklist(claimStatuses.filter(isSubmitted)),
  claimant: v.object({ ...claimantFields, payoutMethod: v.picklist(payoutMethodNames) }),
  incident,
  evidence,
  calculatedCompensation: v.optional(shillings),
  approvedAmount: v.optional(shillings),
  verification: v.optional(
    v.object({
      verificationNotes: text,
      valuationScheduleVersion: v.optional(text),
      calculatedCompensation: v.optional(shillings),
      action: v.picklist(verificationActionNames),
      actionReason: v.optional(text),
      verifiedOn: instant,
      verifiedBy: text,
    }),
  ),
  decision: v.optional(
    v.object({
      cvcNotes: text,
      decision: v.picklist(committeeDecisionNames),
      approvedAmount: v.optional(shillings),
      conditions: text,
      decisionNote: text,
      decidedOn: v.optional(instant),
      decidedBy: text,
    }),
  ),
  finalApproval: v.optional(v.object({ note: text, approvedOn: instant, approvedBy: text })),
  notes: v.array(v.object({ id, content: text, author: text, timestamp: instant, type: keysOf(noteTypes) })),
  createdBy: text,
  createdAt: instant,
  registeredAt: v.optional(instant),
  submittedAt: v.optional(instant),
  updatedAt: instant,
});

const claimantForm: v.GenericSchema<ClaimantForm> = v.object({
  ...claimantFields,
  payoutMethod: v.picklist(['', ...payoutMethodNames]),
});

export const draftRecord: v.GenericSchema<Draft> = v.object({
  id,
  claimId: v.optional(id),
  editOf: v.optional(v.object({ claimId: id, rev: revision })),
  step: v.picklist([0, 1, 2, 3, 4]),
  claimant: claimantForm,
  incident: v.object(v.entriesFromList(incidentFields, text)),
  evidence,
  createdBy: text,
  createdAt: instant,
  updatedAt: instant,
});

export const paymentRecord: v.GenericSchema<Payment> = v.object({
  id,
  rev: revision,
  number: place,
  claimId: id,
  paymentMethod: v.picklist(payoutMethodNames),
  payeeName: text,
  payeeAccount: text,
  amount: shillings,
  paymentStatus: v.picklist(paymentStatusNames),
  failureReason: v.optional(text),
  paymentRef: v.optional(text),
  paidAt: v.optional(instant),
  createdAt: instant,
  updatedAt: instant,
});

export const fundLedgerRecord: v.GenericSchema<FundLedgerEntry> = v.pipe(
  v.object({
    id,
    number: place,
    date: instant,
    openingBalance: shillings,
    allocationAmount: shillings,
    allocationDistrict: text,
    notes: text,
    closingBalance: shillings,
  }),
  v.check((entry) => entry.closingBalance === closingBalance(entry.openingBalance, entry.allocationAmount)),
);

export const userRecord: v.GenericSchema<User> = v.object({
  id,
  rev: revision,
  name: text,
  email: text,
  role: keysOf(accountRoles),
  district: text,
  status: v.picklist(userStatusNames),
  phone: v.optional(text),
  lastLogin: v.optional(instant),
  joinDate: instant,
});

const changeValue = v.optional(v.union([v.string(), v.number()]));

export const auditRecord: v.GenericSchema<AuditEvent> = v.object({
  id,
  timestamp: instant,
  user: text,
  userRole: v.picklist([...roleNames, 'system']),
  action: text,
  resource: v.picklist(['claim', 'payment', 'user', 'session', 'fund', 'settings', 'register']),
  resourceId: text,
  severity: keysOf(severities),
  status: keysOf(auditStatuses),
  sessionId: v.optional(text),
  ipAddress: v.optional(text),
  userAgent: v.optional(text),
  detectedAfterMs: v.optional(v.pipe(measure, v.minValue(0))),
  details: v.optional(v.record(text, v.union([v.string(), v.number()]))),
  changes: v.optional(v.array(v.object({ field: text, oldValue: changeValue, newValue: changeValue }))),
  link: v.optional(text),
});

/** Where the chain of the audit log ends. */
export const chainHeadRecord: v.GenericSchema<ChainHead> = v.object({
  chain: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,24}$/)),
  place: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  hash: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/)),
});

const notificationHead = {
  id,
  role: v.picklist(roleNames),
  type: keysOf(notificationTypes),
  at: instant,
  readAt: v.optional(instant),
};

export const notificationRecord: v.GenericSchema<Notification> = v.variant('action', [
  v.object({ ...notificationHead, action: v.picklist(lifecycleActions), claimId: id, claimantName: text }),
  v.object({ ...notificationHead, action: v.literal('claims_imported'), count, by: text }),
  v.object({ ...notificationHead, action: v.literal('sign_in_refused'), email: text }),
  v.object({ ...notificationHead, action: v.picklist(maintenanceActions), by: text }),
]);

const flag = v.boolean();
const exchangeRate = v.pipe(measure, v.gtValue(0));
const typeNames = Object.keys(notificationTypes) as NotificationType[];

export const preferencesRecord: v.GenericSchema<Preferences> = v.object({
  emailNotifications: flag,
  smsNotifications: flag,
  notificationTypes: v.object(v.entriesFromList(typeNames, flag)),
  twoFactor: flag,
  theme: v.picklist(themeNames),
  language: keysOf(languages),
  dateFormat: v.picklist(dateFormats),
  currency: v.picklist(currencies),
  exchangeRates: v.object({ USD: v.optional(exchangeRate), EUR: v.optional(exchangeRate) }),
  autoBackup: flag,
});

export const devicePhoneRecord: v.GenericSchema<DevicePhone> = v.object({ email: text, phone: text });

export const sessionRecord: v.GenericSchema<Session> = v.object({
  name: text,
  email: text,
  role: v.picklist(roleNames),
  sessionId: text,
  district: text,
  signedInAt: text,
});

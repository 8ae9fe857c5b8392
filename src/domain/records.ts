import * as v from 'valibot';
import { auditStatuses, severities, type AuditEvent } from './audit';
import { noteTypes, type Claim } from './claim';
import { payoutMethodNames, type ClaimantForm } from './claimant';
import { committeeDecisionNames } from './decision';
import type { Draft } from './draft';
import type { Evidence } from './evidence';
import { dateFormats } from './format';
import { incidentFields, type Incident } from './incident';
import { protectedAreaNames, speciesNames } from './incidents';
import type { FundLedgerEntry } from './ledger';
import { lifecycleActions } from './lifecycle';
import { maintenanceActions, notificationTypes, type Notification, type NotificationType } from './notification';
import { paymentStatusNames, type Payment } from './payment';
import { accountRoles, roleNames } from './roles';
import { currencies, languages, themeNames, type Preferences } from './settings';
import { claimStatuses, type ClaimStatus } from './statuses';
import { userStatusNames, type Session, type User } from './user';
import { verificationActionNames } from './verification';

/*
 * The shape of each stored record. What is read from storage or from a file must fit before the register takes it in.
 * Shapes only: the rules of forms live with the forms, since a rule may become stricter and an old record stays true.
 */

const text = v.string();
const id = v.pipe(v.string(), v.nonEmpty());
const shillings = v.pipe(v.number(), v.integer(), v.minValue(0));
const measure = v.pipe(v.number(), v.finite());
const instant = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}T/));
const day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/));
const revision = v.pipe(v.number(), v.integer(), v.minValue(1));
const keysOf = <Key extends string>(table: Record<Key, unknown>) => v.picklist(Object.keys(table) as Key[]);

const file = v.object({
  id,
  name: text,
  type: text,
  size: measure,
  addedAt: instant,
  sampleUrl: v.optional(text),
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
  protectedAreaNearby: v.picklist(protectedAreaNames),
  gpsLatitude: v.optional(measure),
  gpsLongitude: v.optional(measure),
  locationDescription: text,
  wildlifeSpecies: v.picklist(speciesNames),
  narrativeDescription: text,
};

const incident: v.GenericSchema<Incident> = v.variant('incidentType', [
  v.object({
    ...commonIncident,
    incidentType: v.literal('crop'),
    cropType: text,
    areaDamaged: measure,
    estimatedYieldLost: v.optional(measure),
  }),
  v.object({
    ...commonIncident,
    incidentType: v.literal('livestock'),
    livestockSpecies: text,
    quantityLost: measure,
    ageCategory: text,
  }),
  v.object({
    ...commonIncident,
    incidentType: v.literal('property'),
    propertyType: text,
    damageDescription: text,
    estimatedRepairCost: v.optional(shillings),
  }),
  v.object({
    ...commonIncident,
    incidentType: v.literal('injury'),
    injuredPersonName: text,
    injuriesDescription: text,
    hospitalFacility: text,
    medicalCostClaimed: v.optional(shillings),
  }),
  v.object({
    ...commonIncident,
    incidentType: v.literal('death'),
    deceasedName: text,
    dateOfDeath: day,
    nextOfKin: text,
    relationship: text,
    funeralCostClaimed: v.optional(shillings),
  }),
]);

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
      decidedOn: instant,
      decidedBy: text,
    }),
  ),
  finalApproval: v.optional(v.object({ note: text, approvedOn: instant, approvedBy: text })),
  notes: v.array(v.object({ id, content: text, author: text, timestamp: instant, type: keysOf(noteTypes) })),
  createdBy: text,
  createdAt: instant,
  registeredAt: instant,
  submittedAt: instant,
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

export const fundLedgerRecord: v.GenericSchema<FundLedgerEntry> = v.object({
  id,
  date: instant,
  openingBalance: shillings,
  allocationAmount: shillings,
  allocationDistrict: text,
  notes: text,
  closingBalance: shillings,
});

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
  detectedAfterMs: v.optional(measure),
  details: v.optional(v.record(text, v.union([v.string(), v.number()]))),
  changes: v.optional(v.array(v.object({ field: text, oldValue: changeValue, newValue: changeValue }))),
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

export const sessionRecord: v.GenericSchema<Session> = v.object({
  name: text,
  email: text,
  role: v.picklist(roleNames),
  sessionId: text,
  district: text,
  signedInAt: text,
});

import type { Appeal } from '../domain/claim/appeal/appealRecord';
import { shippedAccess, type Access } from '../domain/access/account';
import type { AuditEvent } from '../domain/audit/audit';
import { checklistToForm, type ChecklistForm } from '../domain/checklist/checklistForm';
import type { Checklist } from '../domain/checklist/checklistRecord';
import type { Claim, InternalNote, LastAction } from '../domain/claim/claim';
import type { Role } from '../domain/user/roles';
import type { LifecycleAction } from '../domain/workflow/lifecycle';
import { emptyClaimantForm } from '../domain/claim/emptyClaimantForm';
import { type ClaimantForm } from '../domain/claim/claimant';
import type { ConditionCheck } from '../domain/claim/conditionRecord';
import type { Correction } from '../domain/claim/correction/correctionRecord';
import type { Told } from '../domain/claim/toldRecord';
import { emptyImportForm, type ImportForm } from '../domain/claimImport/importFields';
import type { CommitteeDecision } from '../domain/workflow/decision';
import type { DecisionForm } from '../domain/actions/decisionForm';
import type { Draft } from '../domain/claim/draft';
import { emptyEvidence, type Evidence, type EvidenceFile } from '../domain/incident/evidence';
import type { PhotoFacts } from '../domain/incident/photoFacts';
import { emptyIncidentForm } from '../domain/incident/emptyIncidentForm';
import { type FurtherForms, type IncidentForm } from '../domain/incident/incident';
import { incidentFromForm } from '../domain/incident/incidentForm';
import type { IncidentType } from '../domain/incident/incidents';
import type { FundLedgerEntry } from '../domain/payment/ledger';
import type { ClaimNotification } from '../domain/notification/notification';
import type { Payment } from '../domain/payment/payment';
import type { PaymentForm } from '../domain/actions/paymentForm';
import type { RetryForm } from '../domain/actions/retryForm';
import { withDesks } from '../domain/user/desks';
import type { Session, User } from '../domain/user/user';
import { shippedScheme } from '../domain/scheme/scheme';
import { paperNames } from '../domain/scheme/paperNames';
import type { SchemeRecord } from '../domain/scheme/schemeRecord';
import type { Schedule } from '../domain/valuation/scheduleRecord';
import type { InformationAnswer, Asked } from '../domain/workflow/askedRecord';
import type { Closing } from '../domain/workflow/closing';
import type { Hold } from '../domain/workflow/holding';
import type { Verification } from '../domain/workflow/verification';
import type { VerificationForm } from '../domain/actions/verificationForm';

/*
 * Data for tests: each builder gives a complete, consistent record or form; a test names only what matters to it.
 * The story: a crop incident of 14 June 2025, registered the day after by Sarah Auma in Kasese.
 */

/** Step 1 as an officer types it, paid by mobile money. */
export function completeClaimantForm(overrides: Partial<ClaimantForm> = {}): ClaimantForm {
  return {
    ...emptyClaimantForm,
    fullName: 'Grace Biira',
    nationalId: 'CF85012345ABCD',
    phoneNumber: '+256772123456',
    district: 'kasese',
    subcounty: 'Lake Katwe',
    parish: 'Hamukungu',
    village: 'Hamukungu',
    payoutMethod: 'mobile_money',
    mobileMoneyNumber: '+256772123456',
    ...overrides,
  };
}

/** As `completeClaimantForm`, paid to a bank account. */
export function completeBankForm(overrides: Partial<ClaimantForm> = {}): ClaimantForm {
  return completeClaimantForm({
    payoutMethod: 'bank_transfer',
    mobileMoneyNumber: emptyClaimantForm.mobileMoneyNumber,
    bankName: 'Centenary Bank',
    accountName: 'Biira Grace',
    accountNumber: '3100045678',
    ...overrides,
  });
}

const kindFields: Record<IncidentType, Partial<IncidentForm>> = {
  crop: { cropType: 'Maize', areaDamaged: '2.5', estimatedYieldLost: '1800' },
  livestock: { livestockSpecies: 'Goat', quantityLost: '3', ageCategory: 'Adult' },
  property: {
    propertyType: 'Granary/Store',
    damageDescription: 'Wall and roof torn down',
    estimatedRepairCost: '750000',
  },
  injury: {
    injuredPersonName: 'Moses Baluku',
    injuriesDescription: 'Broken left arm',
    hospitalFacility: 'Bwera Hospital',
    medicalCostClaimed: '400000',
  },
  death: {
    deceasedName: 'Moses Baluku',
    dateOfDeath: '2025-06-16',
    nextOfKin: 'Grace Biira',
    relationship: 'Wife',
    funeralCostClaimed: '1200000',
  },
};

/** What else was struck, as an officer types it, of each kind that can name more than one thing. */
export const furtherForms: FurtherForms = {
  crop: [
    { cropType: 'Beans', areaDamaged: '1', estimatedYieldLost: '200' },
    { cropType: 'Cassava', areaDamaged: '0.5', estimatedYieldLost: '' },
  ],
  livestock: [{ livestockSpecies: 'Cattle', quantityLost: '1', ageCategory: 'Calf/Kid/Lamb' }],
  property: [{ propertyType: 'Fence', damageDescription: 'Trampled', estimatedRepairCost: '50000' }],
};

/** Step 2 as an officer types it, every field of the kind filled. */
export function completeIncidentForm(kind: IncidentType = 'crop', overrides: Partial<IncidentForm> = {}): IncidentForm {
  return {
    ...emptyIncidentForm,
    incidentType: kind,
    dateOfIncident: '2025-06-14',
    timeOfIncident: '21:30',
    protectedAreaNearby: 'national_park',
    protectedAreaName: 'Queen Elizabeth National Park',
    gpsLatitude: '-0.1432',
    gpsLongitude: '30.0871',
    locationDescription: 'East of the salt lake',
    wildlifeSpecies: 'elephant',
    narrativeDescription: 'A herd of seven came through at night.',
    ...kindFields[kind],
    ...overrides,
  };
}

/** A row of a spreadsheet as it is read: a crop claim, submitted six days after the loss. */
export function completeImportForm(overrides: Partial<ImportForm> = {}): ImportForm {
  return {
    ...emptyImportForm,
    ...completeClaimantForm(),
    ...completeIncidentForm(),
    oldNumber: 'KSE/2025/17',
    submittedOn: '2025-06-20',
    ...overrides,
  };
}

export function completeVerificationForm(overrides: Partial<VerificationForm> = {}): VerificationForm {
  return {
    verificationNotes: 'Visited the field with the parish chief.',
    valuationScheduleVersion: 'v2024.1',
    calculatedCompensation: '1250000',
    action: 'forward_to_cvc',
    actionReason: '',
    awaitedUntil: '2026-12-04',
    ...overrides,
  };
}

export function completeDecisionForm(overrides: Partial<DecisionForm> = {}): DecisionForm {
  return {
    cvcNotes: 'Assessed on 1 July.',
    decision: 'approve',
    approvedAmount: '1200000',
    conditions: [],
    decisionNote: '',
    ...overrides,
  };
}

export function completePaymentForm(overrides: Partial<PaymentForm> = {}): PaymentForm {
  return {
    paymentStatus: 'success',
    amount: '1200000',
    failureReason: '',
    paymentRef: 'MM-0001',
    changeReason: '',
    ...overrides,
  };
}

export const completeRetryForm = (overrides: Partial<RetryForm> = {}): RetryForm => ({
  paymentMethod: 'mobile_money',
  payeeName: 'Grace Biira',
  payeeAccount: '+256772123456',
  ...overrides,
});

export function buildFile(overrides: Partial<EvidenceFile> = {}): EvidenceFile {
  return {
    id: 'FILE-1',
    name: 'field.jpg',
    type: 'image/jpeg',
    size: 240_000,
    addedAt: '2025-06-15T08:20:00.000Z',
    ...overrides,
  };
}

/** Of a photo taken 1.1 km from the mark of the incident here, on its evening. */
export function buildPhotoFacts(overrides: Partial<PhotoFacts> = {}): PhotoFacts {
  return { takenOn: '2025-06-14T22:05', offset: '+03:00', latitude: -0.1332, longitude: 30.0871, ...overrides };
}

/** One photo, and whatever else is given. */
export function buildEvidence(overrides: Partial<Evidence> = {}): Evidence {
  return { ...emptyEvidence, photos: [buildFile()], ...overrides };
}

/** A draft with all four steps complete; its claim id is given. */
export function buildDraft(overrides: Partial<Draft> = {}): Draft {
  return {
    id: 'DRAFT-1',
    claimId: 'CL-1749975600000-A1B2',
    step: 3,
    claimant: completeClaimantForm(),
    incident: completeIncidentForm(),
    evidence: buildEvidence(),
    createdBy: 'Sarah Auma',
    createdAt: '2025-06-15T08:00:00.000Z',
    updatedAt: '2025-06-15T08:20:00.000Z',
    ...overrides,
  };
}

/** A claim as it is just after its submission. */
export function buildClaim(overrides: Partial<Claim> = {}): Claim {
  return {
    id: 'CL-1749975600000-A1B2',
    rev: 1,
    status: 'submitted',
    claimant: { ...completeClaimantForm(), alternatePhone: '', payoutMethod: 'mobile_money' },
    incident: incidentFromForm(completeIncidentForm()),
    evidence: buildEvidence(),
    verifications: [],
    decisions: [],
    checklist: buildChecklist(),
    notes: [],
    createdBy: 'Sarah Auma',
    createdAt: '2025-06-15T08:00:00.000Z',
    registeredAt: '2025-06-15T08:30:00.000Z',
    submittedAt: '2025-06-15T08:30:00.000Z',
    updatedAt: '2025-06-15T08:30:00.000Z',
    ...overrides,
  };
}

const seen = { answer: 'yes' } as const;

/** Every point answered yes, of whatever kind of incident: nothing bars the claim from being forwarded. */
export function buildChecklist(overrides: Partial<Checklist> = {}): Checklist {
  return {
    questions: { identity: seen, outside_area: seen, first_reported: seen, site_visited: seen },
    papers: Object.fromEntries(paperNames.map((paper) => [paper, seen])),
    capacity: 'guardian',
    capacityPaper: 'Letter of the village chairperson',
    firstReport: { day: '2025-06-15', to: 'Hamukungu ranger post', reference: 'OB 12/2025' },
    visit: { day: '2025-06-19', by: 'Sarah Auma', photos: [] },
    checkedAt: '2025-06-19T15:00:00.000Z',
    checkedBy: 'Sarah Auma',
    ...overrides,
  };
}

/** As an officer fills it in: every point answered yes, of whatever kind of incident. */
export function completeChecklistForm(): ChecklistForm {
  const form = checklistToForm(buildClaim(), shippedScheme);
  const yes = { answer: 'yes', note: '', override: '' } as const;
  return { ...form, papers: { ...form.papers, ...Object.fromEntries(paperNames.map((paper) => [paper, yes])) } };
}

/** A verification that forwarded the claim. */
export function buildVerification(overrides: Partial<Verification> = {}): Verification {
  return {
    verificationNotes: 'Visited the field with the parish chief.',
    valuationScheduleVersion: 'v2024.1',
    calculatedCompensation: 1_250_000,
    action: 'forward_to_cvc',
    verifiedOn: '2025-06-20T09:00:00.000Z',
    verifiedBy: 'Sarah Auma',
    ...overrides,
  };
}

/** A decision that approved the claim. */
export function buildDecision(overrides: Partial<CommitteeDecision> = {}): CommitteeDecision {
  return {
    cvcNotes: 'Assessed on 1 July.',
    decision: 'approve',
    approvedAmount: 1_200_000,
    conditions: [],
    decisionNote: '',
    decidedOn: '2025-07-01T10:00:00.000Z',
    decidedBy: 'Peter Okello',
    ...overrides,
  };
}

/** That the first condition of the approval was met, two days after it. */
export function buildConditionCheck(overrides: Partial<ConditionCheck> = {}): ConditionCheck {
  return {
    decidedOn: '2025-07-01T10:00:00.000Z',
    place: 0,
    metOn: '2025-07-03',
    note: '',
    recordedAt: '2025-07-03T11:00:00.000Z',
    recordedBy: 'Sarah Auma',
    ...overrides,
  };
}

/** That the claimant was told of a rejection in the district, two days after it. */
export function buildTold(overrides: Partial<Told> = {}): Told {
  return {
    decision: { kind: 'rejected_district', at: '2025-06-20T09:00:00.000Z' },
    day: '2025-06-22',
    how: 'called',
    toldBy: 'Sarah Auma',
    note: '',
    recordedAt: '2025-06-22T11:00:00.000Z',
    recordedBy: 'Sarah Auma',
    ...overrides,
  };
}

/** An appeal of the award that recordsAt.ts makes. */
export function buildAppeal(overrides: Partial<Appeal> = {}): Appeal {
  return {
    decision: { kind: 'awarded', at: '2025-07-03T07:00:00.000Z' },
    grounds: ['amount'],
    statement: 'The second field was left out',
    files: [],
    filedOn: '2025-07-10T09:00:00.000Z',
    filedBy: 'Sarah Auma',
    ...overrides,
  };
}

/** That another number receives the money of the claim of `buildClaim`, which waits for a second person. */
export function buildCorrection(overrides: Partial<Correction> = {}): Correction {
  return {
    reason: 'mistyped',
    note: 'Two digits',
    changes: [{ field: 'mobileMoneyNumber', before: buildClaim().claimant.mobileMoneyNumber, after: '+256779000111' }],
    correctedOn: '2025-07-05T09:00:00.000Z',
    correctedBy: 'Ruth Namono',
    toConfirm: true,
    ...overrides,
  };
}

/** That a submitted claim was withdrawn. */
export function buildClosing(overrides: Partial<Closing> = {}): Closing {
  return {
    reason: 'withdrawn',
    note: 'Her son came to the office',
    from: 'submitted',
    closedOn: '2025-06-22T09:00:00.000Z',
    closedBy: 'Sarah Auma',
    ...overrides,
  };
}

export function buildHold(overrides: Partial<Hold> = {}): Hold {
  return {
    reason: 'court',
    note: 'The High Court hears it in March',
    lookAgainOn: '2025-07-28',
    heldOn: '2025-06-27T09:00:00.000Z',
    heldBy: 'Sarah Auma',
    ...overrides,
  };
}

/** A verification that asks for a police report, and for a letter that was brought since. */
export function buildAsking(asked: Partial<Asked> = {}, overrides: Partial<Verification> = {}): Verification {
  return buildVerification({
    valuationScheduleVersion: undefined,
    calculatedCompensation: undefined,
    action: 'request_info',
    reasons: ['police_report'],
    asked: {
      until: '2025-07-04',
      pieces: [
        { reason: 'police_report', text: '' },
        { text: 'Letter of the LC1 chairperson', answer: buildAnswer() },
      ],
      ...asked,
    },
    ...overrides,
  });
}

export function buildAnswer(overrides: Partial<InformationAnswer> = {}): InformationAnswer {
  return {
    how: 'explained',
    note: 'Kept in the paper file',
    answeredOn: '2025-06-25T09:00:00.000Z',
    answeredBy: 'Sarah Auma',
    ...overrides,
  };
}

/** What each desk can have done last. */
const lastActions = {
  district_officer: 'start_verification',
  cvc_member: 'refer_back',
  finance: 'update_payment',
  admin: 'reopen',
} as const satisfies Record<Role, LifecycleAction>;

/** What the person who signs in at a desk in tests did last to a claim that was submitted before. */
export const buildLastAction = (role: Role, overrides: Partial<LastAction> = {}): LastAction => ({
  eventId: 'EVENT-0',
  action: lastActions[role],
  by: `${role.replace('_', '.')}@uwa.example`,
  before: { status: 'submitted' },
  added: [],
  payments: [],
  ...overrides,
});

export function buildNote(overrides: Partial<InternalNote> = {}): InternalNote {
  return {
    id: 'NOTE-1',
    content: 'Visited the field with the parish chief.',
    author: 'Sarah Auma',
    timestamp: '2025-06-20T09:00:00.000Z',
    type: 'verification',
    ...overrides,
  };
}

/** A pending payment of the claim's whole approved amount. */
export function buildPayment(overrides: Partial<Payment> = {}): Payment {
  return {
    id: 'PAY-1',
    rev: 1,
    number: 1,
    claimId: 'CL-1749975600000-A1B2',
    paymentMethod: 'mobile_money',
    payeeName: 'Grace Biira',
    payeeAccount: '+256772123456',
    amount: 1_200_000,
    paymentStatus: 'pending',
    createdAt: '2025-07-03T07:00:00.000Z',
    updatedAt: '2025-07-03T07:00:00.000Z',
    ...overrides,
  };
}

/** An account, at the desk of its role where none is named. */
export function buildUser(overrides: Partial<User> = {}): User {
  return withDesks({
    id: 'USER-1',
    rev: 1,
    name: 'Sarah Auma',
    email: 'sarah.auma@example.org',
    role: 'officer',
    district: 'kasese',
    status: 'active',
    lastLogin: '2025-06-15T07:55:00.000Z',
    joinDate: '2023-02-01T06:00:00.000Z',
    ...overrides,
  });
}

/** A signed-in district officer. */
export function buildSession(overrides: Partial<Session> = {}): Session {
  return {
    name: 'Sarah Auma',
    email: 'sarah.auma@example.org',
    role: 'district_officer',
    sessionId: 'SESSION-1',
    district: 'kasese',
    signedInAt: '2025-06-15T07:55:00.000Z',
    ...overrides,
  };
}

export function buildLedgerEntry(overrides: Partial<FundLedgerEntry> = {}): FundLedgerEntry {
  return {
    id: 'FUND-1',
    number: 1,
    date: '2025-06-01T06:00:00.000Z',
    openingBalance: 50_000_000,
    allocationAmount: 8_000_000,
    allocationDistrict: 'kasese',
    notes: '',
    closingBalance: 42_000_000,
    ...overrides,
  };
}

/** The schedule in force, as the authority would have published it. */
export function buildSchedule(overrides: Partial<Schedule> = {}): Schedule {
  return {
    id: 'v2026.1',
    rev: 1,
    status: 'published',
    isSample: false,
    from: '2025-01-01',
    rates: [
      { basis: 'area', item: 'Maize', yield: 900, price: 1100 },
      { basis: 'plant', item: 'Banana', price: 12_000 },
      { basis: 'head', item: 'Goat', price: 150_000 },
      { basis: 'head', item: 'Cattle', age: 'Adult', price: 1_400_000 },
      { basis: 'repair', item: 'Fence', share: 80 },
      { basis: 'receipts', item: 'Minor injury', price: 500_000 },
      { basis: 'sum', item: 'Loss of life', price: 10_000_000 },
    ],
    stages: { seedling: 40, growing: 70, mature: 100 },
    caps: { crop: 3_000_000, claim: 12_000_000 },
    changedAt: '2025-01-01T08:00:00.000Z',
    changedBy: 'Moses Kato',
    ...overrides,
  };
}

/** Every part of the scheme's rules, each changed once by an administrator. */
export function buildScheme(): SchemeRecord[] {
  const once = { rev: 1, changedAt: '2025-02-03T08:00:00.000Z', changedBy: 'Moses Kato' };
  const { species, reporting, papers } = shippedScheme;
  return [
    { id: 'species', ...once, listed: [...species.listed, 'baboon'], isConfirmed: true },
    { id: 'reporting', ...once, ...reporting, reportDays: 7 },
    {
      id: 'papers',
      ...once,
      needed: { ...papers.needed, crop: [{ paper: 'ranger_report', standIns: ['council_letter'] }] },
    },
    { id: 'sentences', ...once, worded: [{ reason: 'late', language: 'en', sentence: 'You told us too late.' }] },
  ];
}

/** The rules of who may act; what is not said is off. */
export const buildAccess = (access: Partial<Access> = {}): SchemeRecord => ({
  ...{ id: 'access', rev: 1, changedAt: '2025-06-01T08:00:00.000Z', changedBy: 'Boss' },
  ...{ ...shippedAccess, ...access },
});

/** An administrator who sits at no other desk. */
export const buildBoss = (): User =>
  buildUser({ id: 'BOSS', name: 'Boss', email: 'boss@uwa.example', role: 'administrator', desks: ['admin'] });

export function buildAuditEvent(overrides: Partial<AuditEvent> = {}): AuditEvent {
  return {
    id: 'EVENT-1',
    timestamp: '2025-06-15T08:30:00.000Z',
    user: 'Sarah Auma',
    userRole: 'district_officer',
    action: 'CLAIM_SUBMITTED',
    resource: 'claim',
    resourceId: 'CL-1749975600000-A1B2',
    severity: 'low',
    status: 'success',
    ...overrides,
  };
}

export function buildNotification(overrides: Partial<ClaimNotification> = {}): ClaimNotification {
  return {
    id: 'EVENT-1:CL-1749975600000-A1B2',
    role: 'cvc_member',
    type: 'status_update',
    action: 'forward_to_cvc',
    claimId: 'CL-1749975600000-A1B2',
    claimantName: 'Grace Biira',
    by: 'Sarah Auma',
    at: '2025-06-20T09:00:00.000Z',
    ...overrides,
  };
}

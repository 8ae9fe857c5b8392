import type { ReasonCode } from '../domain/workflow/reasonCodes';
import type { SampleKind } from './kinds';

/**
 * What staff write, by the kind of incident it is said of. Kept short: each is stored with the claim, with its notes and
 * with its audit row.
 */
export type WordsByKind = Record<SampleKind, readonly string[]>;

export const verificationNotes: WordsByKind = {
  crop: [
    'Garden visited and measured; damage agrees with the claim.',
    'Seen with the LC1 chairperson. Tracks and dung present.',
    'Area measured by GPS, yield taken from the agricultural officer.',
  ],
  livestock: [
    'Carcasses seen; bite marks confirmed by the veterinary officer.',
    'Visited with the veterinary officer. Loss agrees with the claim.',
  ],
  property: ['Damage seen and costed with the parish chief.', 'Site visited, repair estimate checked with the mason.'],
  injury: ['Health facility confirmed the treatment and its cost.', 'Visited at home; medical records seen.'],
  death: [
    'Family visited. Police and health records agree.',
    'Family visited with the LC1 chairperson; police report seen.',
  ],
};

/** Of a claim that is forwarded although nobody saw the place. */
export const notesWithoutVisit: WordsByKind = {
  crop: ['Road flooded, not visited. Photographs and the LC1 letter agree with the claim.'],
  livestock: ['Road flooded, not visited. The LC1 chairperson saw the animals.'],
  property: ['Road flooded, not visited. The parish chief saw the damage.'],
  injury: ['Road flooded, not visited. Health facility confirmed the treatment and its cost.'],
  death: ['Road flooded, not visited. Police and health records agree.'],
};

export const informationRequests: WordsByKind = {
  crop: [
    'Please state the area that was planted.',
    'Photograph of the garden is not clear; please send another.',
    'Letter of the LC1 chairperson is missing.',
  ],
  livestock: ['Please state the age of the animals lost.', 'Letter of the LC1 chairperson is missing.'],
  property: ['Please send a written estimate of the repair.', 'Photograph of the damage is not clear.'],
  injury: [
    'Please send the receipts of the treatment.',
    'Please give the date of the first visit to the health facility.',
  ],
  death: ['Letter naming the next of kin is missing; the officer can help to obtain it.'],
};

/** The piece that a text asks for which no reason says: it names what is missing. */
export const pieceOf = (text: string): string => text.split(' is missing')[0] ?? text;

/** What else was asked for beside the reason: papers that come on paper. */
export const furtherPieces: WordsByKind = {
  crop: ['Letter from the parish chief', 'Copy of the land agreement'],
  livestock: ['Letter from the parish chief', 'Report of the veterinary officer'],
  property: ['Letter from the parish chief', 'Copy of the land agreement'],
  injury: ['Letter from the parish chief', 'Discharge form of the health facility'],
  death: ['Letter from the parish chief', 'Copy of the burial record'],
};

export const districtRejections: WordsByKind = {
  crop: [
    'Site visit found no sign of wildlife in the garden.',
    'Loss was caused by stray cattle, as two neighbours confirm.',
  ],
  livestock: [
    'Site visit found no sign of wildlife at the place named.',
    'Neighbours and the veterinary officer could not confirm the loss.',
  ],
  property: [
    'Site visit found no sign of wildlife at the place named.',
    'Damage was caused by a storm, as two neighbours confirm.',
  ],
  injury: ['The health facility has no record of the treatment claimed.'],
  death: ['The records name another cause of death. The family was visited and told in person.'],
};

export const committeeNotes: WordsByKind = {
  crop: ['Evidence sufficient.', 'Assessment accepted.', 'Discussed with the warden; accepted.'],
  livestock: ['Evidence sufficient.', 'Assessment accepted.', 'Discussed with the warden; accepted.'],
  property: ['Evidence sufficient.', 'Repair estimate accepted.'],
  injury: ['Medical evidence accepted.', 'Treatment and its cost accepted.'],
  death: [
    'Accepted in full. The committee extends its condolences to the family.',
    'Reports agree; accepted in full for the family.',
  ],
};

/** What is granted for a death is never reduced. */
export const committeeReductions: Record<Exclude<SampleKind, 'death'>, readonly string[]> = {
  crop: ['Reduced: part of the yield was harvested.', 'Reduced: part of the crop was lost to drought before.'],
  livestock: ['Reduced: part of the meat was sold.'],
  property: ['Reduced for the age of the property.'],
  injury: ['Reduced to the treatment that the receipts show.'],
};

export const committeeRejections: WordsByKind = {
  crop: ['Cause of the damage could not be established.'],
  livestock: ['Cause of the loss could not be established.'],
  property: ['Cause of the damage could not be established.'],
  injury: ['An earlier claim for this injury was already granted.'],
  death: ['Compensation was already granted to another relative. The officer is to tell the family in person.'],
};

export const referrals: WordsByKind = {
  crop: ['Valuation form to be signed by the sub-county.', 'Area of the garden differs between the papers.'],
  livestock: ['Valuation form to be signed by the sub-county.', 'Number of animals differs between the papers.'],
  property: ['Valuation form to be signed by the sub-county.', 'Repair estimate to be checked with a second mason.'],
  injury: [
    'Name of the injured person differs between the papers.',
    'Health facility to confirm the cost of treatment.',
  ],
  death: ['Name of the next of kin to be confirmed with the family.'],
};

/** The reason that each of these texts speaks of; one that is not named is said by no other reason than Other. */
const reasonsOfTexts = new Map<string, ReasonCode>(
  (
    [
      [
        'unclear',
        'Please state the area that was planted.',
        'Photograph of the garden is not clear; please send another.',
        'Please state the age of the animals lost.',
        'Photograph of the damage is not clear.',
        'Please give the date of the first visit to the health facility.',
        'Area of the garden differs between the papers.',
        'Number of animals differs between the papers.',
        'Repair estimate to be checked with a second mason.',
        'Name of the injured person differs between the papers.',
        'Name of the next of kin to be confirmed with the family.',
      ],
      [
        'proof_of_cost',
        'Please send a written estimate of the repair.',
        'Please send the receipts of the treatment.',
        'Health facility to confirm the cost of treatment.',
      ],
      ['valuation_form', 'Valuation form to be signed by the sub-county.'],
      [
        'not_found',
        'Neighbours and the veterinary officer could not confirm the loss.',
        'The health facility has no record of the treatment claimed.',
      ],
      [
        'other_cause',
        'Site visit found no sign of wildlife in the garden.',
        'Loss was caused by stray cattle, as two neighbours confirm.',
        'Site visit found no sign of wildlife at the place named.',
        'Damage was caused by a storm, as two neighbours confirm.',
        'The records name another cause of death. The family was visited and told in person.',
        'Cause of the damage could not be established.',
        'Cause of the loss could not be established.',
      ],
      [
        'same_loss',
        'An earlier claim for this injury was already granted.',
        'Compensation was already granted to another relative. The officer is to tell the family in person.',
      ],
    ] satisfies readonly [ReasonCode, ...string[]][]
  ).flatMap(([code, ...texts]) => texts.map((text) => [text, code])),
);

/** The reasons of what was written when a claim was rejected, referred back, or sent back for information. */
export const reasonsOf = (text: string): ReasonCode[] => [reasonsOfTexts.get(text) ?? 'other'];

/** What has to be met before money is sent. */
export const conditions: WordsByKind = {
  crop: [
    'LC1 chairperson to confirm the name on the account.',
    'Claimant to agree with the neighbours who keeps watch at harvest.',
  ],
  livestock: ['LC1 chairperson to confirm the name on the account.', 'Animals to be kept in a closed kraal at night.'],
  property: ['LC1 chairperson to confirm the name on the account.', 'Repair to be seen by the parish chief.'],
  injury: ['LC1 chairperson to confirm the name on the account.', 'Receipts of further treatment to be brought.'],
  death: ['LC1 chairperson to confirm the name on the account.', 'Next of kin to be confirmed by the LC1 chairperson.'],
};

export const approvalNotes = ['', '', 'In line with the schedule.', 'Approved by the board.'];

export const officerNotes: WordsByKind = {
  crop: [
    'Claimant called to ask how the claim stands.',
    'LC1 letter received and added to the paper file.',
    'Visit to the garden agreed for the coming week.',
  ],
  livestock: ['Claimant called to ask how the claim stands.', 'Visit with the veterinary officer agreed.'],
  property: ['LC1 letter received and added to the paper file.', 'Site visit agreed for the coming week.'],
  injury: ['Home visit agreed for the coming week.', 'Receipts of the treatment added to the paper file.'],
  death: [
    'Visit to the family agreed with the LC1 chairperson.',
    'LC1 letter naming the next of kin added to the paper file.',
  ],
};

export const failureReasons = {
  mobile_money: ['Number is not registered for mobile money', 'Name does not match the registered number'],
  bank_transfer: ['Invalid account number', 'Account is dormant'],
} as const;

/** Why claims are on hold, by the reason: of a field, and of any loss. */
export const holdNotes = {
  dispute: 'Two brothers each claim the field',
  investigation: 'The inquiry is not closed yet',
} as const;

/** What claimants say who appeal, by the kind of their loss. */
export const appealStatements = {
  livestock: 'The ranger who came the same morning saw the tracks. Nobody asked him.',
  crop: 'The rangers were called to the garden, and their report says what was there.',
  injury: 'The claimant says that the earlier claim was for another injury.',
} as const;

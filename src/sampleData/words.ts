import type { IncidentType } from '../domain/incidents';

/** What staff write. Kept short: each is stored with the claim, with its notes and with its audit row. */
export const verificationNotes: Record<IncidentType, readonly string[]> = {
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

export const informationRequests = [
  'Photograph of the damage is not clear; please send another.',
  'Letter of the LC1 chairperson is missing.',
  'Name on the national ID differs from the claim.',
  'Please state the area that was planted.',
];

export const districtRejections = [
  'Site visit found no sign of wildlife at the place named.',
  'Loss was caused by stray cattle, as two neighbours confirm.',
  'The garden lies inside the protected area.',
];

export const committeeNotes = ['Evidence sufficient.', 'Assessment accepted.', 'Discussed with the warden; accepted.'];
export const committeeReductions = ['Reduced: part of the yield was harvested.', 'Reduced to the schedule rate.'];
export const committeeRejections = [
  'The species is not one for which compensation is paid.',
  'Cause of the loss could not be established.',
];
export const referrals = [
  'Valuation form to be signed by the sub-county.',
  'Number of animals differs between the papers.',
];
export const conditions = ['', '', '', 'Paid to the claimant in person.', 'Claimant to keep the boundary fence.'];

export const approvalNotes = ['', '', 'In line with the schedule.', 'Approved by the board.'];

export const officerNotes = [
  'Claimant called to ask how the claim stands.',
  'LC1 letter received and added to the paper file.',
  'Site visit agreed for the coming week.',
];

export const failureReasons = {
  mobile_money: ['Number is not registered for mobile money', 'Name does not match the registered number'],
  bank_transfer: ['Invalid account number', 'Account is dormant'],
} as const;

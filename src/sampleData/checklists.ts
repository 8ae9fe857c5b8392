import { addDays, kampalaDay, kampalaInstant } from '../domain/calendar';
import { findPaperFile } from '../domain/checklist/checklist';
import type { Checklist } from '../domain/checklist/checklistRecord';
import { reachedCommittee, type Claim } from '../domain/claim/claim';
import { shippedScheme } from '../domain/scheme/scheme';
import { isPending } from '../domain/workflow/statuses';
import { findRecord } from '../store/table';
import type { RootState } from '../store/registerReducers';
import { createRandom, type Random } from './random';

/** Of the claims that an officer is at work on, one of so many is not answered in full. */
const oneOpenOf = 4;
/** Of those before the committee, one of so many was forwarded without a visit. */
const oneUnvisitedOf = 9;

/**
 * The claims that are not yet decided, with what their officers answered (docs/product.md, Checklist). Made after the
 * timeline, and without rows in the log: its figures are those of docs/product.md, Sample register.
 */
export function answerChecklists(claims: readonly Claim[], seed: number): Claim[] {
  const random = createRandom(seed);
  let turn = 0;
  return claims.map((claim) => {
    // Decided ones were forwarded before there was a checklist.
    if (!isPending(claim.status)) return claim;
    turn += 1;
    const full = makeChecklist(random, claim);
    if (!reachedCommittee(claim)) return { ...claim, checklist: turn % oneOpenOf === 0 ? begun(full) : full };
    return { ...claim, checklist: turn % oneUnvisitedOf === 0 ? unvisited(full) : full };
  });
}

/** The state in which a claim is forwarded: with its checklist, which the claim gets once all is done. */
export function withChecklist(state: RootState, claimId: string, seed: number): RootState {
  const claim = findRecord(state.claims.entities, claimId);
  if (!claim) return state;
  const checked = { ...claim, checklist: makeChecklist(createRandom(seed), claim) };
  return { ...state, claims: { ...state.claims, entities: { ...state.claims.entities, [claimId]: checked } } };
}

const seen = { answer: 'yes' } as const;

function makeChecklist(random: Random, claim: Claim): Checklist {
  const { incident } = claim;
  const reported = addDays(incident.dateOfIncident, random.int(0, 2));
  const visited = kampalaDay(claim.registeredAt ?? claim.createdAt);
  const isDeath = incident.incidentType === 'death';
  return {
    questions: { identity: seen, outside_area: seen, first_reported: seen, site_visited: seen },
    papers: Object.fromEntries(
      shippedScheme.papers.needed[incident.incidentType].flatMap(({ paper }) =>
        findPaperFile(paper, claim) ? [] : [[paper, seen]],
      ),
    ),
    ...(isDeath
      ? { capacity: 'next_of_kin', capacityPaper: 'Letter of the village chairperson' }
      : { capacity: 'self' }),
    firstReport: {
      day: reported < visited ? reported : visited,
      to: random.pick(['Village chairperson', 'Ranger post', 'Police post']),
    },
    visit: {
      day: visited,
      by: claim.createdBy,
      ...(incident.gpsLatitude !== undefined &&
        incident.gpsLongitude !== undefined && { latitude: incident.gpsLatitude, longitude: incident.gpsLongitude }),
      photos: claim.evidence.photos.slice(0, 1).map(({ id }) => id),
    },
    // When the working day ends, on which the officer came back from the claimant's village.
    checkedAt: kampalaInstant(visited, '18:10'),
    checkedBy: claim.createdBy,
  };
}

/** The site is not visited yet, and a paper is still to come. */
function begun({ visit: _visit, questions, papers, ...checklist }: Checklist): Checklist {
  const { site_visited: _open, ...rest } = questions;
  const [first] = Object.keys(papers);
  return {
    ...checklist,
    questions: rest,
    papers: Object.fromEntries(
      Object.entries(papers).map(([paper, given]) => [paper, paper === first ? { answer: 'no' } : given]),
    ),
  };
}

function unvisited({ visit: _visit, questions, ...checklist }: Checklist): Checklist {
  return {
    ...checklist,
    questions: {
      ...questions,
      site_visited: { answer: 'no', override: 'The road was flooded. The village chairperson confirmed the loss.' },
    },
  };
}

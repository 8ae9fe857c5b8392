import * as v from 'valibot';
import { claimantFormRecord } from './claimant';
import { evidenceRecord } from '../incident/evidenceRecord';
import { incidentFormRecord } from '../incident/incident';
import { id, instant, revision, text } from '../register/storedFields';

export const draftRecord = v.object({
  id,
  claimId: v.optional(id),
  editOf: v.optional(v.object({ claimId: id, rev: revision })),
  step: v.picklist([0, 1, 2, 3, 4]),
  claimant: claimantFormRecord,
  incident: incidentFormRecord,
  evidence: evidenceRecord,
  createdBy: text,
  createdAt: instant,
  updatedAt: instant,
});

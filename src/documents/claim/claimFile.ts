import { findLetterKind } from '../../domain/claim/telling/letter';
import type { FileTask } from '../../domain/fileTask';
import { evidenceForOthers } from '../../domain/incident/medicalEvidence';
import type { WordedSentences } from '../../domain/scheme/scheme';
import type { Language } from '../../domain/settings/languages';
import { makeClaimsTable } from './claimsTable';
import type { Made } from '../pdf/paper';
import { makePaperPdf } from '../pdf/paperPdf';
import { makeTableCsv } from '../table/tableCsv';
import type { ClaimRecords } from './claimRecords';
import { makeClaimReport } from './claimReport';
import { makeClaimSlip } from './claimSlip';
import { findLetter } from './letter/letter';
import type { Say } from './letter/sentences';

/** What can be taken away of one claim. */
export type ClaimFileKind = 'report' | 'slip' | 'json' | 'csv';

type ClaimFile = { name: string; file: Blob };

/** A file of one claim. Rejects without a connection, and when cancelled. */
export async function makeClaimFile(
  kind: ClaimFileKind,
  records: ClaimRecords,
  made: Made,
  task: FileTask,
): Promise<ClaimFile> {
  const { name, make } = makers[kind];
  return { name: name(records.claim.id), file: await make(records, made, task) };
}

/**
 * The letter that a claim calls for, in a language; its name says which, unless that is English. Rejects where there is
 * none, without a connection, and when cancelled.
 */
export async function makeLetterFile(
  { language, t, worded }: { language: Language; t: Say; worded?: WordedSentences },
  records: ClaimRecords,
  made: Made,
  task: FileTask,
): Promise<ClaimFile> {
  const { claim } = records;
  const letter = findLetter(records, t, worded);
  if (!letter) throw new Error(`There is nothing to write of ${claim.id}`);
  const about = findLetterKind(claim) === 'information' ? 'information' : 'decision';
  const name = [about, claim.id, ...(language === 'en' ? [] : [language])].join('-');
  return { name: `${name}.pdf`, file: await makePaperPdf(letter, made, task) };
}

type Maker = {
  name: (id: string) => string;
  make: (records: ClaimRecords, made: Made, task: FileTask) => Promise<Blob>;
};

const makers: Record<ClaimFileKind, Maker> = {
  report: {
    name: (id) => `claim-${id}.pdf`,
    make: (records, made, task) => makePaperPdf(makeClaimReport(records), made, task),
  },
  slip: {
    name: (id) => `acknowledgement-${id}.pdf`,
    make: ({ claim, scheme }, made, task) => makePaperPdf(makeClaimSlip(claim, scheme), made, task),
  },
  json: {
    name: (id) => `claim-${id}.json`,
    make: ({ claim, payments, events }, { madeAt, madeBy }) => {
      const given = { ...claim, evidence: evidenceForOthers(claim.evidence, claim.incident.incidentType) };
      const text = JSON.stringify({ madeAt, madeBy, claim: given, payments, auditEvents: events }, null, 2);
      return Promise.resolve(new Blob([text], { type: 'application/json' }));
    },
  },
  csv: {
    name: (id) => `claim-${id}.csv`,
    make: async ({ claim, payments }) =>
      new Blob([await makeTableCsv(makeClaimsTable([{ claim, payments }]))], { type: 'text/csv;charset=utf-8' }),
  },
};

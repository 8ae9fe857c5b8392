import { findClosing } from '../../../domain/claim/asked/closings';
import { findLastDecision, findLastVerification, type Claim } from '../../../domain/claim/claim';
import { claimantLabels, incidentLabels } from '../../../domain/claim/fieldLabels';
import { findLetterKind, type LetterKind } from '../../../domain/claim/telling/letter';
import { shortClaimId } from '../../../domain/claim/shortClaimId';
import { findDecisionToTell } from '../../../domain/claim/telling/told';
import { incidentKinds, speciesLabel } from '../../../domain/incident/incidents';
import { districtName } from '../../../domain/place/districts';
import type { WordedSentences } from '../../../domain/scheme/scheme';
import { paragraph, type Paper } from '../../pdf/paper';
import { authority, type PaperWords } from '../../pdf/words';
import { officialFormats } from '../../table/cellText';
import { claimantPlaces } from '../claimPairs';
import type { ClaimRecords } from '../claimRecords';
import { appealLetter } from './appealLetter';
import { awardLetter } from './awardLetter';
import { informationLetter } from './informationLetter';
import { appeal, decisionFacts, placeOf, why, type Say, type Writer } from './sentences';

const { date } = officialFormats;

/**
 * The letter that a claim calls for, whole in one language; names, amounts and what officers wrote are as they are. It
 * tells the claimant what is asked for or was decided, why, and what to do next. Undefined where nothing concerns the
 * claimant (docs/product.md, Reasons and letters).
 * @param worded the sentences of reasons that are worded anew in the language of the letter
 */
export function findLetter(
  records: Pick<ClaimRecords, 'claim' | 'payments'>,
  t: Say,
  worded: WordedSentences = {},
): Paper | undefined {
  const { claim } = records;
  const kind = findLetterKind(claim);
  if (!kind) return undefined;
  const { claimant, incident } = claim;
  const { title, facts, passages } = writers[kind](records, { t, worded });
  const short = shortClaimId(claim.id);
  return {
    title,
    words: paperWords(t),
    facts: [
      [t('Claim ID'), claim.id],
      ...(short === claim.id ? [] : [[t('Short claim ID'), short] as const]),
      [t(incidentLabels.incidentType), t(incidentKinds[incident.incidentType].labels.wizard)],
      [t(incidentLabels.wildlifeSpecies), t(speciesLabel(incident.wildlifeSpecies))],
      [t(incidentLabels.dateOfIncident), date(incident.dateOfIncident)],
      ...facts,
    ],
    passages: [
      paragraph([claimant.fullName, ...addressOf(claim, t)].join('\n')),
      paragraph(t('Dear {{name}},', { name: claimant.fullName })),
      ...passages,
      paragraph(t('Yours faithfully,')),
      {
        kind: 'signatures',
        boxes: [t('For the {{authority}}', { authority }), { stamp: t('Official stamp') }],
      },
    ],
  };
}

/** Tells why the district or the committee rejected a claim. */
const rejectionLetter: Writer = ({ claim }, how) => {
  const { t } = how;
  const decision = findLastDecision(claim);
  const byCommittee = decision?.decision === 'reject';
  const verification = findLastVerification(claim);
  const at = date(findDecisionToTell(claim)?.at ?? '');
  return {
    title: t('Decision on Your Compensation Claim'),
    facts: decisionFacts(t, t('Rejected'), at),
    passages: [
      paragraph(
        byCommittee
          ? t('On {{date}}, the claims verification committee rejected your claim for these reasons:', { date: at })
          : t('On {{date}}, the district office rejected your claim for these reasons:', { date: at }),
      ),
      ...(byCommittee
        ? why(how, decision.reasons, decision.decisionNote)
        : why(how, verification?.reasons, verification?.actionReason)),
      paragraph(t('We cannot pay compensation for this claim.')),
      appeal(claim, t),
    ],
  };
};

/** Tells why a claim was closed, and how it can be reopened. */
const closingLetter: Writer = ({ claim }, how) => {
  const { t } = how;
  const closing = findClosing(claim);
  const at = date(closing?.closedOn ?? '');
  return {
    title: t('Your Compensation Claim Is Closed'),
    facts: [[t('Closed on'), at]],
    passages: [
      paragraph(t('On {{date}}, we closed your claim for this reason:', { date: at })),
      ...(closing ? why(how, [closing.reason], closing.note) : []),
      paragraph(t('We do not decide on a claim that is closed, and pay nothing for it.')),
      paragraph(
        t(
          'If you want to continue with your claim, go to the {{district}} district office. Give the claim ID, say why, and bring what was missing. We can then reopen it.',
          placeOf(claim),
        ),
      ),
    ],
  };
};

const writers: Record<LetterKind, Writer> = {
  information: informationLetter,
  rejected: rejectionLetter,
  closed: closingLetter,
  awarded: awardLetter,
  appeal_dismissed: appealLetter,
};

function addressOf({ claimant }: Claim, t: Say): string[] {
  const places = claimantPlaces(claimant).slice(0, -1);
  return [...places, `${t(claimantLabels.district)}: ${districtName(claimant.district)}`];
}

/** What the paper itself says. Page numbers, time and name come when it is written. */
const paperWords = (t: Say): PaperWords => ({
  service: t('Wildlife Compensation'),
  signatureLines: [t('Name'), t('Signature'), t('Date')],
  page: t('Page {{page}} of {{pages}}', { page: '{{page}}', pages: '{{pages}}' }),
  created: t('Created'),
  createdBy: t('{{time}} by {{name}}', { time: '{{time}}', name: '{{name}}' }),
});

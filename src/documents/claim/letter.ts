import { findAsked, findClosing, findOpenPieces } from '../../domain/claim/asked';
import { findAppealEnd } from '../../domain/claim/appeal';
import { findLastDecision, findLastVerification, type Claim } from '../../domain/claim/claim';
import { payoutAccount, payoutMethods } from '../../domain/claim/claimant';
import { findOutstanding } from '../../domain/claim/claimPayments';
import { findConditions, openConditions } from '../../domain/claim/conditions';
import { claimantLabels, incidentLabels } from '../../domain/claim/fieldLabels';
import { findLetterKind, type LetterKind } from '../../domain/claim/letter';
import { pieceText } from '../../domain/claim/pieceText';
import { shortClaimId } from '../../domain/claim/shortClaimId';
import { findDecisionToTell } from '../../domain/claim/told';
import { incidentKinds, speciesLabel } from '../../domain/incident/incidents';
import { findLatestPayment, sumPaid, type Payment } from '../../domain/payment/payment';
import { districtName } from '../../domain/place/districts';
import { findClaimValuation } from '../../domain/valuation/claimValuation';
import { lineTitle } from '../../domain/valuation/explainLine';
import { limited } from '../../domain/valuation/valuation';
import type { Words } from '../../domain/words';
import { letterReasons } from '../../domain/scheme/letterReasons';
import type { WordedSentences } from '../../domain/scheme/scheme';
import type { LetterReason } from '../../domain/scheme/schemeRecord';
import type { Piece } from '../../domain/workflow/askedRecord';
import type { Pair, Paper, Passage } from '../pdf/paper';
import { authority, type PaperWords } from '../pdf/words';
import { officialFormats } from '../table/cellText';
import { claimantPlaces, pairIfGiven } from './claimPairs';
import type { ClaimRecords } from './claimRecords';

const { date, shillings } = officialFormats;

/** Says a text in the language of the letter. */
export type Say = (english: Words, params?: Record<string, string>) => string;

type Records = Pick<ClaimRecords, 'claim' | 'payments'>;

/**
 * The letter that a claim calls for, whole in one language; names, amounts and what officers wrote are as they are. It
 * tells the claimant what is asked for or was decided, why, and what to do next. Undefined where nothing concerns the
 * claimant (docs/product.md, Reasons and letters).
 * @param worded the sentences of reasons that are worded anew in the language of the letter
 */
export function findLetter({ claim, payments }: Records, t: Say, worded: WordedSentences = {}): Paper | undefined {
  const kind = findLetterKind(claim);
  if (!kind) return undefined;
  const { claimant, incident } = claim;
  const { title, facts, passages } = letters[kind](claim, payments, t, worded);
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

type Letter = { title: string; facts: Pair[]; passages: Passage[] };

type Writer = (claim: Claim, payments: readonly Payment[], t: Say, worded: WordedSentences) => Letter;

const letters: Record<LetterKind, Writer> = {
  information: (claim, _payments, t, worded) => {
    const asked = findLastVerification(claim);
    return {
      title: t('Information Needed for Your Compensation Claim'),
      facts: [[t('Requested on'), date(asked?.verifiedOn ?? '')]],
      passages: [
        paragraph(t('We need more from you before we can decide on your claim:')),
        ...missing(claim, { t, worded }),
        paragraph(
          t('Please bring what is missing to the {{district}} district office, and give the claim ID.', placeOf(claim)),
        ),
        paragraph(t('We cannot continue with your claim until we have it.')),
        ...until(claim, t),
      ],
    };
  },
  rejected: (claim, _payments, t, worded) => {
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
          ? why({ t, worded }, decision.reasons, decision.decisionNote)
          : why({ t, worded }, verification?.reasons, verification?.actionReason)),
        paragraph(t('We cannot pay compensation for this claim.')),
        appeal(claim, t),
      ],
    };
  },
  closed: (claim, _payments, t, worded) => {
    const closing = findClosing(claim);
    const at = date(closing?.closedOn ?? '');
    return {
      title: t('Your Compensation Claim Is Closed'),
      facts: [[t('Closed on'), at]],
      passages: [
        paragraph(t('On {{date}}, we closed your claim for this reason:', { date: at })),
        ...(closing ? why({ t, worded }, [closing.reason], closing.note) : []),
        paragraph(t('We do not decide on a claim that is closed, and pay nothing for it.')),
        paragraph(
          t(
            'If you want to continue with your claim, go to the {{district}} district office. Give the claim ID, say why, and bring what was missing. We can then reopen it.',
            placeOf(claim),
          ),
        ),
      ],
    };
  },
  awarded: (claim, payments, t) => {
    const decision = findLastDecision(claim);
    const at = date(findDecisionToTell(claim)?.at ?? '');
    return {
      title: t('Decision on Your Compensation Claim'),
      facts: decisionFacts(t, t('Awarded'), at),
      passages: [
        paragraph(t('On {{date}}, you were awarded compensation for this claim.', { date: at })),
        {
          kind: 'pairs',
          pairs: [
            [t('Amount awarded'), shillings(claim.approvedAmount ?? 0)],
            ...awardedLines(claim, t),
            [t('Conditions'), conditionsText(claim, t)],
            ...pairIfGiven(t('Note'), decision?.decisionNote),
          ],
        },
        ...whatFollows(claim, payments, t).map(paragraph),
        appeal(claim, t),
      ],
    };
  },
};

/** What was awarded for each thing, with the limit that held; nothing where the lines do not come to the award. */
function awardedLines(claim: Claim, t: Say): Pair[] {
  const found = findClaimValuation(claim);
  if (!found) return [];
  const { cap } = found.valuation;
  const sum = found.lines.reduce((all, { approved = 0 }) => all + approved, 0);
  if (limited(sum, cap) !== claim.approvedAmount) return [];
  return [
    ...found.lines.map(({ line, approved = 0 }): Pair => [lineTitle(line, (words) => t(words)), shillings(approved)]),
    ...pairIfGiven(t('Limit of the schedule'), cap !== undefined && sum > cap ? shillings(cap) : undefined),
  ];
}

const paragraph = (text: string): Passage => ({ kind: 'paragraph', text });

const decisionFacts = (t: Say, decision: string, at: string): Pair[] => [
  [t('Decision'), decision],
  [t('Decided on'), at],
];

/** Each condition on a line of its own, with whether it is met where that is known. */
function conditionsText(claim: Claim, t: Say): string {
  const lines = findConditions(claim).map((condition) => {
    if (condition.state === 'not_recorded') return condition.text;
    const metOn = condition.checks.at(-1)?.metOn;
    return `• ${condition.text} (${metOn ? t('Met on {{date}}', { date: date(metOn) }) : t('Not yet met')})`;
  });
  return lines.length > 0 ? lines.join('\n') : t('None');
}

const placeOf = ({ claimant }: Claim) => ({ district: districtName(claimant.district) });

function addressOf({ claimant }: Claim, t: Say): string[] {
  const places = claimantPlaces(claimant).slice(0, -1);
  return [...places, `${t(claimantLabels.district)}: ${districtName(claimant.district)}`];
}

type Sentences = { t: Say; worded: WordedSentences };

const paired = (pairs: Pair[]): Passage[] => (pairs.length > 0 ? [{ kind: 'pairs', pairs }] : []);

/** What is still open, and what was answered already, so that nobody brings it twice; without a list, the reasons. */
function missing(claim: Claim, { t, worded }: Sentences): Passage[] {
  const { reasons: given, actionReason } = findLastVerification(claim) ?? {};
  const open = findOpenPieces(claim);
  if (open.length === 0) return why({ t, worded }, given, actionReason);
  const words = (piece: Piece) => pieceText((english) => t(english), piece, actionReason);
  const sentences = open.map((piece) => {
    return `• ${(piece.reason && sentenceOf(piece.reason, { t, worded })) ?? words(piece)}`;
  });
  const answered = findAsked(claim)?.pieces.filter((piece) => !open.includes(piece)) ?? [];
  const isListed = open.some(({ reason }) => reason === 'other');
  return [
    paragraph(sentences.join('\n')),
    ...paired([
      ...pairIfGiven(t('Note'), isListed ? undefined : actionReason),
      ...pairIfGiven(t('Already answered'), answered.map(words).join('\n')),
    ]),
  ];
}

function until(claim: Claim, t: Say): Passage[] {
  const asked = findAsked(claim);
  if (!asked) return [];
  return [
    paragraph(t('We wait until {{date}}. After that day, we may close your claim.', { date: date(asked.until) })),
  ];
}

/** What the letter says of a reason; undefined for what only the note beside it can say. */
function sentenceOf(code: LetterReason, { t, worded }: Sentences): string | undefined {
  const { sentence } = letterReasons[code];
  return sentence === null ? undefined : (worded[code] ?? t(sentence));
}

/** The sentence of each reason, and what was written beside them: that alone is the reason where there is no other. */
function why({ t, worded }: Sentences, given: readonly LetterReason[] = [], text = ''): Passage[] {
  const sentences = given.flatMap((code) => sentenceOf(code, { t, worded }) ?? []);
  const said = sentences.map((sentence) => `• ${sentence}`).join('\n');
  const label = sentences.length > 0 ? t('Note') : t('Reason');
  const written = pairIfGiven(label, sentences.length === 0 && text.trim() === '' ? t('Not given') : text);
  return [...(said ? [paragraph(said)] : []), ...paired(written)];
}

const appeal = (claim: Claim, t: Say): Passage =>
  paragraph(
    t(
      'If you do not agree with this decision, you may appeal until {{date}}. Go to the {{district}} district office. Give the claim ID and say why you do not agree.',
      { date: date(findAppealEnd(claim) ?? ''), ...placeOf(claim) },
    ),
  );

function whatFollows(claim: Claim, payments: readonly Payment[], t: Say): string[] {
  const paid = sumPaid(payments);
  const { payoutMethod } = claim.claimant;
  // The account a payment was made to stays, whatever the claim says since.
  const payee = findLatestPayment(payments) ?? { ...payoutAccount(claim.claimant), paymentMethod: payoutMethod };
  const to = {
    method: t(payoutMethods[payee.paymentMethod].label),
    name: payee.payeeName,
    account: payee.payeeAccount,
  };
  const soFar = paid > 0 ? [t('We have paid {{amount}} so far.', { amount: shillings(paid) })] : [];
  if (claim.status === 'payment_failed') {
    return [
      ...soFar,
      t('A payment by {{method}} to {{name}}, {{account}}, failed.', to),
      t('Please come to the {{district}} district office so that we can pay you.', placeOf(claim)),
    ];
  }
  if (claim.status === 'paid') {
    return [t('We have paid this amount in full by {{method}} to {{name}}, {{account}}.', to)];
  }
  const amount = shillings(findOutstanding(claim, payments) ?? 0);
  if (openConditions(claim).length > 0) {
    return [
      ...soFar,
      t('We will pay {{amount}} by {{method}} to {{name}}, {{account}}, once every condition above is met.', {
        amount,
        ...to,
      }),
      t('Bring proof that each is met to the {{district}} district office, and give the claim ID.', placeOf(claim)),
    ];
  }
  return [...soFar, t('We are paying {{amount}} by {{method}} to {{name}}, {{account}}.', { amount, ...to })];
}

/** What the paper itself says. Page numbers, time and name come when it is written. */
const paperWords = (t: Say): PaperWords => ({
  service: t('Wildlife Compensation'),
  signatureLines: [t('Name'), t('Signature'), t('Date')],
  page: t('Page {{page}} of {{pages}}', { page: '{{page}}', pages: '{{pages}}' }),
  created: t('Created'),
  createdBy: t('{{time}} by {{name}}', { time: '{{time}}', name: '{{name}}' }),
});

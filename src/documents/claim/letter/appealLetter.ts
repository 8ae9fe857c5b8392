import { dismissalWords } from '../../../domain/claim/appeal/appealWords';
import { findLastDecision } from '../../../domain/claim/claim';
import { paragraph } from '../../pdf/paper';
import { officialFormats } from '../../table/cellText';
import { decisionFacts, listed, placeOf, type Writer } from './sentences';

const { date, shillings } = officialFormats;

/** Tells that an appeal was dismissed, why, and what stands. */
export const appealLetter: Writer = ({ claim }, { t }) => {
  const appeal = claim.appeals?.at(-1);
  const { decidedOn = '', reasons = [], note = '' } = appeal?.outcome ?? {};
  const awarded = appeal?.decision.kind === 'awarded' && findLastDecision(claim)?.approvedAmount;
  const sentences = reasons.flatMap((code) => {
    const { sentence } = dismissalWords[code];
    return sentence === null ? [] : t(sentence);
  });
  return {
    title: t('Decision on Your Appeal'),
    facts: [
      [t('Appeal filed on'), date(appeal?.filedOn ?? '')],
      ...decisionFacts(t, t('Appeal dismissed'), date(decidedOn)),
    ],
    passages: [
      paragraph(t('On {{date}}, your appeal was dismissed for these reasons:', { date: date(decidedOn) })),
      ...listed(t, sentences, note),
      paragraph(
        awarded
          ? t('The award of {{amount}} stands.', { amount: shillings(awarded) })
          : t('The rejection of your claim stands. We cannot pay compensation for this claim.'),
      ),
      paragraph(
        t('If you have questions, go to the {{district}} district office and give the claim ID.', placeOf(claim)),
      ),
    ],
  };
};

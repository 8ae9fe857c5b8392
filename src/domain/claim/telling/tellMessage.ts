import { districtName } from '../../place/districts';
import { formatMoney } from '../../settings/format';
import type { Words } from '../../words';
import type { Claim } from '../claim';
import { shortClaimId } from '../shortClaimId';
import type { ToldDecisionKind } from '../toldRecord';

/** Characters that one text message holds, as long as each is of the plain alphabet of phones. */
export const messageLength = 160;

/** What is told by text message: the claim, the decision and where to ask. No name of anybody: others read phones too. */
const messages = {
  rejected_district:
    'UWA: claim {{id}} was rejected in the district. To ask why, or to appeal, go to the {{district}} district office.',
  rejected_committee:
    'UWA: claim {{id}} was rejected by the committee. To ask why, or to appeal, go to the {{district}} district office.',
  awarded:
    'UWA: claim {{id}} was awarded {{amount}}. To ask about payment, or to appeal, go to the {{district}} district office.',
  closed: 'UWA: claim {{id}} was closed. To ask why, or to have it reopened, go to the {{district}} district office.',
  appeal_dismissed: 'UWA: claim {{id}}: your appeal was dismissed. To ask why, go to the {{district}} district office.',
} as const satisfies Record<ToldDecisionKind, Words>;

/** The text message that tells a claimant of a decision, as the key of its translation and what stands in it. */
export function findTellMessage(
  { id, claimant, approvedAmount = 0 }: Claim,
  kind: ToldDecisionKind,
): { message: Words; params: Record<string, string> } {
  return {
    message: messages[kind],
    params: {
      id: shortClaimId(id),
      // A no-break space would make two messages of one.
      amount: formatMoney(approvedAmount).replace(/\s/g, ' '),
      district: districtName(claimant.district),
    },
  };
}

import type { AuditEvent } from '../../domain/audit/audit';
import { type Claim } from '../../domain/claim/claim';
import { reachedCommittee } from '../../domain/claim/outcome';
import type { Table } from '../../domain/table';
import { roles } from '../../domain/user/roles';
import { stageHistory } from '../../domain/workflow/stageHistory';
import { stageStateLabels, stageStates } from '../../domain/workflow/stageStates';
import { paymentStatuses } from '../../domain/workflow/statuses';
import { officialFormats } from '../table/cellText';

/** The stages of a claim: whose each is, how far it is, and who did what in it and when. */
export function makeProcessTable(claim: Claim, events: readonly AuditEvent[]): Table {
  return {
    title: 'Process',
    columns: [
      { label: 'Stage', kind: 'text' },
      { label: 'Responsible', kind: 'text' },
      { label: 'State', kind: 'text' },
      { label: 'Actions', kind: 'text' },
    ],
    rows: stageStates(claim.status, reachedCommittee(claim)).map(({ stage, state }) => {
      const role = roles[stage.role].label;
      const entries = stageHistory(stage.number, claim, events).map(({ words, outcome, who, when }) => {
        const what = outcome ? `${words} (${paymentStatuses[outcome].label})` : words;
        return `${what}: ${who}, ${officialFormats.dateTime(when)}`;
      });
      return [
        `${stage.number}. ${stage.name}`,
        role,
        stageStateLabels[state].replace('{{role}}', role),
        entries.join('\n'),
      ];
    }),
  };
}

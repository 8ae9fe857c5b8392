import { memo, type ReactNode } from 'react';
import { notKnown } from '../../../../domain/claim/notKnown';
import { shortClaimId } from '../../../../domain/claim/shortClaimId';
import { incidentKinds, species as speciesTable } from '../../../../domain/incident/incidents';
import { daysOpen } from '../../../../domain/claim/overdue';
import { useTranslation } from '../../../../i18n/useTranslation';
import type { ClaimRow } from '../../../../store/claims/list/listRow';
import { useFormats } from '../../../../ui/text/formats';
import { IncidentIcon } from '../../../../ui/labels/IncidentIcon';
import { Money } from '../../../../ui/labels/Money';
import { ClaimMarks } from '../../../../ui/labels/ClaimMarks';
import { StatusChip } from '../../../../ui/labels/chips';
import { NotConfirmed } from '../../../shared/sharing/NotConfirmed';
import { OpenAndMenu } from '../rows/OpenAndMenu';
import { SelectClaim } from '../selection/SelectClaim';
import type { Selection } from '../selection/selection';
import type { OpenMenu } from '../rows/RowMenus';

type ClaimsTableRowProps = {
  row: ClaimRow;
  /** YYYY-MM-DD in Africa/Kampala. */
  today: string;
  /** It only comes near to the search. */
  isNear: boolean;
  /** Place on a long page, from 0; on a short one all rows are there to be counted, and moving draws none again. */
  index: number | undefined;
  measure: ((element: HTMLElement | null) => void) | undefined;
  /** Of a role that can do something to several claims. */
  selection: Selection | undefined;
  onMenu: OpenMenu;
};

/** One claim; `ListTable` gives the plain cells their looks. */
export const ClaimsTableRow = memo(function ClaimsTableRow(props: ClaimsTableRowProps) {
  const { row, today, isNear, index, measure, selection, onMenu } = props;
  const { t } = useTranslation();
  const { date } = useFormats();
  const { id, path, status, claimantName, marks, district, incidentType, species, amount, incidentDate } = row;
  const short = shortClaimId(id);
  const open = daysOpen(row, today);
  return (
    <tr ref={measure} data-index={index} aria-rowindex={index === undefined ? undefined : index + 2}>
      {selection && (
        <td className="tick">
          <SelectClaim selection={selection} id={id} />
        </td>
      )}
      <th scope="row">
        <a className="claimId" href={path}>
          {id}
        </a>
        {short !== id && <span className="short">{short}</span>}
        <NotConfirmed id={id} />
      </th>
      <td>
        <TwoLines
          first={claimantName || t(marks.includes('incomplete') ? notKnown : 'Not given')}
          second={[isNear && t('Near match'), district].filter(Boolean).join(' · ')}
        />
      </td>
      <td>
        {incidentType ? (
          <TwoLines
            icon={<IncidentIcon type={incidentType} />}
            first={t(incidentKinds[incidentType].labels.list)}
            second={species && t(speciesTable[species].label)}
          />
        ) : (
          t('Not given')
        )}
      </td>
      <td>
        <StatusChip status={status} /> <ClaimMarks marks={marks} />
      </td>
      <td className="end">
        <Money amount={amount} status={status} />
      </td>
      <td>
        <TwoLines
          first={incidentDate ? date(incidentDate) : t('Not given')}
          second={open !== undefined && open > 0 ? t('Open for {{count}} days', { count: open }) : undefined}
        />
      </td>
      <td className="actions">
        <OpenAndMenu row={row} onMenu={onMenu} />
      </td>
    </tr>
  );
});

type TwoLinesProps = { icon?: ReactNode; first: string; second: string | undefined };

function TwoLines({ icon, first, second }: TwoLinesProps) {
  return (
    <div className="twoLines">
      {icon}
      <span>
        <span>{first}</span>
        {second && <span>{second}</span>}
      </span>
    </div>
  );
}

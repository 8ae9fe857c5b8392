import Card from '@mui/material/Card';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { memo, useRef, type MouseEvent } from 'react';
import type { ClaimSortKey } from '../../../../domain/claim/list/claimList';
import type { SortOrder } from '../../../../domain/sortOrder';
import { useTranslation } from '../../../../i18n/useTranslation';
import type { ClaimRow } from '../../../../store/claims/list/listRow';
import { useFormats } from '../../../../ui/text/formats';
import { rowHeight } from '../../../../ui/theme/media';
import { goToRow } from '../../../../ui/list/rowKeys';
import { ClaimsTableRow } from './ClaimsTableRow';
import { columns, tickWidth } from './columns';
import { isLongPage } from '../rows/rowRange';
import { VirtualRows } from '../rows/VirtualRows';
import { ListTable } from './ListTable';
import { firstOrders, type ListView } from '../address/listView';
import { SelectPage } from '../selection/SelectPage';
import type { Selection } from '../selection/selection';
import type { OpenMenu } from '../rows/RowMenus';
import { useOpenOnClick } from '../rows/useOpenOnClick';
import { useRowKeys } from '../rows/useRowKeys';
import { useToday } from '../../../../ui/page/useToday';

type ClaimsTableProps = {
  rows: readonly ClaimRow[];
  /** The most rows of a page. */
  size: number;
  /** What the rows answer: the same object for the same order, page, filters and search. */
  asked: object;
  sort: ClaimSortKey;
  order: SortOrder;
  onChangeView: (change: Partial<ListView>) => void;
  /** Of a role that can do something to several claims. */
  selection: Selection | undefined;
  onMenu: OpenMenu;
  /** From this row on they only come near to the search. */
  nearFrom: number;
};

const ariaOrders = { asc: 'ascending', desc: 'descending' } as const satisfies Record<SortOrder, string>;

/** A page of the list where there is room for its columns. The head stays in sight under the portal's header. */
export const ClaimsTable = memo(function ClaimsTable(props: ClaimsTableProps) {
  const { rows, size, asked, sort, order, onChangeView, selection, onMenu, nearFrom } = props;
  const { t } = useTranslation();
  const listRef = useRef<HTMLTableSectionElement>(null);
  const keys = useRowKeys(rows, asked, listRef);

  const openOnClick = useOpenOnClick();
  const today = useToday();

  return (
    <Card sx={{ overflow: 'clip' }}>
      <ListTable
        onClick={openOnClick}
        onMouseMove={showWhole}
        stickyHeader
        aria-label={t('Claims')}
        aria-rowcount={isLongPage(rows.length) ? rows.length + 1 : undefined}
      >
        <Head sort={sort} order={order} onChangeView={onChangeView} selection={selection} />
        <VirtualRows listRef={listRef} size={size} count={rows.length} items={rows.length} estimate={rowHeight}>
          {({ first, end, before, after, measure }) => (
            <TableBody ref={listRef} tabIndex={-1} onKeyDown={goToRow}>
              <Space height={before} />
              {rows.slice(first, end).map((row, offset) => (
                <ClaimsTableRow
                  key={keys[first + offset]}
                  row={row}
                  today={today}
                  isNear={first + offset >= nearFrom}
                  index={measure && first + offset}
                  measure={measure}
                  selection={selection}
                  onMenu={onMenu}
                />
              ))}
              <Space height={after} />
            </TableBody>
          )}
        </VirtualRows>
      </ListTable>
    </Card>
  );
});

/** A text that is cut off is shown whole to whoever points at it. Asked then: a title of each would be changed with it. */
function showWhole({ target }: MouseEvent) {
  if (!(target instanceof HTMLElement) || !target.matches('.twoLines span, .claimId')) return;
  target.title = target.scrollWidth > target.clientWidth ? target.textContent : '';
}

type HeadProps = Omit<ClaimsTableProps, 'rows' | 'size' | 'asked' | 'onMenu' | 'nearFrom'>;

/** Draws again when the order changes, not for another page. */
const Head = memo(function Head({ sort, order, onChangeView, selection }: HeadProps) {
  const { t } = useTranslation();
  const { currency } = useFormats();
  const sortBy = (key: ClaimSortKey) => {
    const turned = order === 'asc' ? 'desc' : 'asc';
    onChangeView({ sort: key, order: key === sort ? turned : firstOrders[key], page: 1 });
  };

  return (
    <TableHead>
      <TableRow>
        {selection && (
          <TableCell className="tick" sx={{ width: tickWidth, '&:focus-within': { zIndex: 3 } }}>
            <SelectPage selection={selection} />
          </TableCell>
        )}
        {columns.map((column) => {
          const key = 'sort' in column ? column.sort : undefined;
          return (
            <TableCell
              key={column.label}
              {...('place' in column && { align: 'right', className: column.place })}
              aria-sort={key && key === sort ? ariaOrders[order] : undefined}
              sx={{ width: 'width' in column ? column.width : undefined }}
            >
              {key ? (
                <TableSortLabel
                  active={key === sort}
                  direction={key === sort ? order : firstOrders[key]}
                  onClick={() => sortBy(key)}
                >
                  {t(column.label, { currency })}
                </TableSortLabel>
              ) : (
                t(column.label, { currency })
              )}
            </TableCell>
          );
        })}
      </TableRow>
    </TableHead>
  );
});

/** Stands for the rows out of sight. */
function Space({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden>
      <td colSpan={columns.length + 1} style={{ height, padding: 0 }} />
    </tr>
  );
}

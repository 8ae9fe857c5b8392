import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined';
import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import { districtName } from '../../../domain/place/districts';
import { type FundLedgerEntry } from '../../../domain/payment/ledger';
import { withTopUps } from '../../../domain/payment/topUps';
import { pageOf } from '../../../domain/paging';
import { useTranslation } from '../../../i18n/useTranslation';
import { selectClaimEvents } from '../../../store/audit/selectors';
import { selectLedger } from '../../../store/fundLedger/selectors';
import { useAppSelector } from '../../../store/hooks';
import { addressRules, pageField } from '../../../ui/list/addressFields';
import { EmptyState } from '../../../ui/page/EmptyState';
import { useFormats } from '../../../ui/text/formats';
import { touchScreen } from '../../../ui/theme/media';
import { Money } from '../../../ui/labels/Money';
import { SectionCard } from '../../../ui/page/SectionCard';
import { StackedTable, type Column } from '../../../ui/list/StackedTable';
import { useAddress } from '../../../ui/list/useAddress';
import { useRoomFor } from '../../../ui/page/useRoomFor';
import { useOlderLog } from '../../shared/olderLog/useOlderLog';

/** Entries on a page. */
const pageSize = 20;

const historyAddress = addressRules({ page: pageField });

/** What eight columns need, pixels. */
const tableRoom = 900;

type Row = ReturnType<typeof withTopUps<FundLedgerEntry>>[number];

/** The ledger, newest first. The page stands in the URL. */
export function FundHistory() {
  const { t } = useTranslation();
  const { date } = useFormats();
  const ledger = useAppSelector(selectLedger);
  const { place, go } = useAddress(historyAddress);
  const [roomForTable, roomRef] = useRoomFor(tableRoom);
  const { rows, page, pages } = pageOf(withTopUps(ledger).reverse(), place.page, pageSize);
  useOlderLog(rows.map(({ entry }) => entry.id));

  const columns: readonly Column<Row>[] = [
    { label: 'Date', cell: ({ entry }: Row) => date(entry.date), width: '12%' },
    { label: 'Opening Balance', cell: ({ heldBefore }: Row) => <Money amount={heldBefore} />, ...amount },
    { label: 'Top-up', cell: ({ topUp }: Row) => <AmountOrNone amount={topUp} />, ...amount },
    { label: 'Allocation', cell: ({ entry }: Row) => <AmountOrNone amount={entry.allocationAmount} />, ...amount },
    { label: 'District', cell: ({ entry }: Row) => districtName(entry.allocationDistrict) || '–', width: '11%' },
    { label: 'Closing Balance', cell: ({ entry }: Row) => <Money amount={entry.closingBalance} />, ...amount },
    { label: 'Entered by', cell: ({ entry }: Row) => <EnteredBy entryId={entry.id} />, width: '11%' },
    { label: 'Notes', cell: ({ entry }: Row) => entry.notes || '–' },
  ];

  return (
    <SectionCard title={t('Fund History')} description={t('All ledger entries, newest first.')}>
      {ledger.length === 0 ? (
        <EmptyState
          icon={<AccountBalanceOutlined />}
          title={t('No entries yet')}
          text={t('Allocations and top-ups appear here. Record them with the form on this page.')}
        />
      ) : (
        <Box ref={roomRef} sx={wideNotes}>
          <StackedTable
            label={t('Fund History')}
            columns={columns}
            rows={rows}
            rowKey={({ entry }) => entry.id}
            stacked={!roomForTable}
            shortValues
          />
        </Box>
      )}
      {pages > 1 && (
        <Box component="nav" aria-label={t('Fund history pages')} sx={pager}>
          <Pagination
            count={pages}
            page={page}
            onChange={(_event, next) => go({ page: next })}
            getItemAriaLabel={(type, number) =>
              type === 'page' ? t('Page {{number}}', { number }) : type === 'previous' ? t('Previous') : t('Next')
            }
          />
        </Box>
      )}
    </SectionCard>
  );
}

const AmountOrNone = ({ amount }: { amount: number }) => (amount > 0 ? <Money amount={amount} /> : '–');

/** As the log has it. */
function EnteredBy({ entryId }: { entryId: string }) {
  const who = useAppSelector(
    (state) => selectClaimEvents(state, entryId).find(({ action }) => action === 'FUND_ENTRY_RECORDED')?.user,
  );
  return who ?? '–';
}

const amount = { align: 'right', width: '13%' } as const;

/** Notes are the one value of a block that is not short: they have a line of their own. */
const wideNotes = { '& dl > :last-child': { gridColumn: '1 / -1' } } as const;

const pager = {
  display: 'flex',
  justifyContent: 'center',
  mt: 2,
  [touchScreen]: {
    '& .MuiPaginationItem-root': { minWidth: 44, height: 44 },
  },
} as const;

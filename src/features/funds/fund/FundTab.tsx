import Box from '@mui/material/Box';
import { mayDo } from '../../../domain/user/permissions';
import { useAppSelector } from '../../../store/hooks';
import { selectRole } from '../../../store/session/selectors';
import { SectionSkeleton } from '../../../ui/page/Skeletons';
import { DistrictFunds } from './DistrictFunds';
import { FundCards } from './FundCards';
import { FundHistory } from './FundHistory';
import { NewAllocation } from './NewAllocation';

/** The fund: what it holds, a new entry, what districts have of it, and its ledger (docs/product.md, Funds). */
export function FundTab() {
  const open = useAppSelector((state) => state.storage.open);
  const role = useAppSelector(selectRole);
  const mayRecord = role !== undefined && mayDo('recordFundEntry', role);

  return (
    <>
      <FundCards />
      {open ? (
        <Box sx={columns}>
          {mayRecord && <NewAllocation />}
          <DistrictFunds />
          <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
            <FundHistory />
          </Box>
        </Box>
      ) : (
        <Box sx={columns}>
          <SectionSkeleton fields={4} />
          <SectionSkeleton fields={8} />
        </Box>
      )}
    </>
  );
}

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(320px, 2fr) minmax(0, 3fr)' },
} as const;

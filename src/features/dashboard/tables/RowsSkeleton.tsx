import Skeleton from '@mui/material/Skeleton';
import { Loading } from '../../../ui/Loading';

/** Rows of 40 px under their head. */
export function RowsSkeleton({ rows }: { rows: number }) {
  return (
    <Loading>
      <Skeleton variant="rounded" height={40 * (rows + 1)} />
    </Loading>
  );
}

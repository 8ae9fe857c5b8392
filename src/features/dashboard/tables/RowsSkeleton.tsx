import Skeleton from '@mui/material/Skeleton';
import { Loading } from '../../../ui/page/Skeletons';
import { rowHeight } from '../../../ui/theme/media';

/** Rows under their head. */
export function RowsSkeleton({ rows }: { rows: number }) {
  return (
    <Loading>
      <Skeleton variant="rounded" height={rowHeight * (rows + 1)} />
    </Loading>
  );
}

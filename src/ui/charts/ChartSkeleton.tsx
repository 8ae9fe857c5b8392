import Skeleton from '@mui/material/Skeleton';
import { Loading } from '../page/Skeletons';

/** A chart or a map on the way; as high as what comes, so that nothing moves then. */
export function ChartSkeleton({ height }: { height: number | string }) {
  return (
    <Loading>
      <Skeleton variant="rounded" height={height} />
    </Loading>
  );
}

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

/** Heights of charts, px; their skeletons have them too, so that nothing moves when a chart comes. */
export const chartHeight = { dashboard: 280, audit: 320 } as const;

/** Room for three bars a row, the axis and the legend. Pixels. */
export const barsHeight = (rows: number) => 80 + 52 * rows;

import Skeleton from '@mui/material/Skeleton';
import { Loading, TableSkeleton } from '../../../ui/page/Skeletons';
import { cardHeight, useCardsLayout } from './cards/cardsLayout';
import { columns } from './table/columns';
import { ListCards } from './cards/ListCards';

/** As many as are in sight before anyone scrolls, and some. */
const lines = 25;

type ClaimsSkeletonProps = { wide: boolean; selects: boolean };

/** The list in its final shape while the register is being read. */
export function ClaimsSkeleton({ wide, selects }: ClaimsSkeletonProps) {
  return wide ? <TableSkeleton rows={lines} columns={columns.length} /> : <CardsSkeleton selects={selects} />;
}

function CardsSkeleton({ selects }: Pick<ClaimsSkeletonProps, 'selects'>) {
  const { roomRef, style } = useCardsLayout();
  return (
    <Loading>
      {selects && <Skeleton variant="text" width={220} height={44} />}
      <ListCards ref={roomRef} style={style}>
        {Array.from({ length: lines }, (_, index) => (
          <li key={index}>
            <div className="card" style={{ height: cardHeight }}>
              <Skeleton variant="text" width="55%" height={44} />
              <Skeleton variant="rounded" width="35%" height={24} />
              <Skeleton variant="text" width="70%" />
              <Skeleton variant="text" width="50%" />
              <Skeleton variant="text" width="85%" />
            </div>
          </li>
        ))}
      </ListCards>
    </Loading>
  );
}

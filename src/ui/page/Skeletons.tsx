import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import type { PageShape } from '../../domain/routes';
import { rowHeight } from '../theme/media';

/** Says to a screen reader what its skeleton says to the eye. */
export function Loading({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Box role="status" aria-label={t('Loading')} aria-busy>
      {children}
    </Box>
  );
}

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

/** A table in its final shape: a head and rows. */
export function TableSkeleton({ rows = 10, columns = 6 }: { rows?: number; columns?: number }) {
  return (
    <Loading>
      <Card>
        {times(rows + 1).map((row) => (
          <Box
            key={row}
            sx={{
              display: 'grid',
              gridTemplateColumns: `repeat(${columns}, 1fr)`,
              alignItems: 'center',
              gap: 2,
              height: rowHeight,
              px: 2,
              borderBottom: row < rows ? 1 : 0,
              borderColor: 'divider',
              bgcolor: row === 0 ? 'background.default' : undefined,
            }}
          >
            {times(columns).map((column) => (
              <Skeleton key={column} variant="text" width={row === 0 ? '45%' : '75%'} />
            ))}
          </Box>
        ))}
      </Card>
    </Loading>
  );
}

/** Cards of a list on a phone. */
export function CardsSkeleton({ cards = 4 }: { cards?: number }) {
  return (
    <Loading>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {times(cards).map((card) => (
          <Card key={card} sx={{ p: 2 }}>
            <Skeleton variant="text" width="55%" />
            <Skeleton variant="text" width="80%" />
            <Skeleton variant="text" width="35%" />
          </Card>
        ))}
      </Box>
    </Loading>
  );
}

/** A section card with its heading and label and value pairs. */
export function SectionSkeleton({ fields = 6 }: { fields?: number }) {
  return (
    <Loading>
      <Card>
        <Box sx={{ px: 2, py: 1, minHeight: 48, borderBottom: 1, borderColor: 'divider' }}>
          <Skeleton variant="text" width={160} sx={{ fontSize: '1rem' }} />
        </Box>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
            columnGap: 3,
            rowGap: 2,
            p: 2,
          }}
        >
          {times(fields).map((field) => (
            <Box key={field}>
              <Skeleton variant="text" width="40%" />
              <Skeleton variant="text" width="70%" />
            </Box>
          ))}
        </Box>
      </Card>
    </Loading>
  );
}

/** Labelled inputs one under the other. */
export function FormSkeleton() {
  return (
    <Loading>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        {times(5).map((field) => (
          <Box key={field}>
            <Skeleton variant="text" width={120} />
            <Skeleton variant="rounded" height={38} />
          </Box>
        ))}
      </Box>
    </Loading>
  );
}

/** A whole page while its code is on the way: title, line, content. */
export function PageSkeleton({ shape }: { shape: PageShape }) {
  return (
    <Box sx={{ maxWidth: 1440, mx: 'auto', px: { xs: 2, sm: 3 }, pt: { xs: 2, sm: 3 }, pb: 6 }}>
      <Skeleton variant="text" width={220} sx={{ fontSize: '1.375rem' }} />
      <Skeleton variant="text" width={320} sx={{ maxWidth: '100%', mb: 3 }} />
      {shape === 'list' && <ListSkeleton />}
      {shape === 'form' && <FormSkeleton />}
      {shape === 'figures' && (
        <>
          <SectionSkeleton fields={3} />
          <Box sx={{ mt: 3 }}>
            <ListSkeleton />
          </Box>
        </>
      )}
      {shape === 'sections' && (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
          <SectionSkeleton fields={8} />
          <SectionSkeleton fields={8} />
        </Box>
      )}
    </Box>
  );
}

/** A list: a table, on phones cards. */
function ListSkeleton() {
  return (
    <>
      <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
        <TableSkeleton />
      </Box>
      <Box sx={{ display: { sm: 'none' } }}>
        <CardsSkeleton />
      </Box>
    </>
  );
}

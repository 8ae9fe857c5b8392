import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Label and value pairs; undefined for one that a claim has no place for. */
export type FactList = Record<string, ReactNode>;

const wide = { gridColumn: '1 / -1' };

/** Pairs of label and value. `long` are those that take the whole width. */
export function Facts({ facts, long = {}, columns = 2 }: { facts: FactList; long?: FactList; columns?: number }) {
  const isKnown = ([, value]: [string, ReactNode]) => value !== undefined;
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, gap: 2, m: 0 }}
    >
      {Object.entries(facts)
        .filter(isKnown)
        .map(([label, value]) => (
          <div key={label}>
            <Fact label={label} value={value} />
          </div>
        ))}
      {Object.entries(long)
        .filter(isKnown)
        .map(([label, value]) => (
          <div key={label} style={wide}>
            <Fact label={label} value={value} />
          </div>
        ))}
    </Box>
  );
}

function Fact({ label, value }: { label: string; value: ReactNode }) {
  return (
    <>
      <Typography component="dt" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography component="dd">{value === '' ? 'Not given' : value}</Typography>
    </>
  );
}

type FactCardProps = { title: ReactNode; action?: ReactNode; children: ReactNode };

/** A part of a claim's page. */
export function FactCard({ title, action, children }: FactCardProps) {
  return (
    <Card variant="outlined">
      <CardHeader title={title} action={action} slotProps={{ title: { variant: 'h6', component: 'h2' } }} />
      <CardContent>{children}</CardContent>
    </Card>
  );
}

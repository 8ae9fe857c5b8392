import ArrowDownward from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpward from '@mui/icons-material/ArrowUpwardOutlined';
import Box from '@mui/material/Box';

type MetricChangeProps = {
  /** Undefined where there is nothing to compare with. */
  percent: number | undefined;
  /** The direction that is good news; neither where it is no news at all. */
  good?: 'up' | 'down';
  /** What is compared, in words. */
  words: string;
};

/** How a figure stands against the month before. The sign says what colour and arrow only repeat. */
export function MetricChange({ percent = 0, good, words }: MetricChangeProps) {
  const direction = percent > 0 ? 'up' : 'down';
  const Arrow = percent > 0 ? ArrowUpward : ArrowDownward;
  const news = direction === good ? 'success.main' : 'warning.main';
  return (
    <>
      {percent !== 0 && (
        <Box
          component="span"
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 0.25,
            fontWeight: 600,
            color: good ? news : undefined,
          }}
        >
          <Arrow aria-hidden sx={{ fontSize: '1em' }} />
          {`${percent > 0 ? '+' : ''}${percent}%`}
        </Box>
      )}{' '}
      {words}
    </>
  );
}

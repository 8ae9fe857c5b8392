import Box from '@mui/material/Box';

/** A part of the dashboard that has nothing to show: what would be here. */
export function NothingHere({ text }: { text: string }) {
  return <Box sx={{ color: 'text.secondary' }}>{text}</Box>;
}

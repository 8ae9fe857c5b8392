import Box from '@mui/material/Box';

const shield = 'M16 1 28.4 4.4V16C28.4 23.2 23.2 28.4 16 31 8.8 28.4 3.6 23.2 3.6 16V4.4Z';
const crest =
  'M15.2 9.8 12.6 6.5M15.7 9.5 13.7 4.5M16.3 9.4 15.8 3.2M16.8 9.5 18.4 2.9M17.4 9.7 20.9 3.7M17.9 10.0 22.8 5.5M18.2 10.5 23.8 7.8M18.4 11.1 23.7 10.2M18.4 11.7 22.7 12.3';
const crane =
  'M18.4 11.2C19.9 14.8 17.3 17.8 17.1 20.6 17 23 18.8 24.8 21.4 26.4 19.8 27.9 18 29 16 29.7 13.4 28.8 11.2 27.4 9.4 25.6 12.4 24.6 13.7 22.8 13.7 20.4 13.7 18.2 12.8 16.6 12 15L5.4 15.2C7.2 13.4 9.2 12.4 11.3 11.9 11.9 9.7 13.4 8.4 15.2 8.4 16.8 8.4 17.8 9.6 18.4 11.2Z';
const cap =
  'M11.3 11.9C11.9 9.7 13.4 8.4 15.2 8.4 16.2 8.4 17 8.9 17.6 9.6 15.6 9.8 14.6 10.8 14.2 12.2 13.2 12.6 12.2 12.5 11.3 11.9Z';

/** The portal's mark: a crested crane on a forest shield. Decoration; the portal's title stands beside it. */
export function Emblem({ size = 28 }: { size?: number }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 32 32"
      aria-hidden
      focusable={false}
      sx={{ display: 'block', flex: 'none', width: size, height: size }}
    >
      <path fill="#1F5B3A" stroke="#E0B066" strokeWidth="1.2" d={shield} />
      <path stroke="#E0B066" strokeWidth="0.8" strokeLinecap="round" d={crest} />
      <path fill="#F6F7F2" d={crane} />
      <path fill="#17211B" d={cap} />
      <path fill="#B3261E" d="M12.1 15.2C12.3 16.9 13.5 17.4 13.9 19 14.6 17.6 14.3 16 13.6 15Z" />
    </Box>
  );
}

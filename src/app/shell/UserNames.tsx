import Box from '@mui/material/Box';
import type { Session } from '../../domain/user/user';

/** Who is signed in, over the post they hold. */
export function UserNames({ session, post }: { session: Session; post: string }) {
  return (
    <>
      <Box sx={{ typography: 'subtitle2', lineHeight: 1.3, overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {session.name}
      </Box>
      <Box
        sx={{
          typography: 'caption',
          lineHeight: 1.3,
          color: 'text.secondary',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
        }}
      >
        {post}
      </Box>
    </>
  );
}

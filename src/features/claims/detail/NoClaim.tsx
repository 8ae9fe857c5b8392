import Box from '@mui/material/Box';
import { Page } from '../../../ui/Page';
import { BackToClaims } from './BackToClaims';

/** Instead of a claim: why there is none to show, and the way back. */
export function NoClaim({ title, text }: { title: string; text: string }) {
  return (
    <Page title={title} subtitle={<Box sx={{ overflowWrap: 'anywhere' }}>{text}</Box>}>
      <BackToClaims variant="contained" />
    </Page>
  );
}

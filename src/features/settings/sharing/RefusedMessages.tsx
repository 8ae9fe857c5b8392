import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { useAppSelector } from '../../../store/hooks';
import type { RefusedMessage } from '../../../store/share/status';
import { useFormats } from '../../../ui/text/formats';
import { refusalText } from '../../../ui/text/refusalText';

/** How many of them are shown, the last ones. */
const shown = 20;

/** Messages of accounts that every device refused. They changed nothing. */
export function RefusedMessages({ refused }: { refused: readonly RefusedMessage[] }) {
  const { t } = useTranslation();
  const id = useId();
  const formats = useFormats();
  const users = useAppSelector((state) => state.users.entities);
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="subtitle2" component="h3">
        {t('Refused messages ({{count}})', { count: refused.length })}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {t('Every device refused these. They changed nothing.')}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {refused
          .slice(-shown)
          .reverse()
          .map(({ sequence, account, refusals }) => (
            <li key={sequence}>
              {users[account]?.name ?? account}: {refusals.map((one) => refusalText(t, one, formats)).join(' ')}
            </li>
          ))}
      </Box>
    </Box>
  );
}

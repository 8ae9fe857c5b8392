import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState, type FormEvent } from 'react';
import { compareFingerprint } from '../../../domain/audit/fingerprint';
import { useTranslation } from '../../../i18n/useTranslation';
import { useAppStore } from '../../../store/hooks';
import { rowsOf } from '../../../store/table';

const answers = {
  same: {
    severity: 'success',
    words: 'The fingerprint matches. If the log is intact, nothing up to that event has changed since you noted it.',
  },
  other: {
    severity: 'error',
    words:
      'The fingerprint does not match. Check what you typed. If it is correct, the log was changed after you noted it.',
  },
  gone: {
    severity: 'error',
    words: 'The event with this fingerprint is no longer in the log. Check that you typed it correctly.',
  },
  unreadable: {
    severity: 'info',
    words: 'This is not a fingerprint. Type it as it was shown, for example N4K2A1B2C 120 09AF 33C1 7B2E 0D44.',
  },
} as const;

/** Whether a fingerprint that was noted elsewhere is still that of its event. */
export function CompareFingerprint() {
  const { t } = useTranslation();
  const store = useAppStore();
  const [typed, setTyped] = useState('');
  const [answer, setAnswer] = useState<keyof typeof answers>();

  const compare = async (event: FormEvent) => {
    event.preventDefault();
    setAnswer(await compareFingerprint(typed, rowsOf(store.getState().audit)));
  };
  const shown = answer && answers[answer];
  return (
    <Box component="form" onSubmit={(event) => void compare(event)} sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-end' }}>
        <TextField
          size="small"
          label={t('Fingerprint noted earlier')}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setAnswer(undefined);
          }}
          autoComplete="off"
          sx={{ flex: '1 1 240px', maxWidth: 420 }}
        />
        <Button type="submit" variant="outlined" color="secondary" disabled={!typed.trim()}>
          {t('Compare')}
        </Button>
      </Box>
      <div role="status">{shown && <Alert severity={shown.severity}>{t(shown.words)}</Alert>}</div>
    </Box>
  );
}

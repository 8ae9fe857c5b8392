import CloudDoneOutlined from '@mui/icons-material/CloudDoneOutlined';
import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import CloudSyncOutlined from '@mui/icons-material/CloudSyncOutlined';
import Box from '@mui/material/Box';
import { useSyncExternalStore } from 'react';
import { formatTime } from '../../domain/settings/format';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppSelector } from '../../store/hooks';
import { VisuallyHidden } from '../../ui/page/VisuallyHidden';
import type { Autosave } from './autosave';

/** Whether what was typed is kept. Seen all the time, spoken only when something is not saved. */
export function SaveStatus({ autosave, editing }: { autosave: Autosave; editing: boolean }) {
  const { t } = useTranslation();
  const state = useSyncExternalStore(autosave.subscribe, autosave.state);
  // An event that is in memory only holds up every later one, so the draft is not safe either.
  const storageFull = useAppSelector(({ storage }) => storage.unsaved > 0);
  const unsaved = state.kind === 'unsaved' || storageFull;

  const { Icon, text } = (() => {
    if (unsaved) return { Icon: CloudOffOutlined, text: t('Not saved') };
    if (state.kind === 'saving') return { Icon: CloudSyncOutlined, text: t('Saving…') };
    if (state.kind === 'saved') {
      const time = formatTime(new Date(state.at).toISOString());
      return { Icon: CloudDoneOutlined, text: t('Saved {{time}}', { time }) };
    }
    return {
      Icon: CloudDoneOutlined,
      text: editing ? t('Saved as a draft until you submit') : t('Saved automatically'),
    };
  })();

  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.75,
        typography: 'body2',
        color: unsaved ? 'error.main' : 'text.secondary',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <Icon fontSize="small" aria-hidden />
      {/* In an element of its own: under a translation no icon could come to stand before a bare text. */}
      <span>{text}</span>
      <VisuallyHidden role="status">
        {unsaved && t('Not saved. Keep this page open, or you will lose what you typed.')}
      </VisuallyHidden>
    </Box>
  );
}

import PauseCircleOutlined from '@mui/icons-material/PauseCircleOutlined';
import PlayCircleOutlined from '@mui/icons-material/PlayCircleOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { VisuallyHidden } from '../../ui/page/VisuallyHidden';

type RealTimeViewProps = {
  live: boolean;
  /** How many events have just come. */
  fresh: number;
  /** How many events are not shown yet. */
  waiting: number;
  onChange: (live: boolean) => void;
  onShowWaiting: () => void;
};

/** Whether the page follows the log, and what there is to show when it does not. */
export function RealTimeView({ live, fresh, waiting, onChange, onShowWaiting }: RealTimeViewProps) {
  const { t } = useTranslation();
  const toggle = useRef<HTMLButtonElement>(null);

  const news = live ? fresh : waiting;

  const showWaiting = () => {
    onShowWaiting();
    // The button goes away with what waited.
    toggle.current?.focus();
  };

  return (
    <>
      <VisuallyHidden role="status">{news > 0 && t('{{count}} new events', { count: news })}</VisuallyHidden>
      {live && (
        <Typography variant="body2" sx={{ alignSelf: 'center', color: 'text.secondary' }}>
          {t('New events appear automatically')}
        </Typography>
      )}
      {waiting > 0 && (
        <Button variant="text" onClick={showWaiting}>
          {t('Show {{count}} new events', { count: waiting })}
        </Button>
      )}
      <Button
        ref={toggle}
        variant={live ? 'contained' : 'outlined'}
        color={live ? 'primary' : 'secondary'}
        aria-pressed={live}
        startIcon={live ? <PauseCircleOutlined /> : <PlayCircleOutlined />}
        onClick={() => onChange(!live)}
      >
        {t('Real-time View')}
      </Button>
    </>
  );
}

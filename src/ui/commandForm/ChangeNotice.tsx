import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/useTranslation';

type ChangeNoticeProps = {
  /** What was begun can no longer be done. */
  closed?: boolean;
  onClose?: () => void;
  action?: ReactNode;
  children: ReactNode;
};

/** Says that what a form is about has changed. It stays in sight while the form is scrolled. */
export function ChangeNotice({ closed = false, onClose, action, children }: ChangeNoticeProps) {
  const { t } = useTranslation();
  return (
    <Alert
      severity={closed ? 'warning' : 'info'}
      role="status"
      onClose={onClose}
      closeText={t('Close')}
      action={action}
      sx={{
        mb: 1,
        position: 'sticky',
        // Under the portal's header, which a dialog and what scrolls by itself have not.
        top: 'var(--notice-top, 64px)',
        // Over the labels of the fields.
        zIndex: 2,
        '.MuiDialog-root &': { top: 0 },
      }}
    >
      {children}
    </Alert>
  );
}

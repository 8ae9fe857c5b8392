import Close from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { closeSnackbar, enqueueSnackbar, type SnackbarKey } from 'notistack';
import { useEffect, useRef, useState, type Ref } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { avoidOverlap } from './avoidOverlap';

/** How long something can be taken back, milliseconds; from anew after the pointer or the focus was on it. */
const undoableFor = 8000;

/** Says in a toast what was done, and offers to take it back. Takes translated text; needs `Toasts` around the app. */
export function offerUndo(done: string, onUndo: () => void, detail?: string) {
  enqueueSnackbar(done, {
    persist: true,
    content: (id) => <UndoableToast id={id} done={done} detail={detail} onUndo={onUndo} />,
  });
}

type UndoableToastProps = {
  ref?: Ref<HTMLDivElement>;
  id: SnackbarKey;
  done: string;
  detail: string | undefined;
  onUndo: () => void;
};

function UndoableToast({ ref, id, done, detail, onUndo }: UndoableToastProps) {
  const { t } = useTranslation();
  const [held, setHeld] = useState({ pointer: false, focus: false });
  useEffect(() => avoidOverlap(), []);
  const running = !held.pointer && !held.focus;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(() => closeSnackbar(id), undoableFor);
    return () => clearTimeout(timer);
  }, [running, id]);

  /** The button takes clicks until the toast has slid out. */
  const undone = useRef(false);
  const undo = ({ currentTarget }: { currentTarget: HTMLElement }) => {
    if (undone.current) return;
    undone.current = true;
    // The button goes; the region, where its outcome is told, stays.
    currentTarget.closest<HTMLElement>('section')?.focus({ preventScroll: true });
    closeSnackbar(id);
    onUndo();
  };
  return (
    <Alert
      ref={ref}
      severity="success"
      // Only the text is read out, not its buttons too.
      role="none"
      onMouseEnter={() => setHeld((now) => ({ ...now, pointer: true }))}
      onMouseLeave={() => setHeld((now) => ({ ...now, pointer: false }))}
      onFocus={() => setHeld((now) => ({ ...now, focus: true }))}
      onBlur={() => setHeld((now) => ({ ...now, focus: false }))}
      action={
        <>
          <Button color="inherit" onClick={undo} aria-label={t('Undo: {{what}}', { what: done })}>
            {t('Undo')}
          </Button>
          <IconButton size="small" color="inherit" onClick={() => closeSnackbar(id)} aria-label={t('Dismiss')}>
            <Close fontSize="small" />
          </IconButton>
        </>
      }
      sx={{ width: { xs: 1, sm: 400 }, boxShadow: 6, overflowWrap: 'anywhere' }}
    >
      <span role="status">
        {detail ? <AlertTitle>{done}</AlertTitle> : done}
        {detail}
      </span>
    </Alert>
  );
}

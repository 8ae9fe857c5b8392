import Button from '@mui/material/Button';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '../../../../i18n/useTranslation';
import { visuallyHidden } from '../../../../ui/page/VisuallyHidden';
import { useHasSelection, usePageTick, type Selection } from './selection';

/** The way past all the rows to the bar of the selection: in sight while it has the focus. */
const wayToBar = {
  position: 'absolute',
  zIndex: 1,
  '&&': { bgcolor: 'background.paper' },
  '&:not(:focus)': { ...visuallyHidden, minHeight: 0, minWidth: 0, p: 0, border: 0 },
} as const;

/** Selects all claims of the page shown; in words where there is no table's head to say what the box is for. */
export function SelectPage({ selection, inWords = false }: { selection: Selection; inWords?: boolean }) {
  const { t } = useTranslation();
  const tick = usePageTick(selection);
  const any = useHasSelection(selection);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = tick === 'some';
  }, [tick]);
  // While the checkbox is still there: only then is it known whether it had the focus.
  useLayoutEffect(() => {
    selection.bindPageBox(input.current);
    return () => selection.bindPageBox(null);
  }, [selection]);

  const words = t('Select all claims on this page');
  return (
    <>
      <label style={inWords ? { display: 'flex', alignItems: 'center' } : undefined}>
        <span className="tickBox">
          <input
            ref={input}
            type="checkbox"
            aria-label={words}
            checked={tick === 'all'}
            onChange={() => selection.selectPage(tick !== 'all')}
          />
        </span>{' '}
        {inWords && words}
      </label>
      {any && (
        <Button variant="outlined" size="small" sx={wayToBar} onClick={selection.focusBar}>
          {t('Go to actions for selected claims')}
        </Button>
      )}
    </>
  );
}

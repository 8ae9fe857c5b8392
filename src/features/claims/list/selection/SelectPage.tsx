import Box from '@mui/material/Box';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from '../../../../i18n/useTranslation';
import { useHasSelection, usePageTick, type Selection } from './selection';
import { Tick } from './Tick';
import { ToBar } from './ToBar';

/** Selects all claims of the page shown. `children` are its words where a table's head does not say enough. */
export function SelectPage({ selection, children }: { selection: Selection; children?: ReactNode }) {
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

  const box = (
    <Tick as={children ? 'span' : 'label'}>
      <input
        ref={input}
        type="checkbox"
        aria-label={children ? undefined : t('Select all claims on this page')}
        checked={tick === 'all'}
        onChange={() => selection.selectPage(tick !== 'all')}
      />
    </Tick>
  );
  return (
    <>
      {children ? (
        <Box component="label" sx={{ display: 'flex', alignItems: 'center' }}>
          {box} {children}
        </Box>
      ) : (
        box
      )}
      {any && (
        <ToBar type="button" onClick={selection.focusBar}>
          {t('Go to the actions for the selection')}
        </ToBar>
      )}
    </>
  );
}

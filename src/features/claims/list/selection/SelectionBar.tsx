import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from '../../../../i18n/useTranslation';
import { shortScreen } from '../../../../ui/theme/media';
import { ClaimTotals } from '../ClaimTotals';
import { selectedRows, useSelectionState, type Selection } from './selection';

/** How many claims are selected and what can be done with them; it stays at the window's lower edge. */
export function SelectionBar({ selection, children }: { selection: Selection; children: ReactNode }) {
  const { t } = useTranslation();
  const state = useSelectionState(selection);
  const { selected, found, page, dropped } = state;
  const rows = useMemo(() => selectedRows(state), [state]);
  const { bindBar } = selection;
  if (selected.size === 0) return null;
  const everyPage = found.length > page.length;
  const wholePage = page.length > 0 && page.every((id) => selected.has(id));
  const all = selected.size === found.length;

  return (
    <Box
      component="section"
      ref={bindBar}
      tabIndex={-1}
      aria-label={t('Selected claims')}
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 'mobileStepper',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.5,
        mt: 2,
        mx: { xs: -2, sm: 0 },
        px: 2,
        py: 1,
        border: 1,
        borderColor: 'primary.main',
        borderRadius: { xs: 0, sm: '8px 8px 0 0' },
        bgcolor: 'background.paper',
      }}
    >
      <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
        <strong>{t('{{count}} claims selected', { count: selected.size })}</strong>
        {everyPage && all && <span>{t('All {{count}} claims found are selected.', { count: found.length })}</span>}
        {everyPage && wholePage && !all && (
          <span>{t('All {{count}} claims on this page are selected.', { count: page.length })}</span>
        )}
        {dropped > 0 && <span>{t('{{count}} claims no longer in the list were deselected.', { count: dropped })}</span>}
      </Box>
      {everyPage && wholePage && !all && (
        <Button size="small" onClick={selection.selectAll}>
          {t('Select all {{count}} claims found', { count: found.length })}
        </Button>
      )}
      <Button
        size="small"
        color="secondary"
        onClick={() => {
          selection.clear();
          // The button is gone with the bar.
          selection.focusPage();
        }}
      >
        {t('Clear selection')}
      </Button>
      <Box sx={{ [shortScreen]: { display: 'none' } }}>
        <ClaimTotals rows={rows} />
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          width: { xs: 1, sm: 'auto' },
          ml: { sm: 'auto' },
          '& > button': { flex: { xs: '1 0 auto', sm: 'none' } },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}

import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { bulkActions, type BulkAction } from '../../../../domain/bulk';
import { useTranslation } from '../../../../i18n/useTranslation';
import { useOnDemand } from '../../../../ui/useOnDemand';
import type { Selection } from '../selection/selection';
import { SelectionBar } from '../selection/SelectionBar';

const load = () => import(/* webpackChunkName: "bulk-dialog" */ './BulkDialog');

/** The bar of the selected claims with what a role can do to all of them, and the dialog in which it is done. */
export function BulkActions({ selection, actions }: { selection: Selection; actions: readonly BulkAction[] }) {
  const { t } = useTranslation();
  const { piece, demand } = useOnDemand(load);
  const [opened, setOpened] = useState<{ action: BulkAction; ids: readonly string[] }>();

  // By the time the selection is made the dialog is there.
  useEffect(
    () =>
      selection.subscribe(() => {
        if (selection.get().selected.size > 0) demand();
      }),
    [selection, demand],
  );

  const done = () => {
    flushSync(() => {
      setOpened(undefined);
      selection.clear();
    });
    // The button that opened the dialog is gone with the bar.
    selection.focusPage();
  };

  return (
    <>
      <SelectionBar selection={selection}>
        {actions.map((action) => (
          <Button
            key={action}
            variant="outlined"
            color={bulkActions[action].destructive ? 'error' : 'primary'}
            onClick={() => {
              demand();
              setOpened({ action, ids: selection.inOrder() });
            }}
          >
            {t(bulkActions[action].label)}
          </Button>
        ))}
      </SelectionBar>
      {piece && opened && <piece.BulkDialog {...opened} onClose={() => setOpened(undefined)} onDone={done} />}
    </>
  );
}

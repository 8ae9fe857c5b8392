import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { getBulkRow, isDestructive, type BulkAction } from '../../../../domain/workflow/bulk';
import type { Role } from '../../../../domain/user/roles';
import { useTranslation } from '../../../../i18n/useTranslation';
import { useOnDemand } from '../../../../ui/onDemand/useOnDemand';
import type { Selection } from '../selection/selection';
import { SelectionBar } from '../selection/SelectionBar';
import { DraftActions } from './DraftActions';
import { SelectionFiles } from './SelectionFiles';

const load = () => import(/* webpackChunkName: "bulk-dialog" */ './BulkDialog');

export type BulkActionsProps = { selection: Selection; actions: readonly BulkAction[]; role: Role };

/** The bar of the selected claims with what a role can do with all of them, and the dialog in which it is done. */
export function BulkActions({ selection, actions, role }: BulkActionsProps) {
  const { t } = useTranslation();
  const { piece, demand } = useOnDemand(load);
  const [opened, setOpened] = useState<{ action: BulkAction; ids: readonly string[] }>();

  // By the time the selection is made the dialog is there.
  useEffect(() => {
    if (actions.length > 0) demand();
  }, [actions, demand]);

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
            color={isDestructive(action) ? 'error' : 'primary'}
            onClick={() => {
              demand();
              setOpened({ action, ids: selection.inOrder() });
            }}
          >
            {t(getBulkRow(action).label)}
          </Button>
        ))}
        <DraftActions selection={selection} />
        <SelectionFiles selection={selection} role={role} />
      </SelectionBar>
      {piece && opened && <piece.BulkDialog {...opened} onClose={() => setOpened(undefined)} onDone={done} />}
    </>
  );
}

import { useEffect } from 'react';
import { useOnDemand } from '../../../../ui/onDemand/useOnDemand';
import { useLoadWhenIdle } from '../useLoadWhenIdle';
import type { BulkActionsProps } from './BulkActions';

const load = () => import(/* webpackChunkName: "bulk-actions" */ './BulkActions');

/** What can be done with the selected claims; it comes with the first selection. */
export function ActionsForSelection(props: BulkActionsProps) {
  const { selection } = props;
  const { piece, demand } = useOnDemand(load);
  useLoadWhenIdle(load);
  useEffect(() => {
    const look = () => {
      if (selection.get().selected.size > 0) demand();
    };
    // The rows may have stood, and been ticked, before this.
    look();
    return selection.subscribe(look);
  }, [selection, demand]);
  return piece && <piece.BulkActions {...props} />;
}

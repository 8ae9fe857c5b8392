import { useImperativeHandle, useState, type Ref } from 'react';
import type { ClaimRow } from '../../../../store/claims/list/listRow';
import { useOnDemand } from '../../../../ui/onDemand/useOnDemand';

export type OpenMenu = (row: ClaimRow, anchor: HTMLElement) => void;

const load = () => import(/* webpackChunkName: "row-menu" */ './RowMenu');

/** The menu that all rows share. It is opened through its ref, so that it draws nothing again but itself. */
export function RowMenus({ ref }: { ref: Ref<{ open: OpenMenu }> }) {
  const [shown, setShown] = useState<{ row: ClaimRow; anchor: HTMLElement | null }>();
  const { piece, demand } = useOnDemand(load);

  useImperativeHandle(
    ref,
    () => ({
      open: (row, anchor) => {
        demand();
        setShown({ row, anchor });
      },
    }),
    [demand],
  );
  // It stays when it is closed, for a file may still be in the making.
  return piece && shown && <piece.RowMenu {...shown} onClose={() => setShown({ ...shown, anchor: null })} />;
}

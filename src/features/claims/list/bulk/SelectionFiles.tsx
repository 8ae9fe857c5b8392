import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { mayDo } from '../../../../domain/user/permissions';
import type { Role } from '../../../../domain/user/roles';
import { useTranslation } from '../../../../i18n/useTranslation';
import { useOnDemand } from '../../../../ui/onDemand/useOnDemand';
import type { Selection } from '../selection/selection';
import type { AskedFiles } from './SelectedClaimsFiles';

const load = () => import(/* webpackChunkName: "selection-files" */ './SelectedClaimsFiles');

/** What of the selected claims can be taken away as a file. */
export function SelectionFiles({ selection, role }: { selection: Selection; role: Role }) {
  const { t } = useTranslation();
  const { piece, demand } = useOnDemand(load);
  const [asked, setAsked] = useState<AskedFiles>();
  const exportButton = useRef<HTMLButtonElement>(null);
  const ask = (what: AskedFiles['what']) => {
    demand();
    setAsked({ what, ids: selection.inOrder() });
  };

  return (
    <>
      {mayDo('exportSelected', role) && (
        <Button ref={exportButton} variant="outlined" aria-haspopup="menu" onClick={() => ask('export')}>
          {t('Export Selected')}
        </Button>
      )}
      {mayDo('schedulePayments', role) && (
        <Button variant="outlined" aria-haspopup="dialog" onClick={() => ask('schedule')}>
          {t('Payment Schedule')}
        </Button>
      )}
      {piece && <piece.SelectedClaimsFiles asked={asked} anchor={exportButton} onClose={() => setAsked(undefined)} />}
    </>
  );
}

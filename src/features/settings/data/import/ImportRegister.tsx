import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from '../../../../i18n/useTranslation';
import { useOnDemand } from '../../../../ui/useOnDemand';

const load = () => import(/* webpackChunkName: "import-register" */ './ImportDialog');

/** Offers to bring another register into this one. */
export function ImportRegister() {
  const { t } = useTranslation();
  const { piece, demand } = useOnDemand(load);
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        onClick={() => {
          demand();
          setOpened(true);
        }}
      >
        {t('Import register')}
      </Button>
      {piece && opened && <piece.ImportDialog onClose={() => setOpened(false)} />}
    </>
  );
}

import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useTranslation } from '../../../../i18n/useTranslation';
import { useOnDemand } from '../../../../ui/useOnDemand';

const load = () => import(/* webpackChunkName: "import-register" */ './ImportDialog');

type ImportRegisterProps = {
  opened: boolean;
  /** On the first day: the sample register gives way to the file. */
  inPlaceOfSample: boolean;
  onChange: (opened: boolean) => void;
};

/** Offers to bring another register into this one. */
export function ImportRegister({ opened, inPlaceOfSample, onChange }: ImportRegisterProps) {
  const { t } = useTranslation();
  const { piece, demand } = useOnDemand(load);
  useEffect(() => {
    if (opened) demand();
  }, [opened, demand]);
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        onClick={() => {
          demand();
          onChange(true);
        }}
      >
        {t('Import register')}
      </Button>
      {piece && opened && <piece.ImportDialog inPlaceOfSample={inPlaceOfSample} onClose={() => onChange(false)} />}
    </>
  );
}

import { useEffect } from 'react';
import { useTranslation } from '../../../../i18n/useTranslation';
import { useOnDemand } from '../../../../ui/onDemand/useOnDemand';
import { ReservedButton } from '../ReservedButton';

const load = () => import(/* webpackChunkName: "import-register" */ './ImportDialog');

type ImportRegisterProps = {
  /** As for `ReservedButton`. */
  reasonId: string | undefined;
  opened: boolean;
  /** On the first day: the sample register gives way to the file. */
  inPlaceOfSample: boolean;
  onChange: (opened: boolean) => void;
};

/** Offers to bring another register into this one. */
export function ImportRegister({ reasonId, opened, inPlaceOfSample, onChange }: ImportRegisterProps) {
  const { t } = useTranslation();
  const { piece, demand } = useOnDemand(load);
  useEffect(() => {
    if (opened) demand();
  }, [opened, demand]);
  return (
    <>
      <ReservedButton
        reasonId={reasonId}
        aria-haspopup="dialog"
        onClick={() => {
          demand();
          onChange(true);
        }}
      >
        {t('Import register')}
      </ReservedButton>
      {piece && opened && <piece.ImportDialog inPlaceOfSample={inPlaceOfSample} onClose={() => onChange(false)} />}
    </>
  );
}

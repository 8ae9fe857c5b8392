import { useContext, useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { TitledDialog, type TitledDialogProps } from '../dialog/TitledDialog';
import { Confirmation } from './Confirmation';
import { InDialog, OverPage } from './dialogForm';
import { leaveQuestion } from './leaveQuestion';
import { useQuestion } from './useQuestion';

/** A dialog around a `CommandFormFrame`, which asks before Cancel or Escape drops what was typed. */
export function FormDialog({ onClose, ...rest }: TitledDialogProps) {
  const { t } = useTranslation();
  const [unsent, setUnsent] = useState(false);
  const { question, asked } = useQuestion();
  const mayDrop = async () => !unsent || asked(leaveQuestion(t));
  const close = async () => {
    if (await mayDrop()) onClose();
  };

  const tellPage = useContext(OverPage);
  useEffect(() => {
    tellPage?.(unsent);
    return () => tellPage?.(false);
  }, [tellPage, unsent]);

  return (
    <InDialog value={{ setUnsent, mayDrop }}>
      <TitledDialog {...rest} onClose={() => void close()} />
      <Confirmation question={question} />
    </InDialog>
  );
}

import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { TitledDialog, type TitledDialogProps } from '../dialog/TitledDialog';
import { Confirmation } from './Confirmation';
import { InDialog, OverPage, InSight, leaveQuestion, useQuestion } from './useQuestion';

/**
 * A dialog around a `CommandFormFrame`, which asks before Cancel or Escape drops what was typed. It closes when what it was
 * opened from goes out of sight.
 */
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

  const inSight = useContext(InSight);
  const hide = useEffectEvent(() => onClose());
  useEffect(() => {
    if (!inSight) hide();
  }, [inSight]);

  return (
    <InDialog value={{ setUnsent, mayDrop }}>
      <TitledDialog {...rest} onClose={() => void close()} />
      <Confirmation question={question} />
    </InDialog>
  );
}

import { useState, type ReactNode } from 'react';
import type { Location } from 'react-router-dom';
import { useTranslation } from '../../i18n/useTranslation';
import { Confirmation } from './Confirmation';
import { OverPage, leaveQuestion } from './useQuestion';
import { useLeaveQuestion } from './useLeaveQuestion';

type DialogsOverPageProps = {
  /** Whether going from one address to the other would close them; without this, another page would. */
  loses?: (from: Location, to: Location) => boolean;
  children: ReactNode;
};

/** Around the dialogs of a page without a form of its own: leaving it asks before what is typed in one of them is lost. */
export function DialogsOverPage({ loses, children }: DialogsOverPageProps) {
  const { t } = useTranslation();
  const [unsent, setUnsent] = useState(false);
  const leaving = useLeaveQuestion({ unsent, loses, question: leaveQuestion(t) });
  return (
    <>
      <OverPage value={setUnsent}>{children}</OverPage>
      <Confirmation question={leaving} />
    </>
  );
}

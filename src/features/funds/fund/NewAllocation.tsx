import { useRef, useState } from 'react';
import type { FundEntryForm as Form } from '../../../domain/payment/fundEntryForm';
import { useTranslation } from '../../../i18n/useTranslation';
import { recordFundEntry } from '../../../store/fundLedger/commands';
import { selectFundBalance } from '../../../store/fundLedger/selectors';
import { useAppDispatch, useAppSelector, useAppStore } from '../../../store/hooks';
import { Confirmation } from '../../../ui/commandForm/Confirmation';
import { useLeaveQuestion } from '../../../ui/commandForm/useLeaveQuestion';
import { leaveQuestion } from '../../../ui/commandForm/useQuestion';
import { useSeenRevision } from '../../../ui/commandForm/useSeenRevision';
import { SectionCard } from '../../../ui/page/SectionCard';
import { tellResult } from '../../../ui/toast/tellResult';
import { FundEntryForm } from './FundEntryForm';

/** Another tab of this page loses the form as another page does. */
const placeOf = ({ pathname, search }: { pathname: string; search: string }) =>
  `${pathname} ${new URLSearchParams(search).get('tab')}`;

/** Create New Fund Allocation: an entry of the ledger, which is final. */
export function NewAllocation() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const balance = useAppSelector(selectFundBalance);
  const [writing, setWriting] = useState(false);
  const { seen, changedElsewhere, acknowledge } = useSeenRevision(balance, writing);
  /** Each entry has a form of its own, so that the next begins empty. */
  const [round, setRound] = useState(1);
  const card = useRef<HTMLDivElement>(null);
  const leaving = useLeaveQuestion({
    unsent: writing,
    loses: (from, to) => placeOf(from) !== placeOf(to),
    question: {
      ...leaveQuestion(t),
      text: t('Your entries for this allocation are not saved and will be lost.'),
    },
  });

  async function record(form: Form) {
    const result = await dispatch(recordFundEntry(seen, form));
    const refusal = tellResult(t, result, { done: t('Fund ledger entry created successfully') });
    // The person has been told of what the ledger holds now, or has made it.
    if (refusal?.code === 'changed') acknowledge(selectFundBalance(store.getState()));
    if (refusal) return refusal;
    setRound(round + 1);
    card.current?.focus();
    return undefined;
  }

  return (
    <SectionCard
      ref={card}
      title={t('Create New Fund Allocation')}
      description={t('Entries are final. They cannot be changed or deleted.')}
    >
      <FundEntryForm
        key={round}
        balance={balance}
        changedElsewhere={changedElsewhere}
        onSubmit={record}
        onCancel={() => card.current?.focus()}
        onDirtyChange={setWriting}
      />
      <Confirmation question={leaving} />
    </SectionCard>
  );
}

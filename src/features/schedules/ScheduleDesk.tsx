import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { routes, scheduleEditPath } from '../../domain/routes';
import { mayDo } from '../../domain/user/permissions';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { discardSchedule } from '../../store/schedules/commands';
import { findSchedule } from '../../store/schedules/selectors';
import { selectRole } from '../../store/session/selectors';
import { DialogsOverPage } from '../../ui/commandForm/DialogsOverPage';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';
import { Page } from '../../ui/page/Page';
import { useFormats } from '../../ui/text/formats';
import { tellRefusal, tellResult } from '../../ui/toast/tellResult';
import { BackToSchedules } from './BackToSchedules';
import { CopyDialog } from './CopyDialog';
import { PublishDialog } from './PublishDialog';
import type { ScheduleAction } from './ScheduleActions';
import { ScheduleEditor } from './ScheduleEditor';
import { ScheduleView } from './ScheduleView';
import { WithdrawDialog } from './WithdrawDialog';

type ScheduleDeskProps = {
  version: string;
  /** The address asks for the form, which only a draft has, and only for who manages schedules. */
  editing: boolean;
};

/** One version, read or edited; what lies open stays on what was last known when another tab deletes the draft. */
export function ScheduleDesk({ version, editing }: ScheduleDeskProps) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const formats = useFormats();
  const role = useAppSelector(selectRole);
  const schedule = useAppSelector((state) => findSchedule(state, version));
  const [known, setKnown] = useState(schedule);
  if (schedule && schedule !== known) setKnown(schedule);
  const [asking, setAsking] = useState<ScheduleAction>();
  const copied = useRef(false);
  const maySee = role !== undefined && mayDo('manageSchedules', role);
  const wantsForm = editing && maySee;
  // A form stays open, so that nothing typed is lost, when the draft is published or deleted elsewhere.
  const [form, setForm] = useState({ wanted: wantsForm, open: wantsForm && schedule?.status === 'draft' });
  if (form.wanted !== wantsForm) setForm({ wanted: wantsForm, open: wantsForm && schedule?.status === 'draft' });

  const shown = schedule ?? (form.open || asking ? known : undefined);
  if (!shown) {
    return (
      <Page
        title={t('Schedule not found')}
        subtitle={t('There is no valuation schedule {{version}}. It may have been a draft that was deleted.', {
          version,
        })}
      >
        <BackToSchedules variant="contained" />
      </Page>
    );
  }

  const isDraft = schedule?.status === 'draft';
  if (form.open) return <ScheduleEditor schedule={shown} closed={!isDraft} />;

  const remove = async () => {
    const result = await dispatch(discardSchedule({ id: shown.id, rev: shown.rev }));
    if (!result.ok) return tellRefusal(t, result.refusal, formats);
    tellResult(t, result, { done: t('Draft deleted'), detail: shown.id });
    void navigate(routes.valuationSchedules.path, { replace: true });
  };
  const close = () => setAsking(undefined);

  return (
    <>
      <ScheduleView schedule={shown} onAsk={setAsking} />
      <DialogsOverPage
        loses={(from, to) => !copied.current && (from.pathname !== to.pathname || from.search !== to.search)}
      >
        {asking === 'copy' && (
          <CopyDialog
            schedule={shown}
            closed={!schedule}
            onCopied={(id) => {
              copied.current = true;
              void navigate(scheduleEditPath(id));
            }}
            onClose={close}
          />
        )}
        {asking === 'publish' && <PublishDialog schedule={shown} closed={!isDraft} onClose={close} />}
        {asking === 'withdraw' && (
          <WithdrawDialog schedule={shown} closed={schedule?.status !== 'published'} onClose={close} />
        )}
      </DialogsOverPage>
      <ConfirmDialog
        open={asking === 'delete'}
        title={t('Delete the draft {{version}}?', { version: shown.id })}
        confirmLabel={t('Delete draft')}
        destructive
        onConfirm={() => {
          flushSync(close);
          void remove();
        }}
        onClose={close}
      >
        {t('Its rates are lost. This cannot be undone.')}
      </ConfirmDialog>
    </>
  );
}

import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppSelector } from '../../store/hooks';
import { Page } from '../../ui/page/Page';
import { TableSkeleton } from '../../ui/page/Skeletons';
import { ScheduleList } from './ScheduleList';
import { ScheduleDesk } from './ScheduleDesk';

/** The versions of the valuation schedule, or the one that the address names, read or edited. */
export function SchedulesPage() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const open = useAppSelector((state) => state.storage.open);
  const version = params.get('version');
  const editing = params.has('edit');
  const region = useRef<HTMLDivElement>(null);
  const shown = useRef({ version, editing });

  // Another sight of the same page: whoever reads by ear is told which, as on another page.
  useEffect(() => {
    if (shown.current.version === version && shown.current.editing === editing) return;
    shown.current = { version, editing };
    region.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [version, editing]);

  return (
    <div ref={region}>
      {version === null || !open ? (
        <Page title={t('Valuation Schedules')} subtitle={t('What losses are worth, and from which day on')}>
          {open ? <ScheduleList /> : <TableSkeleton rows={4} columns={5} />}
        </Page>
      ) : (
        <ScheduleDesk key={version} version={version} editing={editing} />
      )}
    </div>
  );
}

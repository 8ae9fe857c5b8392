import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useMemo, useRef, type ComponentProps } from 'react';
import { findReportChoice, type ReportForm } from '../../domain/reports/reportForm';
import { readsLog } from '../../domain/reports/reportTypes';
import type { Role } from '../../domain/user/roles';
import { useTranslation } from '../../i18n/useTranslation';
import { FileJobProgress } from '../../ui/fileJob/FileJobProgress';
import { UnreadAddress } from '../../ui/page/UnreadAddress';
import { useAddress } from '../../ui/list/useAddress';
import { useToday } from '../../ui/page/useToday';
import { OnceRead } from '../shared/olderLog/OnceRead';
import { useOlderLog } from '../shared/olderLog/useOlderLog';
import { ownerText } from './WithheldReports';
import { QuickReports } from './QuickReports';
import { findWithheldReport, reportAddress, writeReportForm } from './reportAddress';
import { ReportFormCard } from './ReportFormCard';
import { ReportPreview } from './ReportPreview';
import { useReportDownload } from './useReportDownload';

/** The form, the quick reports, and what was asked for last. */
export function ReportDesk({ role }: { role: Role }) {
  const { t } = useTranslation();
  const today = useToday();
  const { params, place: asked, unread, forgetUnread, go } = useAddress(useMemo(() => reportAddress(role), [role]));
  const withheld = useMemo(() => findWithheldReport(params, role), [params, role]);
  /** Asking for the same again is no step of its own. */
  const ask = (form: ReportForm) => go(form, { replace: writeReportForm(form) === writeReportForm(asked) });
  const { download, job } = useReportDownload(role, today);
  const preview = useRef<HTMLDivElement>(null);
  const choice = useMemo(() => findReportChoice(asked, role, today), [asked, role, today]);

  const showPreview = (form: ReportForm) => {
    ask(form);
    preview.current?.focus();
  };
  const generate = (form: ReportForm) => {
    ask(form);
    void download(form);
  };

  return (
    <>
      {withheld && (
        <Alert severity="warning" onClose={() => ask(asked)} closeText={t('Close')} sx={{ mb: 2 }}>
          {t('You cannot open this report.')} {ownerText(t, withheld)}
        </Alert>
      )}
      <UnreadAddress unread={unread} onClose={forgetUnread} />
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
          }}
        >
          <ReportFormCard
            role={role}
            today={today}
            asked={asked}
            busy={job.running}
            onPreview={showPreview}
            onGenerate={generate}
          >
            <FileJobProgress job={job} />
          </ReportFormCard>
          <QuickReports today={today} busy={job.running} onGenerate={generate} />
        </Box>
        {choice && <Preview ref={preview} choice={choice} today={today} />}
      </Box>
    </>
  );
}

/** The audit log may have to be read first. */
function Preview(props: ComponentProps<typeof ReportPreview>) {
  const reading = useOlderLog(readsLog(props.choice.type) ? undefined : []);
  return (
    <OnceRead reading={reading}>
      <ReportPreview {...props} />
    </OnceRead>
  );
}

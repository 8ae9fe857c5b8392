import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ReportForm } from '../../domain/reports/reportForm';
import type { Role } from '../../domain/roles';
import { findUnreadReport, findWithheldReport, readReportForm, writeReportForm } from './reportAddress';

/** The report that was asked for last stands in the URL: a reload, Back and a bookmark bring it again. */
export function useReportAddress(role: Role) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const address = useMemo(() => new URLSearchParams(search), [search]);

  /** Asks for a report, as a step of its own that Back undoes; asking for the same again is none. */
  const ask = useCallback(
    (form: ReportForm) => {
      const next = writeReportForm(form);
      const same = next === writeReportForm(readReportForm(address, role));
      // At once: the preview is to be there when it is moved to.
      void navigate({ search: next }, { replace: same, preventScrollReset: true, flushSync: true });
    },
    [navigate, address, role],
  );

  return {
    asked: useMemo(() => readReportForm(address, role), [address, role]),
    withheld: useMemo(() => findWithheldReport(address, role), [address, role]),
    unread: useMemo(() => findUnreadReport(address, role), [address, role]),
    ask,
  };
}

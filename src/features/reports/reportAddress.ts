import { isDay } from '../../domain/calendar';
import { isDistrict } from '../../domain/place/districts';
import { periodNames } from '../../domain/reports/period';
import { claimGroupNames } from '../../domain/reports/report';
import { emptyReportForm, type ReportForm } from '../../domain/reports/reportForm';
import { reportFormatNames } from '../../domain/reports/reportFormats';
import {
  findWithheldReports,
  mayHaveReport,
  reportTypeNames,
  reportTypes,
  type WithheldReport,
} from '../../domain/reports/reportTypes';
import { isInRegion, regionNames } from '../../domain/place/regions';
import type { Role } from '../../domain/user/roles';
import { addressRules, oneOfParam } from '../../ui/list/addressFields';
import type { AddressRules } from '../../ui/list/useAddress';

const names = Object.keys(emptyReportForm) as (keyof ReportForm)[];

const day = (said: readonly string[]) => said.find(isDay) ?? '';

/** The URL of a form: what is as by default is left out, and what the form does not ask for. */
export function writeReportForm(form: ReportForm): string {
  const asked = names.filter((name) => {
    if (name === 'from' || name === 'to') return form.period === 'custom' && form[name] !== '';
    if (name === 'group')
      return form.type !== '' && reportTypes[form.type].countsByGroup && form.group !== emptyReportForm.group;
    return form[name] !== emptyReportForm[name];
  });
  return new URLSearchParams(asked.map((name) => [name, form[name]])).toString();
}

/**
 * The report that was asked for last; one that the role may not have is as by default. A day without a period is one of
 * a custom period: `?district=kasese&from=2026-07-01&to=2026-09-30`.
 */
export function reportAddress(role: Role): AddressRules<ReportForm, Partial<ReportForm>> {
  const allowed = reportTypeNames.filter((type) => mayHaveReport(type, role));
  const rules = addressRules(
    {
      type: oneOfParam<ReportForm['type']>(['', ...allowed], ''),
      period: oneOfParam(periodNames),
      from: day,
      to: day,
      region: oneOfParam<ReportForm['region']>(['all', ...regionNames], emptyReportForm.region),
      district: ([said = '']) => (isDistrict(said) ? said : emptyReportForm.district),
      group: oneOfParam(claimGroupNames, emptyReportForm.group),
      format: oneOfParam(reportFormatNames, emptyReportForm.format),
    },
    {
      settle: (said): ReportForm => ({
        ...said,
        period: said.period ?? (said.from || said.to ? 'custom' : emptyReportForm.period),
        district: isInRegion(said.district, said.region) ? said.district : emptyReportForm.district,
      }),
    },
  );
  return {
    ...rules,
    write: (params, change) => new URLSearchParams(writeReportForm({ ...rules.read(params, null), ...change })),
    findUnread: (params) => {
      const unread = rules.findUnread(params);
      return findWithheldReport(params, role) ? unread.filter((said) => !said.startsWith('type=')) : unread;
    },
  };
}

/** The report that a URL asks for and another role owns. */
export function findWithheldReport(address: URLSearchParams, role: Role): WithheldReport | undefined {
  return findWithheldReports(role).find(({ type }) => type === address.get('type'));
}

import { isDay } from '../../domain/calendar';
import { isDistrict } from '../../domain/districts';
import { periodNames } from '../../domain/reports/period';
import { claimGroupNames } from '../../domain/reports/report';
import { emptyReportForm, type ReportForm } from '../../domain/reports/reportForm';
import {
  findWithheldReports,
  mayHaveReport,
  reportFormatNames,
  reportTypeNames,
  reportTypes,
  type WithheldReport,
} from '../../domain/reports/reportTypes';
import { isInRegion, regionNames } from '../../domain/regions';
import type { Role } from '../../domain/roles';
import type { AddressRules } from '../../ui/useAddress';

const names = Object.keys(emptyReportForm) as (keyof ReportForm)[];

/**
 * The form that a URL asks for; what it leaves out, says wrongly, or asks for and the role may not have, is as by default.
 * A day without a period is one of a custom period: `?district=kasese&from=2026-07-01&to=2026-09-30`.
 */
export function readReportForm(address: URLSearchParams, role: Role): ReportForm {
  const oneOf = <Name extends string>(name: keyof ReportForm, known: readonly Name[]) =>
    known.find((value) => value === address.get(name));
  const day = (name: 'from' | 'to') => {
    const said = address.get(name) ?? '';
    return isDay(said) ? said : '';
  };
  const from = day('from');
  const to = day('to');
  const region = oneOf('region', ['all', ...regionNames]) ?? emptyReportForm.region;
  const district = address.get('district') ?? '';
  const allowed = reportTypeNames.filter((type) => mayHaveReport(type, role));
  return {
    type: oneOf('type', allowed) ?? emptyReportForm.type,
    period: oneOf('period', periodNames) ?? (from || to ? 'custom' : emptyReportForm.period),
    from,
    to,
    region,
    district: isDistrict(district) && isInRegion(district, region) ? district : emptyReportForm.district,
    group: oneOf('group', claimGroupNames) ?? emptyReportForm.group,
    format: oneOf('format', reportFormatNames) ?? emptyReportForm.format,
  };
}

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

/** The report that was asked for last. */
export const reportAddress = (role: Role): AddressRules<ReportForm, Partial<ReportForm>> => ({
  read: (params) => readReportForm(params, role),
  write: (params, change) => new URLSearchParams(writeReportForm({ ...readReportForm(params, role), ...change })),
  toStart: {},
});

/** The report that a URL asks for and another role owns. */
export function findWithheldReport(address: URLSearchParams, role: Role): WithheldReport | undefined {
  return findWithheldReports(role).find(({ type }) => type === address.get('type'));
}

/** What a URL says of the report and nobody can read, as "name=value"; a report of another role is none of it. */
export function findUnreadReport(address: URLSearchParams, role: Role): string[] {
  const form = readReportForm(address, role);
  return names.flatMap((name) => {
    const said = address.get(name);
    if (name === 'type' && findWithheldReport(address, role)) return [];
    return said && said !== form[name] ? [`${name}=${said}`] : [];
  });
}

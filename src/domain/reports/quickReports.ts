import type { Words } from '../words';
import { emptyReportForm, type ReportForm } from './reportForm';

/**
 * What each quick report presets in the form (docs/product.md, Reports). Pending claims may have been registered long
 * ago: their report is of every claim that is pending now, so its period begins with the first of them.
 */
export const quickReports = {
  monthly: {
    label: 'Monthly Claims Summary',
    about: 'Claims registered this month',
    form: { ...emptyReportForm, type: 'claims-summary' },
  },
  pending: {
    label: 'Pending Claims Report',
    about: 'All claims pending now',
    form: { ...emptyReportForm, type: 'claims-summary', group: 'pending', period: 'custom' },
  },
  financial: {
    label: 'Financial Summary',
    about: 'Payments and funds this month',
    form: { ...emptyReportForm, type: 'financial' },
  },
  districts: {
    label: 'District Performance',
    about: 'Districts compared for this quarter',
    form: { ...emptyReportForm, type: 'district-analysis', period: 'quarter' },
  },
} as const satisfies Record<string, { label: Words; about: Words; form: ReportForm }>;

export type QuickReport = keyof typeof quickReports;

export const quickReportNames = Object.keys(quickReports) as QuickReport[];

/**
 * What a quick report asks for.
 * @param days today in Africa/Kampala, and the day the first claim that is pending now was registered
 */
export function quickReportForm(
  name: QuickReport,
  { today, firstPending }: { today: string; firstPending: string | undefined },
): ReportForm {
  const { form } = quickReports[name];
  return form.period === 'custom' ? { ...form, from: firstPending ?? today, to: today } : form;
}

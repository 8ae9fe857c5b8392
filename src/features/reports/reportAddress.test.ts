import { emptyReportForm, type ReportForm } from '../../domain/reports/reportForm';
import { findWithheldReport, reportAddress, writeReportForm } from './reportAddress';

const read = (address: string, role: 'admin' | 'finance' = 'admin') =>
  reportAddress(role).read(new URLSearchParams(address), null);

test('a form comes back from its address', () => {
  const form: ReportForm = {
    type: 'claims-summary',
    period: 'custom',
    from: '2026-05-01',
    to: '2026-05-31',
    region: 'southern',
    district: 'kisoro',
    group: 'rejected',
    format: 'excel',
  };
  expect(read(writeReportForm(form))).toEqual(form);
  expect(writeReportForm({ ...emptyReportForm, type: 'financial' })).toBe('type=financial');
});

test('what the form does not ask for stays out of it', () => {
  const form: ReportForm = { ...emptyReportForm, type: 'financial', from: '2026-05-01', group: 'pending' };
  expect(writeReportForm(form)).toBe('type=financial');
});

test('what it says wrongly is as by default, and told', () => {
  const address = 'type=everything&period=decade&from=2026-02-30&region=north&group=all&format=docx';
  expect(read(address)).toEqual(emptyReportForm);
  expect(reportAddress('admin').findUnread(new URLSearchParams(address))).toEqual([
    'type=everything',
    'period=decade',
    'from=2026-02-30',
    'region=north',
    'format=docx',
  ]);
});

test('a district and days are a custom period of that district, whatever else is left out', () => {
  const form = read('district=gulu%20city&from=2026-07-01&to=2026-09-30');
  expect(form).toEqual({
    ...emptyReportForm,
    period: 'custom',
    from: '2026-07-01',
    to: '2026-09-30',
    district: 'gulu city',
  });
  expect(read(writeReportForm(form))).toEqual(form);
  // A period that is said counts.
  expect(read('period=quarter&from=2026-07-01').period).toBe('quarter');
});

test.each(['district=atlantis', 'district=Kasese', 'region=northern&district=kasese'])(
  '%s names no district',
  (said) => {
    expect(read(said).district).toBe('');
    expect(reportAddress('admin').findUnread(new URLSearchParams(said))).toEqual([said.split('&').at(-1)]);
  },
);

test('a report that the role may not have is not read', () => {
  expect(read('type=audit-trail').type).toBe('audit-trail');
  expect(read('type=audit-trail', 'finance').type).toBe('');
  const address = new URLSearchParams('type=audit-trail&region=north');
  expect(findWithheldReport(address, 'finance')).toEqual({ type: 'audit-trail', roles: ['admin'] });
  expect(findWithheldReport(address, 'admin')).toBeUndefined();
  expect(reportAddress('finance').findUnread(address)).toEqual(['region=north']);
});

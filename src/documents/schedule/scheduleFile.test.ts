import readWorkbook from 'read-excel-file/node';
import { sampleSchedules } from '../../domain/valuation/sampleSchedules';
import type { Schedule } from '../../domain/valuation/scheduleRecord';
import { buildSchedule } from '../../test/builders';
import { makeScheduleFile } from './scheduleFile';

const made = { madeAt: '2026-11-20T08:00:00.000Z', madeBy: 'Moses Kato' };

async function read(schedule: Schedule, lastDay?: string) {
  const { name, file } = await makeScheduleFile({ schedule, lastDay, ...made });
  const sheets = await readWorkbook(Buffer.from(await file.arrayBuffer()), { trim: false });
  return { name, sheets, data: (sheet: string) => sheets.find((one) => one.sheet === sheet)?.data };
}

test('a schedule is a workbook of its rates, growth stages and limits, with typed figures', async () => {
  const { name, sheets, data } = await read(buildSchedule(), '2026-12-31');
  expect(name).toBe('valuation-schedule-v2026.1.xlsx');
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['About', 'Rates', 'Growth stages', 'Limits']);
  expect(data('About')).toEqual(
    expect.arrayContaining([
      ['Document', 'Valuation schedule v2026.1'],
      ['Status', 'Published'],
      ['In force from', '01/01/2025'],
      ['In force to', '31/12/2026'],
    ]),
  );
  const rates = data('Rates');
  expect(rates?.[1]).toEqual(['Crop Damage', 'By area', 'Maize', null, 900, 1100, null, 1430]);
  expect(rates?.[4]).toEqual(['Livestock', 'By animal', 'Cattle', 'Adult', null, 1_400_000, null, null]);
  expect(rates?.[5]).toEqual(['Property', 'By repair estimate', 'Fence', null, null, null, 0.8, null]);
  expect(data('Growth stages')?.slice(1)).toEqual([
    ['Seedling', 0.4],
    ['Growing', 0.7],
    ['Mature', 1],
  ]);
  expect(data('Limits')).toEqual(
    expect.arrayContaining([
      ['Limit for crop damage (UGX)', 3_000_000],
      ['Limit for livestock (UGX)', null],
    ]),
  );
});

test('a sample says so in the name of the file, above its facts and in the title of each sheet', async () => {
  for (const schedule of sampleSchedules) {
    const { name, sheets, data } = await read(schedule);
    expect(name).toBe(`sample-valuation-schedule-${schedule.id}.xlsx`);
    expect(sheets.slice(1).every(({ sheet }) => sheet.startsWith('Sample '))).toBe(true);
    expect(data('About')?.slice(0, 2)).toEqual([
      ['Document', `Sample valuation schedule ${schedule.id}`],
      ['Sample', "Sample schedule. The rates are not the authority's."],
    ]);
  }
});

test('a draft names no day, and one that was withdrawn names the reason', async () => {
  const draft = await read(buildSchedule({ status: 'draft', from: undefined }));
  expect(draft.data('About')).toContainEqual(['In force from', 'Not published yet']);
  const withdrawn = await read(buildSchedule({ status: 'withdrawn', withdrawnBecause: '=1+1' }));
  expect(withdrawn.data('About')).toContainEqual(['Reason for the withdrawal', '=1+1']);
});

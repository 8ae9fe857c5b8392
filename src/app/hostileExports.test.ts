import { shippedScheme } from '../domain/scheme/scheme';
import { makeScheduleFile } from '../documents/schedule/scheduleFile';
import { BlobReader, TextWriter, ZipReader, type Entry } from '@zip.js/zip.js/index-native.js';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'papaparse';
import type { AuditEvent } from '../domain/audit/audit';
import { checkAuditChain } from '../domain/audit/auditChainCheck';
import { evidenceSlotNames } from '../domain/incident/evidence';
import { incidentTypes } from '../domain/incident/incidents';
import type { ExportKind } from '../domain/audit/exports';
import { planPaymentSchedule } from '../domain/payment/paymentSchedule';
import { makeReport, reportTypeNames } from '../domain/reports/reportTypes';
import { reportFormatNames, type ReportFormat } from '../domain/reports/reportFormats';
import { makeAuditCsv } from '../documents/audit/auditCsv';
import { makeAuditPdf } from '../documents/audit/auditPdf';
import { findLetterKind } from '../domain/claim/telling/letter';
import { makeClaimFile, makeLetterFile, type ClaimFileKind } from '../documents/claim/claimFile';
import { makeClaimsFile } from '../documents/claim/claimsTableFile';
import { makeDraftsFile } from '../documents/claim/draftReport';
import { makePaymentSchedule } from '../documents/claim/paymentSchedule';
import { evidenceFileName } from '../documents/evidenceFileName';
import { listRegisterEvidence } from '../documents/bundle/registerEvidence';
import { makeEvidenceZip } from '../documents/evidenceZip';
import { makeReportFile } from '../documents/report/reportFile';
import { makeRefusedCsv } from '../documents/sheet/refusedRows';
import { makeTableCsv } from '../documents/table/tableCsv';
import { makeImportReport } from '../features/settings/data/import/importReport';
import { readRegisterFile } from '../features/settings/data/readRegisterFile';
import { kindNames } from '../domain/register/kinds/kinds';
import { i18n } from '../i18n/i18n';
import { registerAsJson } from '../store/persistence/shapes/registerJson';
import { setAsideAsJson } from '../store/persistence/removeSetAside';
import { planMerge } from '../store/register/merging/planMerge';
import { buildBundle, bytesOf, exportedAt, packed } from '../test/files/bundles';
import { entitiesOf } from '../test/entitiesOf';
import { noRecords } from '../test/testRegister';
import { buildFileTask } from '../test/files/fileTask';
import { openRegister } from '../test/openRegister';
import { jpegBytes } from '../test/files/pictures';
import { hostileFileSize, hostileRecords, joinRecords, type HostileRecords } from '../test/hostileRecords';
import { hostileTexts } from '../test/plantText';
import { readPdf } from '../test/files/readPdf';

const texts = Object.values(hostileTexts);
const bytes = bytesOf(hostileFileSize);
const { task } = buildFileTask();
const { t } = i18n;

/** Its claim of one kind, with the payments of that. */
function withOneClaim(records: HostileRecords, place: number): HostileRecords {
  const claims = records.claims.filter((_claim, index) => index === place % incidentTypes.length);
  return { ...records, claims, payments: records.payments.filter(({ claimId }) => claimId === claims[0]?.id) };
}

/** Each text in records of its own; the kinds of incident by turns, so that neighbours, which are alike, meet all of them. */
const each = joinRecords(texts.map((text, place) => withOneClaim(hostileRecords(text, place), place)));

const inTurn = incidentTypes.map((_, place) => {
  const its = texts.filter((_text, index) => index % incidentTypes.length === place);
  return withOneClaim(hostileRecords(its.join(' '), 900), place);
});
/** All texts, one after the other, in every field; in claims those of their turn, so that a paper of one is no book. */
const atOnce: HostileRecords = {
  ...hostileRecords(texts.join(' '), 900),
  claims: inTurn.flatMap(({ claims }) => claims),
  payments: inTurn.flatMap(({ payments }) => payments),
};

const made = { madeAt: '2026-11-20T22:05:09.000Z', madeBy: texts.join(' ') };
const scope = { days: { from: '2025-01-01', to: '2026-12-31' }, group: 'all' } as const;

const paired = ({ claims, payments }: HostileRecords) =>
  claims.map((claim) => ({ claim, payments: payments.filter(({ claimId }) => claimId === claim.id) }));

const reportRecords = (records: HostileRecords) => ({
  claims: records.claims,
  paymentsByClaim: new Map(paired(records).map(({ claim, payments }) => [claim.id, payments])),
  ledger: records.fundLedger,
  users: records.users,
  events: records.audit,
  scheme: shippedScheme,
  today: '2026-11-20',
  caveats: [],
});

type Made = { name: string; file: Blob };
/** @param formats a PDF takes its time: it is made of all texts at once alone. */
type Maker = (records: HostileRecords, formats: readonly ReportFormat[]) => Promise<Made[]>;

const isPdf = (format: ReportFormat) => format === 'pdf';
const withoutPdf = reportFormatNames.filter((format) => !isPdf(format));

const csvFile = (name: string, csv: string): Made => ({ name, file: new Blob([csv]) });
const auditCsv = (events: AuditEvent[]) => makeAuditCsv(events, { t, findUserAgent: ({ userAgent }) => userAgent });

const claimFiles: Record<ClaimFileKind, true> = { report: true, slip: true, json: true, csv: true };
const claimFileKinds = Object.keys(claimFiles) as ClaimFileKind[];

/** Every kind of file that holds people's words: those that the log tells of, and what a person brought themselves. */
const files: Record<Exclude<ExportKind, 'print'> | 'refusedRows' | 'valuationSchedule', Maker> = {
  register: async (records) => {
    const { tab } = await openRegister(records);
    const counts = Object.fromEntries(kindNames.map((kind) => [kind, tab.store.getState()[kind].ids.length]));
    const registerText = registerAsJson(tab.store.getState(), exportedAt);
    const { file } = await buildBundle({
      registerText,
      counts,
      evidence: listRegisterEvidence(records).map(({ claimId, file: { id } }) => packed(claimId, id, bytes)),
      exportedBy: { name: 'A', role: 'admin' },
    });
    return [
      { name: 'register.zip', file },
      { name: 'register.json', file: new Blob([registerText]) },
    ];
  },
  setAside: () => {
    const entries = texts.map((text) => ({ key: `claims/${text}`, text }));
    return Promise.resolve([{ name: 'set-aside.json', file: new Blob([setAsideAsJson(entries, exportedAt)]) }]);
  },
  report: (records, formats) =>
    Promise.all(
      reportTypeNames.flatMap((type) =>
        formats.map(async (format) => {
          const report = makeReport(type, reportRecords(records), scope);
          const { name, content } = await makeReportFile(report, { format, scope, ...made, task });
          return { name, file: content };
        }),
      ),
    ),
  claims: (records, formats) =>
    Promise.all(formats.map((format) => makeClaimsFile(format, { claims: paired(records), ...made }, task))),
  drafts: async ({ drafts }, formats) => (formats.some(isPdf) ? [await makeDraftsFile(drafts, made, task)] : []),
  schedule: (records, formats) => {
    const { lines } = planPaymentSchedule(paired(records));
    return Promise.all(
      (['pdf', 'excel'] as const)
        .filter((format) => formats.includes(format))
        .map((format) => makePaymentSchedule(format, { lines, ...made }, task)),
    );
  },
  auditLog: async ({ audit }, formats) => {
    const csv = csvFile('audit-log.csv', await auditCsv(audit));
    if (!formats.some(isPdf)) return [csv];
    const log = await checkAuditChain(audit, null, task);
    const filter = { search: texts.join(' ') };
    return [csv, { name: 'audit-log.pdf', file: await makeAuditPdf(audit, { t, filter, log, ...made }, task) }];
  },
  securityLog: async ({ audit }) => [csvFile('security-log.csv', await auditCsv(audit))],
  importReport: async (records) => {
    const plan = planMerge(entitiesOf({}), { ...noRecords, ...records }, '', made.madeAt);
    return [csvFile('import-report.csv', await makeTableCsv(makeImportReport(plan, {})))];
  },
  claim: async (records, formats) => {
    const all = paired(records).map((pair) => ({ ...pair, events: records.audit, scheme: shippedScheme }));
    const kinds: ClaimFileKind[] = formats.some(isPdf) ? claimFileKinds : ['json', 'csv'];
    const letters = formats.some(isPdf) ? all.filter(({ claim }) => findLetterKind(claim)) : [];
    return Promise.all([
      ...all.flatMap((one) => kinds.map((kind) => makeClaimFile(kind, one, made, task))),
      ...letters.map((one) => makeLetterFile({ language: 'en', t }, one, made, task)),
    ]);
  },
  evidence: async ({ claims }) => {
    const held = claims.flatMap(({ evidence }) =>
      evidenceSlotNames.flatMap((slot) =>
        evidence[slot].map((file) => ({ slot, file, read: () => Promise.resolve(jpegBytes()) })),
      ),
    );
    return [{ name: 'evidence.zip', file: (await makeEvidenceZip(held, task)).zip }];
  },
  valuationSchedule: ({ schedules }) =>
    Promise.all(schedules.map((schedule) => makeScheduleFile({ schedule, lastDay: undefined, ...made }))),
  refusedRows: async () => [
    csvFile(
      'refused-rows.csv',
      await makeRefusedCsv(
        texts,
        texts.map((text) => ({ cells: texts, reasons: text })),
      ),
    ),
  ],
};

/** Every place that hands a file to the downloads, and which of them it is. */
const doors: Record<string, keyof typeof files | 'without words'> = {
  'app/trouble/SnapshotRescue.tsx': 'register',
  'app/shell/useRegisterDownload.ts': 'register',
  'app/unlock/StartAnew.tsx': 'without words',
  'features/audit/useAuditExport.ts': 'auditLog',
  'features/claims/detail/evidence/useEvidenceDownload.ts': 'evidence',
  'features/claims/list/bulk/ExportMenu.tsx': 'claims',
  'features/claims/list/rows/useDraftsFile.ts': 'drafts',
  'features/claims/useClaimFile.ts': 'claim',
  'features/importClaims/ChooseStep.tsx': 'without words',
  'features/importClaims/check/useRefusedRows.ts': 'refusedRows',
  'features/reports/useReportDownload.ts': 'report',
  'features/schedules/ScheduleDownload.tsx': 'valuationSchedule',
  'features/settings/data/import/ImportDone.tsx': 'importReport',
  'features/settings/data/registerFile.ts': 'register',
  'features/shared/ClaimsSchedule.tsx': 'schedule',
  'features/shared/useSaveEvidence.ts': 'evidence',
  'features/settings/data/setAside/SetAsideList.tsx': 'setAside',
  'features/settings/useSecurityLog.ts': 'securityLog',
};

test('no file is handed over but from a place that is known here', () => {
  const root = join(__dirname, '..');
  const places = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path) && !path.startsWith('test'))
    .filter((path) => /(?<!function )\bsaveFile\(/.test(readFileSync(join(root, path), 'utf8')));
  expect(places.sort()).toEqual(Object.keys(doors).sort());
  const handOver = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
    .filter((path) => /\.download = |<a[^>]*\sdownload\b/.test(readFileSync(join(root, path), 'utf8')));
  expect(handOver).toEqual(['platform/download.ts']);
});

const extensionOf = (name: string) => name.slice(name.lastIndexOf('.') + 1);
const readPart = (entry: Entry) => (entry.directory ? '' : entry.getData(new TextWriter()));
const entriesOf = (file: Blob) => new ZipReader(new BlobReader(file), { useWebWorkers: false }).getEntries();

const formula = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]/u;
/** A number may begin with a sign. */
const isNumber = (cell: string) => /^-?\d+(\.\d+)?$/.test(cell);

/** What each kind of file must be for nothing in it to be more than words. */
const inert: Record<string, (file: Blob) => Promise<void>> = {
  csv: async (file) => {
    const { data, errors } = parse<string[]>((await file.text()).replace(/^\ufeff/, ''), { newline: '\r\n' });
    expect(errors).toEqual([]);
    expect(new Set(data.map(({ length }) => length)).size).toBe(1);
    expect(data.flat().filter((cell) => formula.test(cell) && !isNumber(cell))).toEqual([]);
  },
  xlsx: async (file) => {
    const parts = await entriesOf(file);
    expect(parts.map(({ filename }) => filename).filter((name) => /vba|external|activeX|\.bin$/i.test(name))).toEqual(
      [],
    );
    for (const part of parts.filter(({ filename }) => filename.endsWith('.xml'))) {
      const xml = new DOMParser().parseFromString(await readPart(part), 'application/xml');
      expect(xml.querySelector('parsererror')).toBeNull();
      expect(xml.querySelector('f, hyperlink, hyperlinks, dde, oleObject')).toBeNull();
      for (const cell of xml.querySelectorAll('c')) expect(cell.getAttribute('t') ?? 'n').toMatch(/^(n|s|d)$/);
    }
  },
  pdf: async (file) => {
    const raw = Buffer.from(await file.arrayBuffer()).toString('latin1');
    const structure = raw.replace(/\bstream\r?\n[^]*?endstream/g, '');
    expect(structure).not.toMatch(/\/(Annots?|URI|JavaScript|JS|Launch|SubmitForm|EmbeddedFiles?|AcroForm|AA)\b/);
    const { pages } = await readPdf(file);
    // A claim with every text that it can have, each as long as several hostile texts together.
    expect(pages.length).toBeLessThan(160);
    expect(pages.join('')).not.toMatch(/[\p{Cf}\p{Cs}]|(?!\n)\p{Cc}/u);
  },
  json: async (file) => {
    expect(JSON.parse(await file.text())).toBeInstanceOf(Object);
  },
  zip: async (file) => {
    const parts = await entriesOf(file);
    for (const { filename } of parts) {
      expect(filename).toMatch(/^([a-z\d-]+\/)*[^/\\:*?"<>|\p{Cc}\p{Cf}\p{Cs}]+$/iu);
      expect(filename.split('/').every((part) => part !== '..' && part !== '.')).toBe(true);
    }
    const names = parts.map(({ filename }) => filename.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
    for (const part of parts.filter(({ filename }) => filename.endsWith('.csv'))) {
      await inert['csv']?.(new Blob([await readPart(part)]));
    }
  },
};

async function expectInert({ name, file }: Made) {
  expect(name).toMatch(/^[a-z0-9][a-z0-9.-]*$/i);
  const check = inert[extensionOf(name)];
  if (!check) throw new Error(`${name} is of a kind that is not looked at`);
  await check(file);
}

const kinds = Object.keys(files) as (keyof typeof files)[];
/** Only a paper is made of drafts. */
const kindsWithoutPdf = kinds.filter((kind) => kind !== 'drafts');

test.each(kindsWithoutPdf)('each text by itself stays words in every file of the kind %s', async (kind) => {
  const all = await files[kind](each, withoutPdf);
  expect(all.length).toBeGreaterThan(0);
  for (const one of all) await expectInert(one);
});

test.each(kinds)('all texts at once stay words in every file of the kind %s', async (kind) => {
  for (const one of await files[kind](atOnce, reportFormatNames)) await expectInert(one);
});

test('the register is read back as it was, whatever stands in it', async () => {
  const [bundle] = await files.register(each, withoutPdf);
  if (!bundle) throw new Error('no file');
  const reading = await readRegisterFile(bundle.file, task);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  const byId = <Item extends { id: string }>(list: readonly Item[]) => [...list].sort((a, b) => (a.id < b.id ? -1 : 1));
  const { savedViews: _views, ...laidDown } = each;
  for (const kind of kindNames) {
    if (kind !== 'savedViews')
      expect(byId<{ id: string }>(reading.file.records[kind])).toEqual(byId<{ id: string }>(laidDown[kind]));
  }
});

test.each(Object.entries(hostileTexts))('a file named by %s is handed over under a name that is one', (_name, text) => {
  const name = evidenceFileName(text, jpegBytes());
  expect(name).toMatch(/^[^/\\:*?"<>|\p{Cc}\p{Cf}\p{Cs}]+\.(jpg|jpeg|jpe|jfif)$/u);
  expect(name.length).toBeLessThan(130);
});

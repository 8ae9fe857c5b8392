import type { IncidentForm } from '../../domain/incident/incident';
import { incidentFromForm } from '../../domain/incident/incidentForm';
import type { IncidentType } from '../../domain/incident/incidents';
import { shippedScheme } from '../../domain/scheme/scheme';
import { buildAsking, completeIncidentForm, furtherForms } from '../../test/builders';
import { buildFileTask } from '../../test/files/fileTask';
import { paperText, paperTexts, squeeze } from '../../test/files/paperTexts';
import { readPdf } from '../../test/files/readPdf';
import { claimRecordsAt } from '../../test/recordsAt';
import { makeClaimFile } from './claimFile';
import type { ClaimRecords } from './claimRecords';
import { makeClaimSlip } from './claimSlip';

const made = { madeAt: '2025-07-10T22:05:00.000Z', madeBy: 'Zoë Ŋorok' };

async function readSlip(records: ClaimRecords) {
  const { name, file } = await makeClaimFile('slip', records, made, buildFileTask().task);
  return { name, ...(await readPdf(file)) };
}

describe('the slip', () => {
  test('says what was received, when and by whom, and what to bring, on one page', async () => {
    const records = claimRecordsAt('submitted', {
      incident: incidentFromForm(completeIncidentForm('injury')),
      checklist: undefined,
    });
    const { claim } = records;
    const { name, pages } = await readSlip(records);
    expect(name).toBe('acknowledgement-CL-1749975600000-A1B2.pdf');
    expect(pages).toHaveLength(1);
    for (const words of paperTexts(makeClaimSlip(claim, shippedScheme)))
      expect(squeeze(pages.join(''))).toContain(squeeze(words));
    expect(paperText(makeClaimSlip(claim, shippedScheme))).toContain('An injury caused by an elephant on 14/06/2025');
    expect(paperText(makeClaimSlip(claim, shippedScheme))).toContain('15/06/2025, 11:30 by Sarah Auma');
    expect(paperText(makeClaimSlip(claim, shippedScheme))).toContain(
      [
        'Please bring to the district office by 29/06/2025:',
        '• Police report (from: Police post nearest to the incident)',
        '• Medical report (from: Health facility that treated the person)',
      ].join('\n'),
    );
  });

  test('asks for papers until the day on which information is awaited', () => {
    const { claim } = claimRecordsAt('request_info', {
      incident: incidentFromForm(completeIncidentForm('injury')),
      verifications: [buildAsking({ until: '2025-07-04' })],
      checklist: undefined,
    });
    expect(paperText(makeClaimSlip(claim, shippedScheme))).toContain(
      'Please bring to the district office by 04/07/2025:',
    );
  });

  test.each<[IncidentType, Partial<IncidentForm>, string]>([
    ['crop', { further: furtherForms }, 'Crop damage (maize, beans and cassava) caused by elephants'],
    ['crop', { cropType: 'Irish Potato' }, 'Crop damage (Irish potato) caused by elephants'],
    ['crop', { cropType: 'Cassava', further: furtherForms }, 'Crop damage (cassava and beans) caused by elephants'],
    ['crop', { cropType: 'Other' }, 'Crop damage caused by elephants'],
    ['livestock', { further: furtherForms }, 'Loss of livestock (goat and cattle) caused by elephants'],
    ['property', { further: furtherForms }, 'Property damage (granary/store and fence) caused by elephants'],
  ])('names what was struck by %s %j', (kind, typed, words) => {
    const { claim } = claimRecordsAt('submitted', { incident: incidentFromForm(completeIncidentForm(kind, typed)) });
    expect(paperText(makeClaimSlip(claim, shippedScheme))).toContain(words);
  });

  test.each([
    ['request_info', 'a district officer will check your claim'],
    ['under_cvc_review', 'What happens next: the claims verification committee will decide'],
    ['approved', 'After final approval, we will pay the approved amount'],
    ['payment_processing', 'we are paying the approved amount'],
    ['payment_failed', 'Please come to the district office'],
    ['paid', undefined],
    ['rejected', undefined],
    ['closed', undefined],
  ] as const)('of a claim at %s says of what is to come only what is still true', (status, next) => {
    const incident = incidentFromForm(completeIncidentForm('injury'));
    const text = paperText(
      makeClaimSlip(claimRecordsAt(status, { incident, checklist: undefined }).claim, shippedScheme),
    );
    if (next) expect(text).toContain(next);
    else expect(text).not.toContain('What happens next');
    expect(text.includes('officer will check')).toBe(status === 'request_info');
    expect(text.includes('Please bring')).toBe(status === 'request_info');
    expect(text).toContain('This confirms receipt. It does not guarantee payment.');
  });
});

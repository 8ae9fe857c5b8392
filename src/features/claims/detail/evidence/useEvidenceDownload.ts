import type { Claim } from '../../../../domain/claim/claim';
import { evidenceSlotNames, type EvidenceFile } from '../../../../domain/incident/evidence';
import { evidenceForOthers, isMedical } from '../../../../domain/incident/medicalEvidence';
import { useTranslation } from '../../../../i18n/useTranslation';
import { saveFile } from '../../../../platform/download';
import { withoutMetadata } from '../../../../platform/imageDownscale';
import { readEvidence } from '../../../../platform/readEvidence';
import { recordClaimExport } from '../../../../store/audit/recordExport';
import { useAppDispatch } from '../../../../store/hooks';
import { useFileJob } from '../../../../ui/fileJob/useFileJob';
import { toast } from '../../../../ui/toast/toast';

/** All files of a claim in one .zip; says which of them this device does not hold, or could not fetch. */
export function useEvidenceDownload({ id, evidence, incident }: Pick<Claim, 'id' | 'evidence' | 'incident'>) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const job = useFileJob();

  const download = () =>
    job.run(async (task) => {
      const { makeEvidenceZip } = await import(
        /* webpackChunkName: "evidence-zip" */ '../../../../documents/evidenceZip'
      );
      const given = evidenceForOthers(evidence, incident.incidentType);
      const files = evidenceSlotNames.flatMap((slot) =>
        given[slot].map((file) => ({
          slot,
          file,
          read: async () => {
            const content = await readEvidence(id, file);
            return content && isMedical(slot, incident.incidentType) ? withoutMetadata(content) : content;
          },
        })),
      );
      const { zip, packed, missing } = await makeEvidenceZip(files, task);
      task.signal.throwIfAborted();
      // Samples lie beside the portal; all else was added on some device.
      const unfetched = missing.filter(({ sampleUrl }) => sampleUrl !== undefined);
      if (packed === 0) {
        toast.error(
          t('No file was created'),
          unfetched.length > 0
            ? t('The files did not load. Check your connection and try again.')
            : t('The files of this claim are not on this device.'),
        );
        return;
      }
      const name = `evidence-${id}.zip`;
      saveFile(name, zip);
      void dispatch(recordClaimExport('evidence', id, { file: name, files: packed }));
      const unheld = missing.filter(({ sampleUrl }) => sampleUrl === undefined);
      const lacks = [
        unheld.length > 0 &&
          t('Not in the .zip because they are not on this device: {{names}}.', { names: namesOf(unheld) }),
        unfetched.length > 0 &&
          t('Not in the .zip because they did not load: {{names}}. Check your connection and try again.', {
            names: namesOf(unfetched),
          }),
      ].filter((words) => words !== false);
      if (lacks.length > 0) toast.error(t('Some files are missing'), lacks.join(' '));
    });

  return { job, download };
}

const namesOf = (files: readonly EvidenceFile[]) => files.map(({ name }) => name).join(', ');

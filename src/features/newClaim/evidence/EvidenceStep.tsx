import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useRef, useState, type SyntheticEvent } from 'react';
import {
  allFiles,
  emptyEvidence,
  type EvidenceFile,
  type EvidenceSlot,
  evidenceSlotNames,
  evidenceSlots,
  filesNotIn,
  maximumClaimBytes,
  maximumPhotos,
  missingEvidence,
  missingUploadMessage,
  photoMessages,
} from '../../../domain/incident/evidence';
import { emptyIncidentForm } from '../../../domain/incident/emptyIncidentForm';
import { incidentDetails } from '../../../domain/incident/incidentDetails';
import { formatBytes } from '../../../domain/settings/formatBytes';
import { incidentKinds, incidentTypes } from '../../../domain/incident/incidents';
import type { Refusal } from '../../../domain/refusal';
import { useTranslation } from '../../../i18n/useTranslation';
import { findClaim } from '../../../store/claims/selectors';
import { refuse } from '../../../store/command';
import { completeEvidenceStep, refreshDrafts, saveDraft } from '../../../store/drafts/commands';
import { addDraftFile, removeDraftFile, restoreDraftFile } from '../../../store/drafts/files';
import { cannotComeBack } from '../../../store/drafts/saving';
import { copyFiles, putBack, removeCopied, removeUnnamed, type FileCopies } from '../../../platform/fileCopies';
import { findNamedFiles } from '../../../store/drafts/discarding';
import { findDraft } from '../../../store/drafts/selectors';
import { useAppDispatch, useAppSelector, useAppStore } from '../../../store/hooks';
import { useFormats } from '../../../ui/text/formats';
import { offerUndo } from '../../../ui/toast/offerUndo';
import { tellRefusal } from '../../../ui/toast/tellResult';
import { toast } from '../../../ui/toast/toast';
import { ToneChip } from '../../../ui/labels/chips';
import { PhotoOffers, type OfferedFields } from '../photos/PhotoOffers';
import { StepForm } from '../StepForm';
import type { StepProps } from '../autosave';
import { EvidenceSlotCard } from './EvidenceSlotCard';
import type { EvidenceIntake } from './useEvidenceIntake';
import { useNoStrayDrops } from './useNoStrayDrops';

type Removal = { slot: EvidenceSlot; file: EvidenceFile };

/** Step 3 of the wizard. */
export function EvidenceStep(props: StepProps & { intake: EvidenceIntake }) {
  const { draftId, autosave, intake, checkAtOnce, onPrevious, onDone } = props;
  const { t } = useTranslation();
  const formats = useFormats();
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const claimId = useAppSelector((state) => findDraft(state, draftId)?.claimId);
  const evidence = useAppSelector((state) => findDraft(state, draftId)?.evidence ?? emptyEvidence);
  const incident = useAppSelector((state) => findDraft(state, draftId)?.incident ?? emptyIncidentForm);
  const { incidentType } = incident;
  /** What was submitted with the claim, when this is an edit: its bytes stay whatever is done here. */
  const submitted = useAppSelector((state) => {
    const editOf = findDraft(state, draftId)?.editOf;
    return (editOf && findClaim(state, editOf.claimId)?.evidence) ?? emptyEvidence;
  });
  const [refusal, setRefusal] = useState<Refusal>();
  const [checked, setChecked] = useState(checkAtOnce);
  const addButtons = useRef(new Map<EvidenceSlot, HTMLButtonElement | null>());
  useNoStrayDrops();

  const kind = incidentTypes.find((type) => type === incidentType);
  const required: readonly EvidenceSlot[] = kind ? incidentKinds[kind].requiredEvidence : [];
  const missing = kind ? missingEvidence(kind, evidence) : [];
  const used = allFiles(evidence).reduce((sum, { size }) => sum + size, 0);
  const noPhoto = checked && evidence.photos.length === 0;

  const focusOnAdd = (slot: EvidenceSlot) => addButtons.current.get(slot)?.focus();

  const showNoPhoto = useEffectEvent(() => {
    if (checkAtOnce && evidence.photos.length === 0) focusOnAdd('photos');
  });
  useEffect(() => showNoPhoto(), []);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setChecked(true);
    setRefusal(undefined);
    const result = dispatch(completeEvidenceStep(draftId));
    if (result.ok) {
      autosave.settled(result.stored);
      onDone();
    } else if (result.refusal.fields) focusOnAdd('photos');
    else setRefusal(result.refusal);
  };

  const takeOut = ({ slot, file }: Removal) => {
    setRefusal(undefined);
    const result = dispatch(removeDraftFile(draftId, slot, file.id));
    if (!result.ok) {
      setRefusal(result.refusal);
      return undefined;
    }
    autosave.settled(result.stored);
    return result.value;
  };
  const wasSubmitted = ({ slot, file }: Removal) => submitted[slot].some(({ id }) => id === file.id);
  const remove = (removal: Removal) => {
    const { slot, file } = removal;
    const index = evidence[slot].indexOf(file);
    const takenOut = takeOut(removal);
    if (!takenOut) return;
    // The button that had the focus is gone; where the slot took one file, the one to add another comes now.
    requestAnimationFrame(() => focusOnAdd(slot));
    if (wasSubmitted(removal) || !claimId) return;
    const copied = copyFiles(claimId, [file]);
    // A draft that a power cut brings back as it was finds its file.
    const gone = takenOut.then(async (onDisk) => (onDisk ? removeCopied(await copied) : undefined));
    offerUndo(t('{{name}} was removed.', { name: file.name }), () => {
      void gone.then(async () => bringBack({ ...removal, index, copies: await copied }));
    });
  };
  const bringBack = async ({ slot, file, index, copies }: Removal & { index: number; copies: FileCopies }) => {
    const whole = await putBack(copies);
    dispatch(refreshDrafts());
    // What is being typed would be taken for saved with the file.
    autosave.flush();
    const result = autosave.isClosed()
      ? refuse(cannotComeBack)
      : dispatch(restoreDraftFile(draftId, slot, file, index));
    if (result.ok) autosave.settled(result.stored);
    else await removeUnnamed(copies, findNamedFiles(store.getState(), copies.claimId));
    if (!result.ok) tellRefusal(t, result.refusal, formats);
    else if (!whole) toast.error(t('Error'), t('Some files could not be restored on this device.'));
  };
  const addAgain = ({ slot, file }: Removal) => {
    setRefusal(undefined);
    const result = dispatch(addDraftFile(draftId, slot, file));
    if (result.ok) autosave.settled(result.stored);
    else setRefusal(result.refusal);
  };

  const fillIn = (fields: OfferedFields) => {
    setRefusal(undefined);
    const save = (form: typeof incident) => {
      const result = dispatch(saveDraft(draftId, { incident: form }));
      if (result.ok) autosave.settled(result.stored);
      else tellRefusal(t, result.refusal, formats);
      return result.ok;
    };
    if (!save({ ...incident, ...fields })) return;
    // The button that had the focus is gone.
    focusOnAdd('photos');
    offerUndo(t('Incident Details filled in from the photos.'), () => save(incident));
  };

  const describe = (slot: EvidenceSlot) => {
    if (slot === 'photos') {
      return t('{{number}} of {{most}} photos. Images only. At least one is required.', {
        number: evidence.photos.length,
        most: maximumPhotos,
      });
    }
    return kind && required.includes(slot)
      ? t('Required for {{kind}}. Image or PDF.', { kind: t(incidentKinds[kind].labels.wizard) })
      : t('Optional. Image or PDF.');
  };
  const messageOf = (slot: EvidenceSlot) => {
    if (slot === 'photos') return noPhoto && t(photoMessages.none);
    if (!missing.includes(slot)) return undefined;
    return (
      <>
        <span>{t(missingUploadMessage)}</span>
        {' · '}
        {t('You can continue without it, but the evidence will be incomplete.')}
      </>
    );
  };

  return (
    <StepForm
      label={t('Evidence Uploads')}
      refusal={refusal}
      continueLabel={t('Continue to Review')}
      busy={intake.busy}
      onPrevious={onPrevious}
      onSubmit={submit}
    >
      <Box sx={{ color: 'text.secondary' }}>
        {t('Choose files, or drag them onto the matching card. Photos are made smaller before they are saved.')}{' '}
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          {t('{{used}} of {{most}} used.', { used: formatBytes(used), most: formatBytes(maximumClaimBytes) })}
        </Box>
      </Box>
      {evidenceSlotNames.map((slot) => (
        <EvidenceSlotCard
          key={slot}
          slot={slot}
          claimId={claimId}
          incident={incident}
          files={evidence[slot]}
          intake={intake}
          description={describe(slot)}
          help={kind && t(incidentDetails[kind].evidence[slot])}
          badge={missing.includes(slot) && <ToneChip tone="ochre" label={t('Evidence incomplete')} />}
          message={messageOf(slot)}
          addRef={(button) => {
            addButtons.current.set(slot, button);
          }}
          onRemove={(file) => remove({ slot, file })}
        >
          {filesNotIn(submitted[slot], evidence[slot]).map((file) => (
            <Box key={file.id} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
              <span>{t('This edit removes {{name}}.', { name: file.name })}</span>
              {(evidenceSlots[slot].many || evidence[slot].length === 0) && (
                <Button
                  size="small"
                  aria-label={t('Put back {{name}}', { name: file.name })}
                  onClick={() => addAgain({ slot, file })}
                >
                  {t('Put back')}
                </Button>
              )}
            </Box>
          ))}
          {slot === 'photos' && (
            <PhotoOffers draftId={draftId} photos={evidence.photos} incident={incident} onUse={fillIn} />
          )}
        </EvidenceSlotCard>
      ))}
    </StepForm>
  );
}

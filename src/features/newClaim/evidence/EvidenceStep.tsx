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
} from '../../../domain/evidence';
import { formatBytes } from '../../../domain/format';
import { incidentKinds, incidentTypes } from '../../../domain/incidents';
import type { Refusal } from '../../../domain/refusal';
import { useTranslation } from '../../../i18n/useTranslation';
import { removeEvidenceFile } from '../../../platform/evidenceFiles';
import { findClaim } from '../../../store/claims/selectors';
import { addDraftFile, completeEvidenceStep, removeDraftFile } from '../../../store/drafts/commands';
import { findDraft } from '../../../store/drafts/selectors';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { ToneChip } from '../../../ui/ToneChip';
import { StepForm } from '../StepForm';
import type { StepProps } from '../stepProps';
import { EvidenceSlotCard } from './EvidenceSlotCard';
import type { EvidenceIntake } from './useEvidenceIntake';
import { useNoStrayDrops } from './useNoStrayDrops';

type Removal = { slot: EvidenceSlot; file: EvidenceFile };

/** Step 3 (SPEC.md section 5, Evidence). */
export function EvidenceStep(props: StepProps & { intake: EvidenceIntake }) {
  const { draftId, autosave, intake, checkAtOnce, onPrevious, onDone } = props;
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const claimId = useAppSelector((state) => findDraft(state, draftId)?.claimId);
  const evidence = useAppSelector((state) => findDraft(state, draftId)?.evidence ?? emptyEvidence);
  const incidentType = useAppSelector((state) => findDraft(state, draftId)?.incident.incidentType);
  /** What was submitted with the claim, when this is an edit: its bytes stay whatever is done here. */
  const submitted = useAppSelector((state) => {
    const editOf = findDraft(state, draftId)?.editOf;
    return (editOf && findClaim(state, editOf.claimId)?.evidence) ?? emptyEvidence;
  });
  const [removing, setRemoving] = useState<Removal>();
  const [refusal, setRefusal] = useState<Refusal>();
  const [checked, setChecked] = useState(checkAtOnce);
  const addButtons = useRef<Partial<Record<EvidenceSlot, HTMLButtonElement | null>>>({});
  useNoStrayDrops();

  const kind = incidentTypes.find((type) => type === incidentType);
  const required: readonly EvidenceSlot[] = kind ? incidentKinds[kind].requiredEvidence : [];
  const missing = kind ? missingEvidence(kind, evidence) : [];
  const used = allFiles(evidence).reduce((sum, { size }) => sum + size, 0);
  const noPhoto = checked && evidence.photos.length === 0;

  const focusOnAdd = (slot: EvidenceSlot) => addButtons.current[slot]?.focus();

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
      return false;
    }
    autosave.settled(result.stored);
    return true;
  };
  const wasSubmitted = ({ slot, file }: Removal) => submitted[slot].some(({ id }) => id === file.id);
  const askToRemove = (removal: Removal) => {
    if (wasSubmitted(removal)) takeOut(removal);
    else setRemoving(removal);
  };
  const remove = (removal: Removal) => {
    setRemoving(undefined);
    if (takeOut(removal) && claimId) void removeEvidenceFile(claimId, removal.file.id);
    // The dialog gives the focus back to a button that is gone by then.
    requestAnimationFrame(() => focusOnAdd(removal.slot));
  };
  const putBack = ({ slot, file }: Removal) => {
    setRefusal(undefined);
    const result = dispatch(addDraftFile(draftId, slot, file));
    if (result.ok) autosave.settled(result.stored);
    else setRefusal(result.refusal);
  };

  const describe = (slot: EvidenceSlot) => {
    if (slot === 'photos') {
      return t('{{number}} of {{most}} photos. Images only; at least one.', {
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
        {t('You can go on without it; the evidence then counts as incomplete.')}
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
        {t('Choose files or drop them on their place. Photos are made smaller on this device before they are kept.')}{' '}
        {t('{{used}} of {{most}} used.', { used: formatBytes(used), most: formatBytes(maximumClaimBytes) })}
      </Box>
      {evidenceSlotNames.map((slot) => (
        <EvidenceSlotCard
          key={slot}
          slot={slot}
          claimId={claimId}
          files={evidence[slot]}
          intake={intake}
          description={describe(slot)}
          badge={missing.includes(slot) && <ToneChip tone="ochre" label={t('Evidence incomplete')} />}
          message={messageOf(slot)}
          addRef={(button) => {
            addButtons.current[slot] = button;
          }}
          onRemove={(file) => askToRemove({ slot, file })}
        >
          {filesNotIn(submitted[slot], evidence[slot]).map((file) => (
            <Box key={file.id} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
              <span>{t('{{name}} is taken out by this edit.', { name: file.name })}</span>
              {(evidenceSlots[slot].many || evidence[slot].length === 0) && (
                <Button
                  size="small"
                  aria-label={t('Put back {{name}}', { name: file.name })}
                  onClick={() => putBack({ slot, file })}
                >
                  {t('Put back')}
                </Button>
              )}
            </Box>
          ))}
        </EvidenceSlotCard>
      ))}
      {removing && (
        <ConfirmDialog
          open
          destructive
          title={t('Remove {{name}}?', { name: removing.file.name })}
          confirmLabel={t('Remove file')}
          onConfirm={() => remove(removing)}
          onClose={() => setRemoving(undefined)}
        >
          {t('The file is deleted from this device. This cannot be undone.')}
        </ConfirmDialog>
      )}
    </StepForm>
  );
}

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import LinearProgress from '@mui/material/LinearProgress';
import { useId, useState, type DragEvent, type ReactNode, type Ref } from 'react';
import { evidenceSlots, type EvidenceFile, type EvidenceSlot } from '../../../domain/incident/evidence';
import type { IncidentForm } from '../../../domain/incident/incident';
import { formatBytes } from '../../../domain/settings/formatBytes';
import { useTranslation } from '../../../i18n/useTranslation';
import { SectionCard } from '../../../ui/page/SectionCard';
import { AddFiles } from '../../shared/evidence/AddFiles';
import { FileList } from './FileList';
import type { EvidenceIntake } from './useEvidenceIntake';

type EvidenceSlotCardProps = {
  slot: EvidenceSlot;
  claimId: string | undefined;
  incident: IncidentForm;
  files: EvidenceFile[];
  intake: EvidenceIntake;
  description: string;
  /** What should be on it and where it comes from. */
  help?: string;
  badge?: ReactNode;
  /** What is wrong or missing, for the button that puts it right. */
  message?: ReactNode;
  addRef?: Ref<HTMLButtonElement>;
  onRemove: (file: EvidenceFile) => void;
  children?: ReactNode;
};

/** One place for files, which can be chosen, photographed or dropped on it. */
export function EvidenceSlotCard(props: EvidenceSlotCardProps) {
  const { slot, claimId, incident, files, intake, description, help, badge, message, addRef, onRemove, children } =
    props;
  const { t } = useTranslation();
  const messageId = useId();
  const [over, setOver] = useState(false);
  const { progress, problems } = intake.of(slot);
  const { label, many } = evidenceSlots[slot];
  const takes = (many || files.length === 0) && !progress;

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (takes) void intake.add(slot, Array.from(event.dataTransfer.files));
  };
  const dragOver = (event: DragEvent) => {
    event.preventDefault();
    event.dataTransfer.dropEffect = takes ? 'copy' : 'none';
    setOver(takes);
  };

  return (
    <Box
      onDragOver={dragOver}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{ borderRadius: 1, ...(over && { outline: 2, outlineColor: 'primary.main' }) }}
    >
      <SectionCard
        title={
          <>
            {t(label)}
            {slot === 'photos' && (
              <Box component="span" aria-hidden sx={{ color: 'error.main' }}>
                {' *'}
              </Box>
            )}
          </>
        }
        description={description}
        actions={badge}
      >
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          {help && <Box sx={{ maxWidth: 720 }}>{help}</Box>}
          {files.length > 0 && (
            <FileList slot={slot} claimId={claimId} incident={incident} files={files} onRemove={onRemove} />
          )}
          {children}
          {problems.map(({ message: problem, params }) => (
            <Alert key={problem + String(params?.name)} severity="error">
              {t(problem, { ...params, size: formatBytes(Number(params?.size ?? 0)) })}
            </Alert>
          ))}
          {progress && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
              <Box role="status" sx={{ flex: '1 1 200px' }}>
                <Box sx={{ typography: 'body2', mb: 0.5 }}>
                  {t('Processing file {{number}} of {{total}}…', { number: progress.done + 1, total: progress.total })}
                </Box>
                <LinearProgress
                  variant="determinate"
                  value={(progress.done / progress.total) * 100}
                  aria-label={t('Processing files')}
                />
              </Box>
              <Button color="secondary" onClick={() => intake.cancel(slot)}>
                {t('Cancel')}
              </Button>
            </Box>
          )}
          {message && (
            <FormHelperText id={messageId} error sx={{ typography: 'body2', m: 0 }}>
              {message}
            </FormHelperText>
          )}
          {(many || files.length === 0) && (
            <AddFiles
              slot={slot}
              ref={addRef}
              describedBy={message ? messageId : undefined}
              disabled={!takes}
              onChosen={(chosen) => void intake.add(slot, chosen)}
            />
          )}
        </Box>
      </SectionCard>
    </Box>
  );
}

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo, useRef, useState } from 'react';
import { appealSchemaFor, type AppealForm as Form } from '../../../domain/actions/appealForm';
import { kampalaToday } from '../../../domain/calendar';
import { appealGrounds } from '../../../domain/claim/appeal/appealRecord';
import { groundWords } from '../../../domain/claim/appeal/appealWords';
import type { Claim } from '../../../domain/claim/claim';
import { findAppealTime, isLate } from '../../../domain/claim/telling/appeal';
import type { EvidenceFile } from '../../../domain/incident/evidence';
import type { Refusal } from '../../../domain/refusal';
import { formatBytes } from '../../../domain/settings/formatBytes';
import { isolated } from '../../../i18n/isolated';
import { useTranslation } from '../../../i18n/useTranslation';
import { removeEvidenceFile } from '../../../platform/evidenceFiles';
import { CommandFormFrame } from '../../../ui/commandForm/CommandFormFrame';
import { useCommandForm } from '../../../ui/commandForm/useCommandForm';
import { MultiSelectInput } from '../../../ui/form/choice/MultiSelectInput';
import { LimitedTextInput } from '../../../ui/form/text/LimitedTextInput';
import { useFormats } from '../../../ui/text/formats';
import { AddFiles } from '../evidence/AddFiles';
import { takeFile, type TakingProblem } from '../evidence/takeFile';
import type { ActionForm, ActionFormProps } from './actionForm';

/** What came with the appeal, kept on the device; or why one file cannot be, and then none is. */
async function keepFiles(claim: Claim, chosen: readonly File[]): Promise<EvidenceFile[] | TakingProblem> {
  const kept: EvidenceFile[] = [];
  const { signal } = new AbortController();
  for (const file of chosen) {
    const problem = await takeFile(
      file,
      {
        claimId: claim.id,
        slot: 'otherAttachments',
        evidence: () => ({
          ...claim.evidence,
          otherAttachments: [...claim.evidence.otherAttachments, ...kept],
        }),
        record: (record) => {
          kept.push(record);
          return { ok: true, stored: true, value: undefined };
        },
      },
      signal,
    );
    if (!problem) continue;
    await removeFiles(claim, kept);
    return problem;
  }
  return kept;
}

const removeFiles = (claim: Claim, files: readonly EvidenceFile[]) =>
  Promise.all(files.map(({ id }) => removeEvidenceFile(claim.id, id)));

/** Files the claimant's appeal of what was decided (docs/product.md, Appeal). */
function Appeal({ claim, act, ...rest }: ActionFormProps) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const [today] = useState(kampalaToday);
  // Their bytes are kept once the appeal is filed: until then nothing of them is stored.
  const [files, setFiles] = useState<readonly File[]>([]);
  const addFiles = useRef<HTMLButtonElement>(null);
  const [problem, setProblem] = useState<TakingProblem>();
  const time = findAppealTime(claim);
  const late = isLate(time, today);
  const { control, frame } = useCommandForm<Form>({
    ...rest,
    name: `appeal ${claim.id}`,
    onSubmit: async (form): Promise<Refusal | undefined> => {
      setProblem(undefined);
      const kept = await keepFiles(claim, files);
      if (!Array.isArray(kept)) {
        setProblem(kept);
        return { code: 'invalid', message: 'A file could not be added, so the appeal was not filed.' };
      }
      const refusal = await act('file_appeal', { ...form, files: kept });
      if (refusal) await removeFiles(claim, kept);
      return refusal;
    },
    schema: useMemo(() => appealSchemaFor(claim, today), [claim, today]),
    defaultValues: { grounds: [], statement: '', lateReason: '' },
  });

  return (
    <CommandFormFrame {...frame} hasMore={files.length > 0} label={t('File Appeal')} submitLabel={t('File Appeal')}>
      <Alert severity={late ? 'warning' : 'info'}>
        {time?.state !== 'running'
          ? t('Nobody has recorded that the claimant was told. The days to appeal do not count yet.')
          : late
            ? t('The last day to appeal was {{date}}.', { date: date(time.until) })
            : t('An appeal can be filed until {{date}}.', { date: date(time.until) })}
      </Alert>
      <MultiSelectInput
        control={control}
        name="grounds"
        label={t('Grounds')}
        hint={t('Choose one or more, or write the reason below.')}
        placeholder={t('Select grounds')}
        options={appealGrounds.map((value) => ({ value, label: t(groundWords[value].label) }))}
      />
      <LimitedTextInput
        control={control}
        name="statement"
        label={t('Statement of the claimant')}
        hint={t('Write what the claimant does not agree with. Use their own words where you can.')}
        required
        lines={4}
      />
      {late && (
        <LimitedTextInput
          control={control}
          name="lateReason"
          label={t('Reason for taking it late')}
          required
          lines={2}
        />
      )}
      <Box sx={{ display: 'grid', gap: 1 }}>
        <strong>{t('Evidence')}</strong>
        {files.length > 0 && (
          <Box
            component="ul"
            aria-label={t('Evidence')}
            sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}
          >
            {files.map((file, place) => (
              <Box component="li" key={place} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
                <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                  {isolated(file.name)}
                </Box>
                <Button
                  size="small"
                  color="secondary"
                  aria-label={t('Remove {{name}}', { name: file.name })}
                  onClick={() => {
                    setFiles(files.filter((other) => other !== file));
                    addFiles.current?.focus();
                  }}
                >
                  {t('Remove')}
                </Button>
              </Box>
            ))}
          </Box>
        )}
        {problem && (
          <Alert severity="error">
            {t(problem.message, { ...problem.params, size: formatBytes(Number(problem.params?.size ?? 0)) })}
          </Alert>
        )}
        <AddFiles
          ref={addFiles}
          slot="otherAttachments"
          disabled={false}
          onChosen={(chosen) => setFiles([...files, ...chosen])}
        />
      </Box>
    </CommandFormFrame>
  );
}

export const actionForm: ActionForm = {
  title: 'File Appeal',
  place: 'dialog',
  awayFromQueue: true,
  sharesButton: false,
  Form: Appeal,
};

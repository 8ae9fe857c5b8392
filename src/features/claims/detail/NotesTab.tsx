import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { noteTypes, type Claim, type InternalNote, type NoteType } from '../../../domain/claim/claim';
import type { Refusal } from '../../../domain/refusal';
import type { Role } from '../../../domain/user/roles';
import { isolated } from '../../../i18n/isolated';
import { useTranslation } from '../../../i18n/useTranslation';
import { SelectInput } from '../../../ui/form/choice/SelectInput';
import { LimitedTextInput } from '../../../ui/form/text/LimitedTextInput';
import { useFormats } from '../../../ui/text/formats';
import { useUnsent } from '../../../ui/commandForm/unsent';
import { LongText } from '../../../ui/labels/LongText';
import { SectionCard } from '../../../ui/page/SectionCard';
import { tellRefusal } from '../../../ui/toast/tellResult';
import { useReaches } from '../../shared/claimActions/useBar';
import type { useAct } from '../../shared/claimActions/useAct';
import { addNote } from '../../../store/claims/addNote';

/** What someone of a role most often notes. */
const usualType: Record<Role, NoteType> = {
  district_officer: 'verification',
  cvc_member: 'decision',
  finance: 'payment',
  admin: 'decision',
};

type NotesTabProps = {
  claim: Claim;
  role: Role;
  perform: ReturnType<typeof useAct>['perform'];
  onDirtyChange: (dirty: boolean) => void;
};

/** Internal notes, newest first, and a form for another. */
export function NotesTab({ claim, role, perform, onDirtyChange }: NotesTabProps) {
  const { t } = useTranslation();
  const reaches = useReaches(claim);
  return (
    <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: { md: '3fr 2fr' } }}>
      <SectionCard title={t('Internal notes')}>
        {claim.notes.length === 0 ? (
          <Box sx={{ color: 'text.secondary' }}>
            {t('No notes yet. Notes from verification, decisions and payments also appear here.')}
          </Box>
        ) : (
          <Box component="ul" sx={{ display: 'grid', gap: 2, listStyle: 'none', m: 0, p: 0 }}>
            {[...claim.notes].reverse().map((note) => (
              <Note key={note.id} note={note} />
            ))}
          </Box>
        )}
      </SectionCard>
      {reaches && (
        <SectionCard title={t('Add a note')}>
          <NoteForm
            claimId={claim.id}
            role={role}
            send={(form) => perform(addNote(claim.id, form), { done: t('Note added') })}
            onDirtyChange={onDirtyChange}
          />
        </SectionCard>
      )}
    </Box>
  );
}

function Note({ note }: { note: InternalNote }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  return (
    <Box component="li">
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        <Box component="span" sx={{ fontWeight: 600, color: 'text.primary' }}>
          {t(noteTypes[note.type].label)}
        </Box>
        {` · ${isolated(note.author)} · ${dateTime(note.timestamp)}`}
      </Box>
      <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        <LongText text={note.content} />
      </Box>
    </Box>
  );
}

type NoteFormProps = Pick<NotesTabProps, 'role' | 'onDirtyChange'> & {
  claimId: string;
  send: (form: Pick<InternalNote, 'content' | 'type'>) => Promise<Refusal | undefined>;
};

function NoteForm({ claimId, role, send, onDirtyChange }: NoteFormProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const defaultValues = { content: '', type: usualType[role] };
  const form = useForm({ defaultValues });
  const { control, formState, handleSubmit, reset, setError } = form;
  useUnsent(`note ${claimId}`, form);
  const { isDirty } = formState;
  useEffect(() => onDirtyChange(isDirty), [isDirty, onDirtyChange]);

  const submit = handleSubmit(async (note) => {
    const refusal = await send(note);
    if (!refusal) return reset(defaultValues);
    const { fields = {} } = refusal;
    if (fields.content) return setError('content', { message: fields.content }, { shouldFocus: true });
    if (fields.type) return setError('type', { message: fields.type }, { shouldFocus: true });
    tellRefusal(t, refusal, formats);
  });

  return (
    <Box component="form" noValidate aria-label={t('Add a note')} onSubmit={(event) => void submit(event)}>
      <LimitedTextInput control={control} name="content" label={t('Note')} required lines={3} />
      <SelectInput
        control={control}
        name="type"
        label={t('Note type')}
        required
        placeholder={t('Select a type')}
        options={Object.entries(noteTypes).map(([value, { label }]) => ({ value, label: t(label) }))}
      />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 1 }}>
        <Button type="submit" variant="contained" loading={formState.isSubmitting}>
          {t('Add Note')}
        </Button>
      </Box>
    </Box>
  );
}

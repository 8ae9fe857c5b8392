import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { stepTitle, type Draft, type WizardStep } from '../../../domain/claim/draft';
import { evidenceSlotNames, evidenceSlots } from '../../../domain/incident/evidence';
import { draftPath } from '../../../domain/routes';
import { useTranslation } from '../../../i18n/useTranslation';
import { Field, Fields } from '../../../ui/labels/Fields';
import { useFormats } from '../../../ui/text/formats';
import { SectionCard } from '../../../ui/page/SectionCard';
import { FileList } from '../evidence/FileList';
import { claimantRows, incidentRows, type ReviewRow } from './rows';

/** All that the draft holds, with the way back to where it is changed. */
export function ReviewSections({ draft, onGo }: { draft: Draft; onGo: (step: WizardStep) => void }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { claimant, incident, evidence } = draft;
  const editButton = (step: WizardStep) => (
    <Button
      component={Link}
      to={draftPath(draft.id, step)}
      size="small"
      startIcon={<EditOutlined />}
      aria-label={t('Edit: {{step}}', { step: t(stepTitle(step)) })}
      onClick={(event) => {
        event.preventDefault();
        onGo(step);
      }}
    >
      {t('Edit')}
    </Button>
  );
  const section = (step: WizardStep, rows: ReviewRow[]) => (
    <SectionCard title={t(stepTitle(step))} actions={editButton(step)}>
      <Fields>
        {rows.map(({ field, label, value, wide }) => (
          <Field key={field} label={label} wide={wide}>
            {value}
          </Field>
        ))}
      </Fields>
    </SectionCard>
  );
  return (
    <>
      {section(1, claimantRows(claimant, t))}
      {section(2, incidentRows(incident, t, formats))}
      <SectionCard title={t(stepTitle(3))} actions={editButton(3)}>
        <Fields>
          {evidenceSlotNames.map((slot) => (
            <Field key={slot} label={t(evidenceSlots[slot].label)} wide={evidence[slot].length > 0}>
              {evidence[slot].length > 0 ? (
                <Box sx={{ mt: 0.5 }}>
                  <FileList slot={slot} claimId={draft.claimId} incident={incident} files={evidence[slot]} />
                </Box>
              ) : undefined}
            </Field>
          ))}
        </Fields>
      </SectionCard>
    </>
  );
}

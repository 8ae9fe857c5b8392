import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { daysBetween } from '../../../../domain/dayCount';
import type { Claim } from '../../../../domain/claim/claim';
import { daysUntilTold, findTelling, type Telling } from '../../../../domain/claim/telling/told';
import type { Told } from '../../../../domain/claim/toldRecord';
import { tellings } from '../../../../domain/claim/telling/toldWords';
import { mayDo } from '../../../../domain/user/permissions';
import type { Role } from '../../../../domain/user/roles';
import type { Tone } from '../../../../domain/workflow/statuses';
import type { Words } from '../../../../domain/words';
import { isolated } from '../../../../i18n/isolated';
import { useReaches } from '../../../shared/claimActions/useBar';
import { useTranslation } from '../../../../i18n/useTranslation';
import { Field, Fields } from '../../../../ui/labels/Fields';
import { ToneChip } from '../../../../ui/labels/chips';
import { useOnDemand } from '../../../../ui/onDemand/useOnDemand';
import { SectionCard } from '../../../../ui/page/SectionCard';
import { useToday } from '../../../../ui/page/useToday';
import { useFormats } from '../../../../ui/text/formats';
import { Earlier } from '../summary/Earlier';
import { DecisionFields } from './DecisionFields';

const load = () => import(/* webpackChunkName: "tell-dialog" */ './TellDialog');

const marks = {
  waiting: { tone: 'ochre', label: 'Not yet told' },
  not_recorded: { tone: 'grey', label: 'Not recorded' },
  told: { tone: 'green', label: 'Told' },
} as const satisfies Record<Telling['state'], { tone: Tone; label: Words }>;

/** Whether the claimant was told of the decision, and the way to record it; nothing while nothing is decided. */
export function TellingCard({ claim, role }: { claim: Claim; role: Role }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const { piece, demand } = useOnDemand(load);
  const reaches = useReaches(claim);
  const telling = findTelling(claim);
  const { tone, label } = marks[telling?.state ?? 'waiting'];
  return (
    <>
      {telling && (
        <SectionCard
          title={
            <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
              {t('Claimant told')} <ToneChip tone={tone} label={t(label)} />
            </Box>
          }
          actions={
            reaches &&
            mayDo('recordTold', role) && (
              <Button
                size="small"
                variant={telling.state === 'waiting' ? 'outlined' : 'text'}
                onClick={() => {
                  demand();
                  setOpen(true);
                }}
              >
                {telling.state === 'told' ? t('Correct the record') : t('Record that the claimant was told')}
              </Button>
            )
          }
        >
          <TellingFields telling={telling} />
        </SectionCard>
      )}
      {open && piece && <piece.TellDialog claim={claim} telling={telling} onClose={() => setOpen(false)} />}
    </>
  );
}

function TellingFields({ telling }: { telling: Telling }) {
  const { t } = useTranslation();
  const today = useToday();
  const { decision } = telling;
  if (telling.state !== 'told') {
    return (
      <Fields>
        <DecisionFields decision={decision} />
        {telling.state === 'waiting' && decision.at && (
          <Field label={t('Days since the decision')}>{String(daysBetween(decision.at, today))}</Field>
        )}
      </Fields>
    );
  }
  return (
    <>
      <ToldFields told={telling.told} />
      <Earlier
        summary={t('Corrected records')}
        parts={telling.earlier.map((told, place) => (
          <ToldFields key={place} told={told} />
        ))}
      />
    </>
  );
}

function ToldFields({ told }: { told: Told }) {
  const { t } = useTranslation();
  const { date, dateTime } = useFormats();
  const { decision, day, how, toldBy, note, recordedAt, recordedBy } = told;
  const days = daysUntilTold(told);
  return (
    <Fields>
      <DecisionFields decision={decision} />
      <Field label={t('Told on')}>{date(day)}</Field>
      <Field label={t('How')}>{t(tellings[how].label)}</Field>
      <Field label={t('Told by')}>{toldBy}</Field>
      <Field label={t('Days until told')}>{days === undefined ? t('Not known') : String(days)}</Field>
      <Field label={t('Recorded')}>{`${isolated(recordedBy)}, ${dateTime(recordedAt)}`}</Field>
      {note && (
        <Field label={t('Note')} wide>
          {note}
        </Field>
      )}
    </Fields>
  );
}

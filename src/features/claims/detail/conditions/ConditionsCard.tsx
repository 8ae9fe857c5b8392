import type { Tone } from '../../../../domain/workflow/statuses';
import type { Words } from '../../../../domain/words';
import { type Condition, findConditions } from '../../../../domain/claim/conditions/conditions';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import type { Claim } from '../../../../domain/claim/claim';
import type { ConditionCheck } from '../../../../domain/claim/conditionRecord';
import { isSent } from '../../../../domain/claim/conditions/conditionBar';
import type { Payment } from '../../../../domain/payment/payment';
import { mayDo } from '../../../../domain/user/permissions';
import type { Role } from '../../../../domain/user/roles';
import { isolated } from '../../../../i18n/isolated';
import { useReaches } from '../../../shared/claimActions/useBar';
import { useTranslation } from '../../../../i18n/useTranslation';
import { Field, Fields } from '../../../../ui/labels/Fields';
import { LongText } from '../../../../ui/labels/LongText';
import { ToneChip } from '../../../../ui/labels/chips';
import { useOnDemand } from '../../../../ui/onDemand/useOnDemand';
import { SectionCard } from '../../../../ui/page/SectionCard';
import { useFormats } from '../../../../ui/text/formats';
import { Earlier } from '../summary/Earlier';

/** How a condition of an approval stands (docs/product.md, Conditions). */
const conditionStates = {
  open: { label: 'Not yet met', tone: 'ochre' },
  met: { label: 'Met', tone: 'green' },
} as const satisfies Record<Condition['state'], { label: Words; tone: Tone }>;

const load = () => import(/* webpackChunkName: "condition-dialog" */ './ConditionDialog');

type ConditionsCardProps = { claim: Claim; role: Role; payments: readonly Payment[] };

/** The conditions of the approval, and the way to tick each as met (docs/product.md, Conditions); nothing without any. */
export function ConditionsCard({ claim, role, payments }: ConditionsCardProps) {
  const { t } = useTranslation();
  const textId = useId();
  const [place, setPlace] = useState<number>();
  const { piece, demand } = useOnDemand(load);
  const conditions = findConditions(claim);
  const isDue = useReaches(claim) && mayDo('checkConditions', role);
  const moneySent = payments.some(isSent);
  const offered = ({ state }: Condition) => isDue && (state === 'open' || !moneySent);
  return (
    <>
      {conditions.length > 0 && (
        <SectionCard
          title={t('Conditions of the approval')}
          description={
            conditions.some(({ state }) => state === 'open')
              ? t('Payment waits until each condition is met.')
              : undefined
          }
        >
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
            {conditions.map((condition, index) => {
              const { state, text } = condition;
              return (
                <Box
                  component="li"
                  key={index}
                  sx={{ '& + &': { borderTop: 1, borderColor: 'divider', pt: 1.5 }, display: 'grid', gap: 1 }}
                >
                  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 1 }}>
                    <Box
                      id={`${textId}-${index}`}
                      sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
                    >
                      <LongText text={text} />
                    </Box>
                    <ToneChip tone={conditionStates[state].tone} label={t(conditionStates[state].label)} />
                    {offered(condition) && (
                      <Button
                        size="small"
                        variant={state === 'open' ? 'outlined' : 'text'}
                        aria-describedby={`${textId}-${index}`}
                        onClick={() => {
                          demand();
                          setPlace(condition.place);
                        }}
                      >
                        {state === 'open' ? t('Tick as met') : t('Not met after all')}
                      </Button>
                    )}
                  </Box>
                  <Checks checks={condition.checks} />
                </Box>
              );
            })}
          </Box>
        </SectionCard>
      )}
      {place !== undefined && piece && (
        <piece.ConditionDialog
          key={place}
          claim={claim}
          condition={conditions.find((condition) => condition.place === place)}
          onClose={() => setPlace(undefined)}
        />
      )}
    </>
  );
}

/** What is recorded of a condition, and what was before. */
function Checks({ checks }: { checks: readonly ConditionCheck[] }) {
  const { t } = useTranslation();
  const last = checks.at(-1);
  return (
    last && (
      <>
        <CheckFields check={last} />
        <Earlier
          summary={t('Earlier records')}
          parts={checks.slice(0, -1).map((check, index) => (
            <CheckFields key={index} check={check} />
          ))}
        />
      </>
    )
  );
}

function CheckFields({ check: { metOn, note, recordedAt, recordedBy } }: { check: ConditionCheck }) {
  const { t } = useTranslation();
  const { date, dateTime } = useFormats();
  return (
    <Fields dense>
      <Field label={t('Date met')}>{metOn ? date(metOn) : t('Not met after all')}</Field>
      <Field label={t('Recorded')}>{`${isolated(recordedBy)}, ${dateTime(recordedAt)}`}</Field>
      {note && (
        <Field label={metOn ? t('Note') : t('Reason')} wide>
          {note}
        </Field>
      )}
    </Fields>
  );
}

import type { VerificationForm } from '../../../domain/actions/verificationForm';
import { checkLine } from '../../../domain/valuation/checkLine';
import { type LineForm, fieldsOfLine, rateOfLine } from '../../../domain/valuation/lineForm';
import type { ReasonCode } from '../../../domain/workflow/reasonCodes';
import DeleteOutline from '@mui/icons-material/DeleteOutlineOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { incidentDetails } from '../../../domain/incident/incidentDetails';
import { ageCategories, type IncidentType } from '../../../domain/incident/incidents';
import { compensationStep } from '../../../domain/shillings';
import { statedText } from '../../../domain/valuation/claimValuation';
import { explainLine } from '../../../domain/valuation/explainLine';
import { findRate, growthStages, itemsOfKind } from '../../../domain/valuation/schedule';
import { growthStageNames, type Schedule } from '../../../domain/valuation/scheduleRecord';
import { bareQuantity } from '../../../domain/form/typedNumber';
import type { Words } from '../../../domain/words';
import { useTranslation } from '../../../i18n/useTranslation';
import { FieldGroupTitle } from '../../../ui/form/fieldLabels';
import { LimitedTextInput } from '../../../ui/form/text/LimitedTextInput';
import { MoneyInput } from '../../../ui/form/text/MoneyInput';
import { SelectInput } from '../../../ui/form/choice/SelectInput';
import { TextInput } from '../../../ui/form/text/TextInput';
import { useFormats } from '../../../ui/text/formats';

/** The verification form as the screen has it: with its lines and reasons, and what is missing. */
export type ValuedForm = VerificationForm & {
  lines: LineForm[];
  compensationReason: string;
  reasons: ReasonCode[];
  missing: { piece: string }[];
  awaitedUntil: string;
};

type LineFieldsProps = {
  form: UseFormReturn<ValuedForm>;
  place: number;
  kind: IncidentType;
  schedule: Schedule;
  required: boolean;
  onRemove: () => void;
};

/** One line of a valuation: what was lost, how much of it, and what that comes to, with the way there. */
export function LineFields({ form, place, kind, schedule, required, onRemove }: LineFieldsProps) {
  const { t } = useTranslation();
  const { shillings } = useFormats();
  const { control } = form;
  const name = `lines.${place}` as const;
  const line = useWatch({ control, name });
  const option = (value: Words) => ({ value, label: t(value) });
  const hasRate = findRate(schedule, kind, line.item, line.age) !== undefined;
  const rate = rateOfLine(kind, line, schedule);
  const { fields, quantity } = fieldsOfLine(kind, rate);
  const asks = (field: (typeof fields)[number]) =>
    fields.includes(field) && (rate || field === 'age' || field === 'quantity');
  const checked = checkLine(kind, line, schedule);
  const title = t('Line {{number}}', { number: place + 1 });
  const byHand = line.item !== '' && !rate;

  return (
    <Box component="li" sx={{ '& + &': { borderTop: 1, borderColor: 'divider', pt: 1.5 } }}>
      <Box role="group" aria-label={title}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 40 }}>
          <Box sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>{title}</Box>
          {line.stated && (
            <Box sx={{ color: 'text.secondary' }}>
              {t('Stated by the claimant: {{amount}}', {
                amount: statedText(kind, Number(line.stated), { t, shillings }),
              })}
            </Box>
          )}
          <Tooltip title={t('Remove line {{number}}', { number: place + 1 })}>
            <IconButton
              aria-label={t('Remove line {{number}}', { number: place + 1 })}
              onClick={onRemove}
              sx={{ ml: 'auto' }}
            >
              <DeleteOutline fontSize="small" />
            </IconButton>
          </Tooltip>
        </Box>
        <FieldGroupTitle value={title}>
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))',
              columnGap: 2,
              rowGap: 0.5,
              alignItems: 'start',
            }}
          >
            {itemsOfKind[kind].length > 1 && (
              <SelectInput
                control={control}
                name={`${name}.item`}
                label={t(incidentDetails[kind].valuation.itemLabel)}
                required={required}
                placeholder={t('Select an item')}
                options={itemsOfKind[kind].map(option)}
              />
            )}
            {asks('age') && (
              <SelectInput
                control={control}
                name={`${name}.age`}
                label={t('Age category')}
                placeholder={t('Not told apart')}
                options={ageCategories.map(option)}
              />
            )}
            {quantity && quantity.input === 'money' && (
              <MoneyInput
                control={control}
                name={`${name}.${quantity.name}`}
                label={t(quantity.label)}
                required={required && !byHand}
                step={compensationStep}
              />
            )}
            {quantity && quantity.input !== 'money' && (
              <TextInput
                control={control}
                name={`${name}.${quantity.name}`}
                label={t(quantity.label)}
                required={required && !byHand}
                inputMode="decimal"
                write={bareQuantity}
              />
            )}
            {asks('lost') && (
              <TextInput
                control={control}
                name={`${name}.lost`}
                label={t('Share lost (%)')}
                required={required}
                inputMode="numeric"
              />
            )}
            {asks('stage') && (
              <SelectInput
                control={control}
                name={`${name}.stage`}
                label={t('Growth stage')}
                required={required}
                placeholder={t('Select a stage')}
                options={growthStageNames.map((value) => ({ value, label: t(growthStages[value].label) }))}
              />
            )}
            {byHand && (
              <MoneyInput
                control={control}
                name={`${name}.amount`}
                label={t('Amount (UGX)')}
                required={required}
                step={compensationStep}
              />
            )}
          </Box>
          {byHand && (
            <Box sx={{ display: 'grid', gap: 1 }}>
              {!hasRate && (
                <Alert severity="warning">{t('This schedule has no rate for this item. Value it by hand.')}</Alert>
              )}
              <LimitedTextInput
                control={control}
                name={`${name}.source`}
                limit="source"
                label={t('Source of the amount')}
                hint={t('For example, the district production officer, or two dealers in the town')}
                required={required}
              />
              <LimitedTextInput
                control={control}
                name={`${name}.reason`}
                limit="reason"
                label={t('Reason for the amount')}
                required={required}
                lines={2}
              />
            </Box>
          )}
        </FieldGroupTitle>
        {hasRate && (
          <FormControlLabel
            control={
              <Checkbox
                size="small"
                checked={line.isByHand === 'yes'}
                onChange={(_event, checkedNow) =>
                  form.setValue(`${name}.isByHand`, checkedNow ? 'yes' : '', { shouldDirty: true })
                }
              />
            }
            label={t('Value by hand')}
          />
        )}
        <Box role="status" sx={{ color: 'text.secondary', minHeight: '1.5em', overflowWrap: 'anywhere' }}>
          {checked.ok && (
            <>
              {!byHand && `${explainLine(checked.line, { t, shillings })} = `}
              <Box component="span" sx={{ color: 'text.primary', fontWeight: 600 }}>
                {shillings(checked.line.amount)}
              </Box>
            </>
          )}
        </Box>
      </Box>
    </Box>
  );
}

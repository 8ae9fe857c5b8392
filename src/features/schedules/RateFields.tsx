import { rateBases, itemsOfKind } from '../../domain/valuation/schedule';
import type { RateBasis } from '../../domain/valuation/scheduleRecord';
import DeleteOutline from '@mui/icons-material/DeleteOutlineOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useWatch, type Control } from 'react-hook-form';
import { ageCategories } from '../../domain/incident/incidents';
import { formatNumber } from '../../domain/settings/format';
import { findMarketPrice } from '../../domain/valuation/marketPrices';
import type { ScheduleForm } from '../../domain/valuation/scheduleForm';
import { bareQuantity } from '../../domain/form/typedNumber';
import type { Words } from '../../domain/words';
import { useTranslation } from '../../i18n/useTranslation';
import { MoneyInput } from '../../ui/form/text/MoneyInput';
import { SelectInput } from '../../ui/form/choice/SelectInput';
import { TextInput } from '../../ui/form/text/TextInput';
import { basisWords, ageText, itemText } from './itemText';

/** The columns of a row of fields: item, age, figures, market price, and what removes it. */
export function rateColumns(basis: RateBasis) {
  const others = rateBases[basis].figures.length + (basis === 'head' || basis === 'area' ? 1 : 0);
  return {
    display: 'grid',
    gridTemplateColumns: `minmax(0, 1.3fr) repeat(${others}, minmax(0, 1fr)) 40px`,
    columnGap: 2,
    maxWidth: 260 * (others + 1),
  } as const;
}

type RateFieldsProps = {
  control: Control<ScheduleForm>;
  basis: RateBasis;
  /** Among the rates of all bases. */
  place: number;
  /** Under the heads of its columns; else it is a block with labels of its own. */
  inRow: boolean;
  onRemove: () => void;
};

/** In a block, what removes it stands beside the item; the other fields take a line each. */
const block = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 44px',
  columnGap: 1,
  borderBottom: 1,
  borderColor: 'divider',
  pb: 1,
  mb: 1.5,
  '& > :not(:first-of-type)': { gridColumn: '1 / -1' },
  '& > :last-child': { gridColumn: 2, gridRow: 1 },
} as const;

/** The fields of one rate. In a row each is named with its item, since many look alike. */
export function RateFields({ control, basis, place, inRow, onRemove }: RateFieldsProps) {
  const { t } = useTranslation();
  const name = `rates.${place}` as const;
  const [item, age] = useWatch({ control, name: [`${name}.item`, `${name}.age`] });
  const { kind, figures } = rateBases[basis];
  const words: readonly Words[] = itemsOfKind[kind];
  const title = [itemText(t, kind, item) || t('New rate'), age && ageText(t, age)].filter(Boolean).join(', ');
  const labelled = (label: Words) => ({
    label: inRow ? `${title}: ${t(label)}` : t(label),
    labelHidden: inRow,
    required: true,
  });
  const option = (value: Words) => ({ value, label: t(value) });
  const market = basis === 'area' ? findMarketPrice(item) : undefined;

  return (
    <li>
      <Box
        role={inRow ? undefined : 'group'}
        aria-label={inRow ? undefined : title}
        sx={inRow ? { ...rateColumns(basis), alignItems: 'start' } : block}
      >
        <SelectInput
          control={control}
          name={`${name}.item`}
          {...labelled(basisWords[basis].item)}
          placeholder={t('Select an item')}
          options={words.map(option)}
        />
        {basis === 'head' && (
          <SelectInput
            control={control}
            name={`${name}.age`}
            {...labelled('Age category')}
            required={false}
            placeholder={t('Any other age')}
            options={ageCategories.map(option)}
          />
        )}
        {figures.map(({ name: figure, label }) =>
          figure === 'price' ? (
            <MoneyInput key={figure} control={control} name={`${name}.price`} {...labelled(label)} />
          ) : (
            <TextInput
              key={figure}
              control={control}
              name={`${name}.${figure}`}
              {...labelled(label)}
              inputMode="decimal"
              write={bareQuantity}
              unit={figure === 'share' ? '%' : 'kg'}
            />
          ),
        )}
        {basis === 'area' && (
          <Box sx={{ color: 'text.secondary', lineHeight: inRow ? '38px' : undefined }}>
            {!inRow && `${t('Market price (UGX a kg)')}: `}
            {market === undefined ? '–' : formatNumber(market)}
          </Box>
        )}
        <Tooltip title={t('Remove {{name}}', { name: title })}>
          <IconButton
            aria-label={t('Remove {{name}}', { name: title })}
            onClick={onRemove}
            sx={inRow ? { width: 40, height: 40 } : { width: 44, height: 44, mt: '20px' }}
          >
            <DeleteOutline fontSize="small" />
          </IconButton>
        </Tooltip>
      </Box>
    </li>
  );
}

import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { memo, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { kampalaToday } from '../../../../domain/calendar';
import {
  emptyFilter,
  listFilterNames,
  listFilters,
  switchFilterNames,
  switchFilters,
  type FactFilter,
  type ListFilter,
} from '../../../../domain/claim/list/claimFilter';
import { filterFormSchema, formOfFilter, type FilterForm } from '../../../../domain/claim/list/claimFilterForm';
import { useTranslation } from '../../../../i18n/useTranslation';
import { DateRangeInput } from '../../../../ui/form/date/DateRangeInput';
import { formResolver } from '../../../../ui/form/formResolver';
import { MultiSelectInput } from '../../../../ui/form/choice/MultiSelectInput';
import { SwitchInput } from '../../../../ui/form/choice/SwitchInput';
import { phone } from '../../../../ui/theme/media';
import { AmountRangeInput } from './AmountRangeInput';
import { useFilterOptions } from './useFilterOptions';

type FilterPanelProps = {
  id: string;
  open: boolean;
  /** As it stands in the URL. */
  filter: FactFilter;
  onApply: (filter: Partial<FactFilter>) => void;
  /** After the fields were applied. */
  onSaveView: () => void;
};

const resolver = formResolver(filterFormSchema);
const { search: _search, myDocket: _myDocket, ...noFields } = emptyFilter;
const noFilter = formOfFilter(emptyFilter);

const mainLists = ['status', 'incidentType', 'district', 'species'] as const satisfies readonly ListFilter[];
const moreLists = listFilterNames.filter((name) => !mainLists.some((main) => main === name));

/**
 * The fields of the filter panel (docs/product.md, Claims list). They act on Apply Filters; Reset empties them and
 * applies that. Closed it keeps what was chosen and not yet applied.
 */
export const FilterPanel = memo(function FilterPanel({ id, open, filter, onApply, onSaveView }: FilterPanelProps) {
  const { t } = useTranslation();
  const [today] = useState(kampalaToday);
  const form = useForm({ resolver, criteriaMode: 'all', defaultValues: formOfFilter(filter) });
  const { control, handleSubmit, formState } = form;
  const options = useFilterOptions(filter);
  const [more, setMore] = useState(() => moreLists.some((field) => filter[field].length > 0));

  // A field whose filter was changed elsewhere, by a chip, a saved view or Back, follows; the others keep what they hold.
  const applied = useRef(formOfFilter(filter));
  useEffect(() => {
    const next = formOfFilter(filter);
    for (const name of Object.keys(next) as (keyof FilterForm)[]) {
      if (String(next[name]) !== String(applied.current[name])) form.resetField(name, { defaultValue: next[name] });
    }
    applied.current = next;
  }, [filter, form]);

  const applying = (then?: () => void) =>
    handleSubmit((fields) => {
      // As it is applied: an amount of 0 counts as none.
      form.reset(formOfFilter({ ...filter, ...fields }));
      onApply(fields);
      then?.();
    });
  const reset = () => {
    form.reset(noFilter);
    onApply(noFields);
  };
  const listInput = (name: ListFilter) => (
    <MultiSelectInput
      key={name}
      control={control}
      name={name}
      label={t(listFilters[name].label)}
      options={options[name]}
      placeholder={t('Any')}
    />
  );

  return (
    <Card
      component="form"
      id={id}
      hidden={!open}
      noValidate
      aria-label={t('Filters')}
      onSubmit={(event) => void applying()(event)}
      sx={{ mb: 2 }}
    >
      <Box sx={{ p: 2, pb: 0 }}>
        <Box sx={mainGrid}>
          {mainLists.map(listInput)}
          <DateRangeInput control={control} label={t('Incident Date')} from="from" to="to" max={today} />
          <AmountRangeInput control={control} />
        </Box>
        <Box sx={switches}>
          {switchFilterNames.map((name) => (
            <SwitchInput key={name} control={control} name={name} label={t(switchFilters[name].label)} />
          ))}
        </Box>
        <Box id={`${id}-more`} hidden={!more} sx={more ? moreGrid : undefined}>
          {moreLists.map(listInput)}
        </Box>
      </Box>
      <Box sx={actions}>
        <Button
          color="secondary"
          endIcon={<ExpandMore sx={{ transform: more ? 'rotate(180deg)' : 'none' }} />}
          aria-expanded={more}
          aria-controls={`${id}-more`}
          onClick={() => setMore(!more)}
        >
          {more ? t('Fewer filters') : t('More filters')}
        </Button>
        <Box className="note">{formState.isDirty && t('Not applied yet')}</Box>
        <Button variant="contained" type="submit">
          {t('Apply Filters')}
        </Button>
        <Button variant="outlined" color="secondary" onClick={reset}>
          {t('Reset')}
        </Button>
        <Button onClick={() => void applying(onSaveView)()}>{t('Save View')}</Button>
      </Box>
    </Card>
  );
});

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

const mainGrid = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: { xs: columns(1), sm: columns(2), md: columns(3) },
} as const;

/** In even lines, none of which holds a single field. */
const moreGrid = {
  ...mainGrid,
  gridTemplateColumns: { xs: columns(1), sm: columns(2), lg: columns(4) },
  pt: 1.5,
} as const;

const switches = { display: 'flex', flexWrap: 'wrap', columnGap: 3, mb: 1.5 } as const;

const actions = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  '& > :first-of-type': { ml: -1 },
  '& .note': { flex: 1, px: 1, textAlign: 'right', color: 'text.secondary' },
  // On a phone the buttons share a line of their own, the one that applies them all the width.
  [phone]: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    '& > :first-of-type': { ml: -1, justifySelf: 'start' },
    '& > [type="submit"]': { gridColumn: '1 / -1' },
  },
} as const;

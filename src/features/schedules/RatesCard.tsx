import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { Control, UseFieldArrayReturn } from 'react-hook-form';
import { rateBases } from '../../domain/valuation/schedule';
import type { RateBasis } from '../../domain/valuation/scheduleRecord';
import { emptyRate, type ScheduleForm } from '../../domain/valuation/scheduleForm';
import { useTranslation } from '../../i18n/useTranslation';
import { SectionCard } from '../../ui/page/SectionCard';
import { useRoomFor } from '../../ui/page/useRoomFor';
import { basisWords } from './itemText';
import { MarketSource } from './MarketSource';
import { RateFields, rateColumns } from './RateFields';

type RatesCardProps = Pick<UseFieldArrayReturn<ScheduleForm, 'rates'>, 'fields' | 'append' | 'remove'> & {
  control: Control<ScheduleForm>;
  basis: RateBasis;
  children?: ReactNode;
};

/** What a row of fields needs, pixels; in less room each rate is a block. */
const rowRoom = 560;

/** The rates of one basis as fields, a row each, with what adds another. */
export function RatesCard({ control, basis, fields, append, remove, children }: RatesCardProps) {
  const { t } = useTranslation();
  const [inRows, ref] = useRoomFor(rowRoom);
  const rows = fields.flatMap((field, place) => (field.basis === basis ? { id: field.id, place } : []));
  const { item } = basisWords[basis];
  const heads = [
    item,
    ...(basis === 'head' ? (['Age category'] as const) : []),
    ...rateBases[basis].figures.map(({ label }) => label),
    ...(basis === 'area' ? (['Market price (UGX a kg)'] as const) : []),
  ];
  return (
    <SectionCard title={t(basisWords[basis].title)}>
      <Box ref={ref}>
        {inRows && rows.length > 0 && (
          <Box aria-hidden sx={{ ...rateColumns(basis), typography: 'body2', color: 'text.secondary', mb: 0.5 }}>
            {heads.map((head) => (
              <span key={head}>{t(head)}</span>
            ))}
          </Box>
        )}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {rows.map(({ id, place }) => (
            <RateFields
              key={id}
              control={control}
              basis={basis}
              place={place}
              inRow={inRows}
              onRemove={() => remove(place)}
            />
          ))}
        </Box>
        <Button
          startIcon={<Add />}
          onClick={() => append(emptyRate(basis), { focusName: `rates.${fields.length}.item` })}
          sx={{ ml: -1 }}
        >
          {t('Add a rate')}
        </Button>
        {basis === 'area' && (
          <Box sx={{ color: 'text.secondary', typography: 'body2', mt: 1 }}>
            <MarketSource />
          </Box>
        )}
        {children}
      </Box>
    </SectionCard>
  );
}

import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { formatNumber } from '../../domain/settings/format';
import { findMarketPrice } from '../../domain/valuation/marketPrices';
import { basesOf, growthStages, rateBases, scheduleLimits } from '../../domain/valuation/schedule';
import {
  capNames,
  growthStageNames,
  type Rate,
  type RateBasis,
  type Schedule,
} from '../../domain/valuation/scheduleRecord';
import { useTranslation } from '../../i18n/useTranslation';
import { Field, Fields } from '../../ui/labels/Fields';
import { StackedTable, type Column } from '../../ui/list/StackedTable';
import { SectionCard } from '../../ui/page/SectionCard';
import { useRoomFor } from '../../ui/page/useRoomFor';
import { basisWords, ageText, itemText } from './itemText';
import { MarketSource } from './MarketSource';
import { agesOf, animalRows, itemsWithoutRate, ratesBy, type AnimalRow } from './ratesOf';

/** What losses are worth by a schedule, a table for each way of valuing them. */
export function RateTables({ schedule }: { schedule: Schedule }) {
  return (
    <Stack>
      <RatesCard schedule={schedule} basis="area">
        <CropsByArea schedule={schedule} />
      </RatesCard>
      <RatesCard schedule={schedule} basis="head">
        <Animals schedule={schedule} />
      </RatesCard>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'start',
        }}
      >
        <Stack>
          <RatesCard schedule={schedule} basis="plant">
            <PricedItems schedule={schedule} basis="plant" />
          </RatesCard>
          <RatesCard schedule={schedule} basis="repair">
            <PricedItems schedule={schedule} basis="repair" />
          </RatesCard>
        </Stack>
        <Stack>
          <RatesCard schedule={schedule} basis="receipts">
            <PricedItems schedule={schedule} basis="receipts" />
          </RatesCard>
          <RatesCard schedule={schedule} basis="sum">
            <PricedItems schedule={schedule} basis="sum" />
          </RatesCard>
          <Limits schedule={schedule} />
        </Stack>
      </Box>
    </Stack>
  );
}

const Stack = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>{children}</Box>
);

type RatesProps<Basis extends RateBasis> = { schedule: Schedule; basis: Basis };

/** The rates of a basis under their heading; below the last ones of a kind, what is valued by hand. */
function RatesCard({ schedule, basis, children }: RatesProps<RateBasis> & { children: ReactNode }) {
  const { t } = useTranslation();
  const { kind } = rateBases[basis];
  const without = basis === basesOf(kind).at(-1) ? itemsWithoutRate(schedule, kind) : [];
  return (
    <SectionCard title={t(basisWords[basis].title)}>
      {ratesBy(schedule, basis).length > 0 ? children : <Remark>{t('No rates')}</Remark>}
      {without.length > 0 && (
        <Remark>
          {t('Without a rate, to be valued by hand: {{items}}', { items: without.map((item) => t(item)).join(', ') })}
        </Remark>
      )}
    </SectionCard>
  );
}

const Remark = ({ children }: { children: ReactNode }) => (
  <Box sx={{ color: 'text.secondary', typography: 'body2', '* + &': { mt: 1.5 } }}>{children}</Box>
);

/** Damaged data may name an item twice. */
const keyOfRow = ({ item }: { item: string }, index: number) => `${index} ${item}`;

/** A figure as a table has it: the head says what it counts. */
const figure = (value: number | undefined) => (value === undefined ? '–' : formatNumber(value));

/** What the four columns of crops need, pixels. */
const cropsRoom = 480;

function CropsByArea({ schedule }: { schedule: Schedule }) {
  const { t } = useTranslation();
  const [asTable, ref] = useRoomFor(cropsRoom);
  type Row = ReturnType<typeof ratesBy<'area'>>[number];
  const [yields, prices] = rateBases.area.figures;
  const columns: readonly Column<Row>[] = [
    { label: basisWords.area.item, width: '28%', cell: ({ item }) => itemText(t, 'crop', item) },
    { label: yields.label, align: 'right', cell: (rate) => figure(rate.yield) },
    { label: prices.label, align: 'right', cell: (rate) => figure(rate.price) },
    { label: 'Market price (UGX a kg)', align: 'right', cell: ({ item }) => figure(findMarketPrice(item)) },
  ];
  return (
    <Box ref={ref}>
      <StackedTable
        label={t(basisWords.area.title)}
        columns={columns}
        rows={ratesBy(schedule, 'area')}
        rowKey={keyOfRow}
        stacked={!asTable}
        shortValues
      />
      <Remark>
        <MarketSource />
      </Remark>
      <Box sx={{ mt: 2 }}>
        <Box component="h3" sx={{ typography: 'subtitle2', m: 0, mb: 1 }}>
          {t('Share of the full value by growth stage')}
        </Box>
        <Fields dense>
          {growthStageNames.map((stage) => (
            <Field key={stage} label={t(growthStages[stage].label)}>{`${schedule.stages[stage]}%`}</Field>
          ))}
        </Fields>
      </Box>
    </Box>
  );
}

/** Items with one figure each. */
function PricedItems({ schedule, basis }: RatesProps<'plant' | 'repair' | 'receipts' | 'sum'>) {
  const { t } = useTranslation();
  const { kind, figures } = rateBases[basis];
  const columns: readonly Column<Rate>[] = [
    { label: basisWords[basis].item, cell: ({ item }) => itemText(t, kind, item) },
    {
      label: figures[0].label,
      align: 'right',
      cell: (rate) => figure(rate.basis === 'repair' ? rate.share : rate.price),
    },
  ];
  return (
    <StackedTable
      label={t(basisWords[basis].title)}
      columns={columns}
      rows={ratesBy(schedule, basis)}
      rowKey={keyOfRow}
      stacked={false}
    />
  );
}

/** What a column for each age needs, pixels. */
const agesRoom = 620;

/** Animals by their age: a column each where there is room, else a row each. */
function Animals({ schedule }: { schedule: Schedule }) {
  const { t } = useTranslation();
  const [abreast, ref] = useRoomFor(agesRoom);
  return (
    <Box ref={ref}>
      {abreast ? <AgesAbreast schedule={schedule} /> : <AgesBelow schedule={schedule} />}
      <Remark>{t('Prices in UGX an animal')}</Remark>
    </Box>
  );
}

function AgesBelow({ schedule }: { schedule: Schedule }) {
  const { t } = useTranslation();
  type Row = ReturnType<typeof ratesBy<'head'>>[number];
  const columns: readonly Column<Row>[] = [
    {
      label: basisWords.head.item,
      width: '65%',
      cell: ({ item, age }) => [itemText(t, 'livestock', item), age && ageText(t, age)].filter(Boolean).join(', '),
    },
    { label: 'Price (UGX an animal)', align: 'right', cell: ({ price }) => figure(price) },
  ];
  return (
    <StackedTable
      label={t(basisWords.head.title)}
      columns={columns}
      rows={ratesBy(schedule, 'head')}
      rowKey={keyOfRow}
      stacked={false}
    />
  );
}

function AgesAbreast({ schedule }: { schedule: Schedule }) {
  const { t } = useTranslation();
  const rows = animalRows(schedule);
  const columns: readonly Column<AnimalRow>[] = [
    { label: basisWords.head.item, width: '20%', cell: ({ item }) => itemText(t, 'livestock', item) },
    ...agesOf(rows).map((age): Column<AnimalRow> => ({
      label: age || 'Any other age',
      align: 'right',
      cell: ({ prices }) => figure(prices.get(age)),
    })),
  ];
  return (
    <StackedTable label={t(basisWords.head.title)} columns={columns} rows={rows} rowKey={keyOfRow} stacked={false} />
  );
}

function Limits({ schedule: { caps } }: { schedule: Schedule }) {
  const { t } = useTranslation();
  const columns: readonly Column<(typeof capNames)[number]>[] = [
    { label: 'Limit', cell: (name) => t(scheduleLimits[name].label) },
    { label: 'Amount', align: 'right', cell: (name) => figure(caps[name]) },
  ];
  return (
    <SectionCard title={t('Limits')} description={t('The most that a claim may be valued at')}>
      <StackedTable label={t('Limits')} columns={columns} rows={capNames} rowKey={(name) => name} stacked={false} />
    </SectionCard>
  );
}

import { incidentKinds } from '../../domain/incident/incidents';
import type { Table } from '../../domain/table';
import { findMarketPrice } from '../../domain/valuation/marketPrices';
import { ageOf, growthStages, rateBases, scheduleLimits } from '../../domain/valuation/schedule';
import { capNames, growthStageNames, type Schedule } from '../../domain/valuation/scheduleRecord';

/** A schedule as typed rows: its rates with market prices beside them, growth stages, limits. A sample says so in each title. */
export function makeScheduleTables({ isSample, rates, stages, caps }: Schedule): Table[] {
  return [
    {
      title: isSample ? 'Sample rates' : 'Rates',
      columns: [
        { label: 'Incident type', kind: 'words' },
        { label: 'Valued', kind: 'words' },
        { label: 'Item', kind: 'words' },
        { label: 'Age category', kind: 'words' },
        { label: 'Expected yield (kg an acre)', kind: 'number' },
        { label: 'Price (UGX)', kind: 'shillings' },
        { label: 'Share of the repair estimate (%)', kind: 'percent' },
        { label: 'Market price (UGX a kg)', kind: 'shillings' },
      ],
      rows: rates.map((rate) => {
        const { kind, label } = rateBases[rate.basis];
        return [
          ...[incidentKinds[kind].labels.list, label, rate.item, ageOf(rate) || undefined],
          rate.basis === 'area' ? rate.yield : undefined,
          rate.basis === 'repair' ? undefined : rate.price,
          rate.basis === 'repair' ? rate.share : undefined,
          rate.basis === 'area' ? findMarketPrice(rate.item) : undefined,
        ];
      }),
    },
    {
      title: isSample ? 'Sample growth stages' : 'Growth stages',
      columns: [
        { label: 'Growth stage', kind: 'words' },
        { label: 'Share of the full value (%)', kind: 'percent' },
      ],
      rows: growthStageNames.map((stage) => [growthStages[stage].label, stages[stage]]),
    },
    {
      title: isSample ? 'Sample limits' : 'Limits',
      columns: [
        { label: 'Limit', kind: 'words' },
        { label: 'Amount (UGX)', kind: 'shillings' },
      ],
      rows: capNames.map((name) => [scheduleLimits[name].label, caps[name]]),
    },
  ];
}

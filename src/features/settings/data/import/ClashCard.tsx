import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId, useMemo } from 'react';
import type { AuditEvent, AuditResource } from '../../../../domain/audit/audit';
import { kinds } from '../../../../domain/register/kinds/kinds';
import { describeAuditAction } from '../../../../domain/audit/auditWords';
import { findClaimAmount } from '../../../../domain/claim/claim';
import { sumPaid } from '../../../../domain/payment/payment';
import { statuses } from '../../../../domain/workflow/statuses';
import { isolated } from '../../../../i18n/isolated';
import { useTranslation } from '../../../../i18n/useTranslation';
import {
  isNew,
  type ClaimFile,
  type ClaimItem,
  type MergeItem,
  type MergeSide,
} from '../../../../store/register/merging/types';
import { useFormats } from '../../../../ui/text/formats';
import { StackedTable } from '../../../../ui/list/StackedTable';
import { useAuditReader } from '../../../../ui/text/useAuditReader';
import { findDifferences, type Difference } from './differences';
import { fieldLabel, fieldValue } from './fieldWords';
import { Disclosure } from '../../Disclosure';
import { idOf, labelOf, nameOf } from './mergeRows';
import { reasonWords } from './mergeWords';

type ClashCardProps = {
  item: MergeItem;
  choice: MergeSide | undefined;
  locked: boolean;
  onChoose: (side: MergeSide) => void;
};

/** Two records of which only a person can say which one counts. */
export function ClashCard({ item, choice, locked, onChoose }: ClashCardProps) {
  const { t } = useTranslation();
  const id = useId();
  const { reason, last } = item;
  return (
    <Card component="li" sx={{ p: 1.5 }}>
      <Box id={id} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {t(labelOf(item))} {[idOf(item), nameOf(item) && isolated(nameOf(item))].filter(Boolean).join(' · ')}
      </Box>
      {reason && <div>{t(reasonWords[reason])}</div>}
      {item.kind === 'claims' && <ClaimStanding item={item} />}
      {item.kind === 'fundLedger' && <LedgerParting item={item} />}
      {last && (
        <Box sx={{ color: 'text.secondary' }}>
          <LastEvent words={t('Last action here:')} event={last.ours} />
          <LastEvent words={t('Last action in the file:')} event={last.theirs} />
        </Box>
      )}
      <Differences item={item} />
      <RadioGroup
        row
        aria-labelledby={id}
        value={choice ?? ''}
        onChange={(_event, value) => onChoose(value === 'theirs' ? 'theirs' : 'ours')}
      >
        <FormControlLabel
          value="ours"
          disabled={locked}
          control={<Radio />}
          label={t("Keep this register's version")}
        />
        <FormControlLabel
          value="theirs"
          disabled={locked}
          control={<Radio />}
          label={t(isNew(item) ? 'Add as another claim' : "Use the file's version")}
        />
      </RadioGroup>
    </Card>
  );
}

/** Where the claim stands on each side, as its own record says. */
function ClaimStanding({ item: { ours, like, theirs } }: { item: ClaimItem }) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const here = ours ?? like;
  const words = ({ claim, payments }: ClaimFile) => {
    const amount = findClaimAmount(claim)?.amount;
    return t('{{status}}, amount {{amount}}, paid {{paid}}', {
      status: t(statuses[claim.status].badge),
      amount: amount === undefined ? '–' : money(amount),
      paid: money(sumPaid(payments)),
    });
  };
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      {here && (
        <div>
          {t('Here:')} {like && `${like.claim.id} · `}
          {words(here)}
        </div>
      )}
      <div>
        {t('In the file:')} {words(theirs)}
      </div>
    </Box>
  );
}

function LastEvent({ words, event }: { words: string; event: AuditEvent | undefined }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  return (
    <div>
      {words}{' '}
      {event
        ? `${t(describeAuditAction(event))}, ${isolated(event.user)}, ${dateTime(event.timestamp)}`
        : t('none in the audit log')}
    </div>
  );
}

function LedgerParting({ item: { ours = [], theirs } }: { item: Extract<MergeItem, { kind: 'fundLedger' }> }) {
  const { t } = useTranslation();
  const count = (entries: typeof theirs, others: typeof theirs) =>
    entries.filter(({ id }) => others.every((other) => other.id !== id)).length;
  return (
    <Box sx={{ color: 'text.secondary' }}>
      {t(
        "Entries only here: {{here}}. Entries only in the file: {{there}}. Only the ledger you choose is kept, without the other's entries.",
        {
          here: count(ours, theirs),
          there: count(theirs, ours),
        },
      )}
    </Box>
  );
}

/** More than these are looked at on demand. */
const mostInSight = 20;

function Differences({ item }: { item: MergeItem }) {
  const { t } = useTranslation();
  const differences = useMemo(() => findDifferences(item), [item]);
  if (differences.length === 0) return <div>{t('No field that people fill in differs.')}</div>;
  const table = <DifferencesTable kind={item.kind} differences={differences} />;
  if (differences.length <= mostInSight) return <Box sx={{ my: 1 }}>{table}</Box>;
  return <Disclosure summary={t('Differences: {{number}}', { number: differences.length })}>{table}</Disclosure>;
}

type DifferencesTableProps = { kind: MergeItem['kind']; differences: readonly Difference[] };

function DifferencesTable({ kind, differences }: DifferencesTableProps) {
  const { t } = useTranslation();
  const reader = useAuditReader();
  const { resource = 'register' }: { resource?: AuditResource } = kinds[kind];
  const value = (field: string, stored: string | number | undefined) =>
    fieldValue(resource, field, stored, reader) ?? '–';
  const label = ({ field, part }: Difference) =>
    [part && `${t(part.label)} ${part.number}`, t(fieldLabel(resource, field))].filter(Boolean).join(' · ');
  return (
    <StackedTable
      label={t('Differences')}
      rows={differences}
      rowKey={(_row, index) => String(index)}
      columns={[
        {
          label: 'Field',
          width: '30%',
          cell: (row) => (
            <>
              {label(row)}
              {row.unexplained && (
                <Box sx={{ typography: 'body2', color: 'warning.main' }}>{t('In neither audit log')}</Box>
              )}
            </>
          ),
        },
        { label: 'This register', cell: ({ field, ours }) => value(field, ours) },
        { label: 'The file', cell: ({ field, theirs }) => value(field, theirs) },
      ]}
    />
  );
}

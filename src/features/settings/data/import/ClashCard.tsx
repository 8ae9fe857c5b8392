import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import type { AuditEvent } from '../../../../domain/audit/audit';
import { auditFieldLabel, auditFieldValue } from '../../../../domain/audit/auditFields';
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
import { findDifferences, resourceOf } from './differences';
import { Disclosure } from '../../Disclosure';
import { nameOf } from './mergeRows';
import { itemWords, reasonWords } from './mergeWords';

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
        {t(itemWords[item.kind])}{' '}
        {item.kind === 'fundLedger'
          ? ''
          : [item.id, nameOf(item) && isolated(nameOf(item))].filter(Boolean).join(' · ')}
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
      <Disclosure summary={t('Differences')}>
        <Differences item={item} />
      </Disclosure>
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

function Differences({ item }: { item: MergeItem }) {
  const { t } = useTranslation();
  const reader = useAuditReader();
  const resource = resourceOf[item.kind];
  const differences = findDifferences(item);
  const value = (field: string, stored: string | number | undefined) =>
    auditFieldValue(resource, field, stored, reader) ?? '–';
  if (differences.length === 0) return t('They differ only in who acted and when.');
  return (
    <StackedTable
      label={t('Differences')}
      rows={differences}
      rowKey={(_row, index) => String(index)}
      columns={[
        { label: 'Field', width: '24%', cell: ({ field }) => t(auditFieldLabel(resource, field)) },
        { label: 'This register', cell: ({ field, oldValue }) => value(field, oldValue) },
        { label: 'The file', cell: ({ field, newValue }) => value(field, newValue) },
      ]}
    />
  );
}

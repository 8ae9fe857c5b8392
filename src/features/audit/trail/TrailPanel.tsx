import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { auditFieldLabels } from '../../../domain/audit/auditFields';
import type { AuditFacts } from '../../../domain/audit/auditFilter';
import { formOfAuditFilter, makeAuditFilterSchema, type AuditFilterForm } from '../../../domain/audit/auditFilterForm';
import type { Words } from '../../../domain/words';
import { useTranslation } from '../../../i18n/useTranslation';
import { DateInput } from '../../../ui/form/date/DateInput';
import { formResolver } from '../../../ui/form/formResolver';
import { SearchSelectInput } from '../../../ui/form/choice/SearchSelectInput';
import { TextInput } from '../../../ui/form/text/TextInput';
import { phone } from '../../../ui/theme/media';
import { factsOf } from '../auditAddress';

type TrailPanelProps = {
  id: string;
  open: boolean;
  today: string;
  /** As it stands in the address. */
  facts: AuditFacts;
  onApply: (facts: AuditFacts) => void;
};

const wholeDate: Words = 'Enter the full date, or leave it empty';

/**
 * What the trail is searched by besides its text: claim, field, values and days. Acts on Apply Filters; Reset empties it
 * and applies that. Closed it keeps what was typed and not yet applied.
 */
export function TrailPanel({ id, open, today, facts, onApply }: TrailPanelProps) {
  const { t } = useTranslation();
  const resolver = useMemo(() => formResolver(makeAuditFilterSchema(today)), [today]);
  const { control, handleSubmit, reset, resetField, setError, trigger, formState } = useForm({
    resolver,
    criteriaMode: 'all',
    defaultValues: formOfAuditFilter(facts),
  });
  // A date that is half typed is emptied by drawing its field anew.
  const [emptied, setEmptied] = useState(0);
  const fields = useMemo(
    () =>
      auditFieldLabels
        .map((label) => ({ value: label, label: t(label) }))
        .sort((a, b) => a.label.localeCompare(b.label)),
    [t],
  );

  // A field that was changed elsewhere, by Back or Clear all, follows; the others keep what they hold.
  const applied = useRef(formOfAuditFilter(facts));
  useEffect(() => {
    const next = formOfAuditFilter(facts);
    for (const name of Object.keys(next) as (keyof AuditFilterForm)[]) {
      if (next[name] !== applied.current[name]) resetField(name, { defaultValue: next[name] });
    }
    applied.current = next;
  }, [facts, resetField]);

  // Days of an address that cannot be are told at once.
  const { from, to } = facts;
  useEffect(() => {
    if (from || to) void trigger(['from', 'to']);
  }, [from, to, trigger]);

  const apply = (values: AuditFacts, typed: FormData) => {
    const halfTyped = (['from', 'to'] as const).find((name) => !values[name] && typed.get(name));
    if (halfTyped) return setError(halfTyped, { message: wholeDate }, { shouldFocus: true });
    reset(formOfAuditFilter(values));
    onApply(values);
  };
  const empty = () => {
    setEmptied(emptied + 1);
    reset(formOfAuditFilter({}));
    onApply(factsOf({}));
  };
  const dayInput = (name: 'from' | 'to', label: string) => (
    <DateInput key={`${name} ${emptied}`} control={control} name={name} label={label} max={today} />
  );

  return (
    <Card
      component="form"
      id={id}
      hidden={!open}
      noValidate
      aria-label={t('Filters')}
      onSubmit={(event) => {
        // The form's values have no day where its field shows a part of one.
        const typed = new FormData(event.currentTarget);
        void handleSubmit((values) => apply(values, typed))(event);
      }}
      sx={{ mb: 2 }}
    >
      <Box sx={grid}>
        <TextInput control={control} name="claim" label={t('Claim or claimant')} />
        {dayInput('from', t('Start date'))}
        {dayInput('to', t('End date'))}
        <SearchSelectInput control={control} name="field" label={t('Field')} placeholder={t('Any')} options={fields} />
        <TextInput control={control} name="oldValue" label={t('Old value')} />
        <TextInput control={control} name="newValue" label={t('New value')} />
      </Box>
      <Box sx={actions}>
        <Box className="note">{formState.isDirty && t('Not applied yet')}</Box>
        <Button variant="outlined" color="secondary" onClick={empty}>
          {t('Reset')}
        </Button>
        <Button variant="contained" type="submit">
          {t('Apply Filters')}
        </Button>
      </Box>
    </Card>
  );
}

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

const grid = {
  display: 'grid',
  columnGap: 2,
  p: 2,
  pb: 0,
  gridTemplateColumns: { xs: columns(1), sm: columns(2), md: columns(3) },
} as const;

const actions = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  '& .note': { flex: 1, px: 1, textAlign: 'right', color: 'text.secondary' },
  [phone]: { '& > button': { flexGrow: 1 }, '& .note': { flexBasis: '100%' } },
} as const;

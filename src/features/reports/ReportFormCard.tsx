import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useMemo, type ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { isDay } from '../../domain/calendar';
import { districts } from '../../domain/place/districts';
import { isInRegion, regionLabel, regionNames, southernMeaning } from '../../domain/place/regions';
import { periodNames, periods } from '../../domain/reports/period';
import { claimGroupNames, claimGroups } from '../../domain/reports/report';
import { findReportDays, makeReportSchema, type ReportForm } from '../../domain/reports/reportForm';
import { reportFormatNames, reportFormats } from '../../domain/reports/reportFormats';
import { mayHaveReport, reportTypeNames, reportTypes } from '../../domain/reports/reportTypes';
import type { Role } from '../../domain/user/roles';
import { useTranslation } from '../../i18n/useTranslation';
import { dayRangeText } from '../../ui/text/dayRangeText';
import { DateInputOnDemand } from '../../ui/form/date/DateInputOnDemand';
import { rawFormResolver } from '../../ui/form/rawFormResolver';
import { SearchSelectInput } from '../../ui/form/choice/SearchSelectInput';
import { SelectInput } from '../../ui/form/choice/SelectInput';
import { useFormats } from '../../ui/text/formats';
import { phone } from '../../ui/theme/media';
import { SectionCard } from '../../ui/page/SectionCard';
import { toast } from '../../ui/toast/toast';
import { WithheldReports } from './WithheldReports';

type ReportFormCardProps = {
  role: Role;
  today: string;
  /** What the URL asks for. */
  asked: ReportForm;
  busy: boolean;
  onPreview: (form: ReportForm) => void;
  onGenerate: (form: ReportForm) => void;
  /** Stands under the buttons. */
  children: ReactNode;
};

/** What to report, of when and where, and as which file. */
export function ReportFormCard(props: ReportFormCardProps) {
  const { role, today, asked, busy, onPreview, onGenerate, children } = props;
  const { t } = useTranslation();
  const { date } = useFormats();
  const resolver = useMemo(() => rawFormResolver(makeReportSchema(today)), [today]);
  const { control, handleSubmit, getValues, setValue, trigger } = useForm<ReportForm>({
    resolver,
    defaultValues: asked,
    values: asked,
    criteriaMode: 'all',
  });
  const form = { ...asked, ...useWatch({ control }) };
  const days = findReportDays(form, today);

  // Two days that cannot be are told at once, those of an address too; one that is lacking, when it is asked for.
  const { period, from, to } = form;
  useEffect(() => {
    if (period === 'custom' && isDay(from) && isDay(to)) void trigger(['from', 'to']);
  }, [period, from, to, trigger]);

  // Of another region the district is none.
  const { region, district } = form;
  useEffect(() => {
    if (district && !isInRegion(district, region)) setValue('district', '');
  }, [region, district, setValue]);

  /** Says in a toast that the type is missing, beside the message at the field (docs/product.md, Reports). */
  const submit = (act: (form: ReportForm) => void, missing: string) =>
    handleSubmit(act, () => {
      if (getValues('type') === '') toast.refused(t('Configuration Required'), missing);
    });
  const generate = submit(onGenerate, t('Please select a report type to download.'));

  return (
    <SectionCard title={t('Report')} description={form.type && t(reportTypes[form.type].about)}>
      <Box component="form" noValidate onSubmit={(event) => void generate(event)}>
        <Box
          sx={{
            display: 'grid',
            columnGap: 2,
            rowGap: 1.5,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          <SelectInput
            control={control}
            name="type"
            label={t('Report type')}
            required
            placeholder={t('Select a report type')}
            options={reportTypeNames
              .filter((type) => mayHaveReport(type, role))
              .map((type) => ({ value: type, label: t(reportTypes[type].label) }))}
          />
          {form.type && reportTypes[form.type].countsByGroup && (
            <SelectInput
              control={control}
              name="group"
              label={t('Claims')}
              hint={t('By current status')}
              options={claimGroupNames.map((group) => ({ value: group, label: t(claimGroups[group].label) }))}
            />
          )}
          <SelectInput
            control={control}
            name="period"
            label={t('Time period')}
            hint={days && dayRangeText(t, days, date)}
            options={periodNames.map((period) => ({ value: period, label: t(periods[period].label) }))}
          />
          {form.period === 'custom' && (
            <>
              <DateInputOnDemand control={control} name="from" label={t('Start date')} required max={today} />
              <DateInputOnDemand control={control} name="to" label={t('End date')} required max={today} />
            </>
          )}
          <SelectInput
            control={control}
            name="region"
            label={t('Region')}
            hint={t(southernMeaning)}
            options={[
              { value: 'all', label: t('All regions') },
              ...regionNames.map((region) => ({ value: region, label: t(regionLabel(region)) })),
            ]}
          />
          <SearchSelectInput
            control={control}
            name="district"
            label={t('District')}
            placeholder={t('All districts')}
            options={districts
              .filter(({ value }) => isInRegion(value, region))
              .map(({ value, name }) => ({ value, label: name }))}
          />
          <SelectInput
            control={control}
            name="format"
            label={t('Format')}
            hint={
              form.format === 'csv'
                ? t('A CSV file contains one table only: {{table}}', {
                    table: form.type ? t(reportTypes[form.type].mainTable) : t('the main table of the report'),
                  })
                : undefined
            }
            options={reportFormatNames.map((format) => ({ value: format, label: t(reportFormats[format].label) }))}
          />
        </Box>
        <WithheldReports role={role} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2, [phone]: { '& > button': { flexGrow: 1 } } }}>
          <Button
            variant="outlined"
            startIcon={<VisibilityOutlined />}
            onClick={(event) => void submit(onPreview, t('Please select a report type to preview.'))(event)}
          >
            {t('Preview Report')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            startIcon={<FileDownloadOutlined />}
            loading={busy}
            loadingPosition="start"
          >
            {t('Generate & Download')}
          </Button>
        </Box>
        {children}
      </Box>
    </SectionCard>
  );
}

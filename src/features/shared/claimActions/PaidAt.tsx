import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { FormField } from '../../../ui/form/FormField';
import { useFormats } from '../../../ui/text/formats';

/** When a successful payment counts as paid: set by the register, shown only (docs/product.md, Payments). */
export function PaidAt({ paidAt }: { paidAt: string | undefined }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const id = useId();
  const [now, setNow] = useState(() => new Date().toISOString());

  useEffect(() => {
    const timer = setInterval(() => setNow(new Date().toISOString()), 10_000);
    return () => clearInterval(timer);
  }, []);

  return (
    <FormField id={id} label={t('Paid At (Auto-set)')} message={undefined} invalid={false}>
      <OutlinedInput id={id} value={dateTime(paidAt ?? now)} readOnly />
    </FormField>
  );
}

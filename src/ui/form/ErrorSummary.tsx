import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useId, type MouseEvent } from 'react';
import { get, useFormState, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from '../../i18n/useTranslation';
import { touchScreen } from '../theme/media';
import { VisuallyHidden } from '../page/VisuallyHidden';
import { useFieldLabels } from './fieldLabels';

type ErrorSummaryProps<Form extends FieldValues, Output> = {
  form: Pick<UseFormReturn<Form, unknown, Output>, 'control' | 'setFocus'>;
  /** Those for which the form was refused, in the order of the page. */
  fields: readonly FieldPath<Form>[];
};

/**
 * Above a form that was refused for several fields: which they are, each a way to it, and which are put right since. For
 * a single one the focus, which goes to the first, says it all.
 */
export function ErrorSummary<Form extends FieldValues, Output>({ form, fields }: ErrorSummaryProps<Form, Output>) {
  const { t } = useTranslation();
  const titleId = useId();
  const { errors } = useFormState({ control: form.control });
  const labels = useFieldLabels(form.control);
  // Another choice may have taken a field off the form.
  const shown = fields.filter((name) => labels.has(name));
  if (fields.length < 2 || shown.length === 0) return null;
  const isWrong = (name: FieldPath<Form>) => get(errors, name) !== undefined;
  const left = shown.filter(isWrong).length;
  const untouched = left === fields.length;
  const title = left > 0 ? t('{{count}} fields need attention', { count: left }) : t('All fields corrected');

  const goTo = (event: MouseEvent, name: FieldPath<Form>) => {
    event.preventDefault();
    form.setFocus(name);
    document.activeElement?.scrollIntoView({ block: 'center' });
  };

  return (
    <Alert severity={left > 0 ? 'error' : 'success'} role="group" aria-labelledby={titleId} sx={{ mb: 1 }}>
      {/* Said once, when the form is refused: what is put right since changes the title in silence. */}
      {untouched && <VisuallyHidden role="status">{title}</VisuallyHidden>}
      <AlertTitle id={titleId} aria-hidden={untouched}>
        {title}
      </AlertTitle>
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, m: 0, p: 0, listStyle: 'none' }}>
        {shown.map((name) => (
          <Box component="li" key={name} sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
            {!isWrong(name) && <Check fontSize="small" aria-hidden />}
            <Link
              href={`#${name}`}
              color="inherit"
              onClick={(event) => goTo(event, name)}
              sx={{
                display: 'inline-flex',
                alignItems: 'center',
                minHeight: 28,
                [touchScreen]: { minWidth: 44, minHeight: 44 },
              }}
            >
              {labels.get(name)}
              {!isWrong(name) && <VisuallyHidden>{` (${t('corrected')})`}</VisuallyHidden>}
            </Link>
          </Box>
        ))}
      </Box>
    </Alert>
  );
}

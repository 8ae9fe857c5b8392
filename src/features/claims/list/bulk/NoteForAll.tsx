import { useState } from 'react';
import { FormProvider, useWatch, type UseFormReturn } from 'react-hook-form';
import { kampalaToday } from '../../../../domain/calendar';
import { needsText } from '../../../../domain/actions/givenReasons';
import type { BulkAction } from '../../../../domain/workflow/bulk';
import { isReasoned } from '../../../../domain/workflow/reasons';
import type { Words } from '../../../../domain/words';
import { useTranslation } from '../../../../i18n/useTranslation';
import { LimitedTextInput } from '../../../../ui/form/text/LimitedTextInput';
import { MissingFields } from '../../../shared/claimActions/MissingFields';
import { ReasonsInput } from '../../../shared/claimActions/ReasonsInput';
import type { BulkValues, NoteRow } from './bulkForms';

type NoteForAllProps = { action: BulkAction; note: NoteRow; form: UseFormReturn<BulkValues> };

/** What is said once of all claims: reasons, where the action has them, and a text. */
export function NoteForAll({ action, note: { label, listsMissing }, form }: NoteForAllProps) {
  const { control } = form;
  const { t } = useTranslation();
  const [today] = useState(kampalaToday);
  const chosen = useWatch({ control, name: 'reasons' });
  const forAll = (words: Words) => t('{{field}}, for all claims', { field: t(words) });
  return (
    <>
      {isReasoned(action) && (
        <ReasonsInput control={control} name="reasons" text="note" action={action} label={forAll('Reasons')} />
      )}
      <LimitedTextInput
        control={control}
        name="note"
        label={forAll(label)}
        required={needsText(action, chosen)}
        lines={1}
      />
      {listsMissing && (
        <FormProvider {...form}>
          <MissingFields today={today} />
        </FormProvider>
      )}
    </>
  );
}

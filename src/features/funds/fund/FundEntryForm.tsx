import { useWatch } from 'react-hook-form';
import { districts, districtName } from '../../../domain/place/districts';
import { fundEntrySchema, mainFundDistricts, type FundEntryForm as Form } from '../../../domain/payment/fundEntryForm';
import { compensationStep } from '../../../domain/shillings';
import { typedAmount } from '../../../domain/form/typedNumber';
import { useTranslation } from '../../../i18n/useTranslation';
import { CommandFormFrame } from '../../../ui/commandForm/CommandFormFrame';
import { useCommandForm, type CommandFormProps } from '../../../ui/commandForm/useCommandForm';
import { MoneyInput } from '../../../ui/form/text/MoneyInput';
import { SearchSelectInput } from '../../../ui/form/choice/SearchSelectInput';
import { LimitedTextInput } from '../../../ui/form/text/LimitedTextInput';
import { useFormats } from '../../../ui/text/formats';
import { refusalText } from '../../../ui/text/refusalText';
import { toast } from '../../../ui/toast/toast';
import { ClosingBalance } from './ClosingBalance';
import { entryQuestion } from './entryQuestion';

type FundEntryFormProps = Omit<CommandFormProps<Form>, 'notice'> & {
  /** The last closing balance, UGX. */
  balance: number;
  /** Somebody recorded an entry while this one was being written. */
  changedElsewhere: boolean;
};

const main = new Set<string>(mainFundDistricts);
/** Fort Portal, which is a city alone, is listed without that word. */
const districtOptions = [
  ...mainFundDistricts.map((value) => ({ value, label: districtName(value).replace(/ City$/, '') })),
  ...districts.filter(({ value }) => !main.has(value)).map(({ value, name }) => ({ value, label: name, more: true })),
];

/** What an entry of the ledger asks for (docs/product.md, Funds). What is wrong in a field is a toast as well. */
export function FundEntryForm({ balance, changedElsewhere, ...options }: FundEntryFormProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { shillings } = formats;
  const { form, control, frame } = useCommandForm<Form>({
    name: 'fund entry',
    ...options,
    schema: fundEntrySchema,
    defaultValues: { openingBalance: String(balance), allocationAmount: '', allocationDistrict: '', notes: '' },
    revision: String(balance),
    ask: (values) => entryQuestion(t, shillings, balance, values),
    onInvalid: (refusal) => toast.refused(t('Error'), refusalText(t, refusal, formats)),
  });
  const [openingText, allocationText] = useWatch({ control, name: ['openingBalance', 'allocationAmount'] });
  const opening = typedAmount(openingText);
  const allocation = typedAmount(allocationText || '0');
  const topUp = (opening ?? 0) - balance;

  const notice = () => {
    if (!changedElsewhere) return undefined;
    const now = t('Another entry was recorded. The fund balance is now {{balance}}.', {
      balance: shillings(balance),
    });
    const kept = form.formState.dirtyFields.openingBalance
      ? t('Your opening balance was not changed. Check it.')
      : t('The opening balance was updated to match.');
    return `${now} ${kept}`;
  };

  return (
    <CommandFormFrame
      {...frame}
      notice={notice()}
      label={t('Create New Fund Allocation')}
      submitLabel={t('Create Allocation')}
    >
      <MoneyInput
        control={control}
        name="openingBalance"
        label={t('Opening balance (UGX)')}
        hint={
          topUp > 0
            ? t('This is a top-up of {{amount}}. Give its source in the notes.', { amount: shillings(topUp) })
            : t('The last closing balance. Enter a higher amount to record a top-up.')
        }
        required
        step={compensationStep}
      />
      <MoneyInput
        control={control}
        name="allocationAmount"
        label={t('Allocation amount (UGX)')}
        step={compensationStep}
      />
      <SearchSelectInput
        control={control}
        name="allocationDistrict"
        label={t('Allocation district')}
        required={(allocation ?? 0) > 0}
        options={districtOptions}
      />
      <LimitedTextInput control={control} name="notes" label={t('Notes')} required={topUp > 0} lines={2} />
      <ClosingBalance opening={opening} allocation={allocation} />
    </CommandFormFrame>
  );
}

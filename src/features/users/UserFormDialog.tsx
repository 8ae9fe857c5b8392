import DialogContent from '@mui/material/DialogContent';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { districts } from '../../domain/place/districts';
import { accountRoleNames, accountRoles, roleNames, roles } from '../../domain/user/roles';
import { userStatuses, userStatusNames } from '../../domain/user/user';
import { firstUserDistricts } from '../../domain/user/userDistricts';
import { userSchemaFor, type UserForm } from '../../domain/user/userForm';
import { useTranslation } from '../../i18n/useTranslation';
import { CommandFormFrame } from '../../ui/commandForm/CommandFormFrame';
import { FormDialog } from '../../ui/commandForm/FormDialog';
import { useCommandForm, type CommandFormProps } from '../../ui/commandForm/useCommandForm';
import { CheckListInput } from '../../ui/form/choice/CheckListInput';
import { MultiSelectInput } from '../../ui/form/choice/MultiSelectInput';
import { SearchSelectInput } from '../../ui/form/choice/SearchSelectInput';
import { SelectInput } from '../../ui/form/choice/SelectInput';
import { LimitedTextInput } from '../../ui/form/text/LimitedTextInput';
import { TextInput } from '../../ui/form/text/TextInput';
import { placeOptions } from '../../ui/text/placeOptions';
import { useSubcountyOptions } from './useSubcountyOptions';

const districtOptions = districts.map(({ value, name }) => ({ value, label: name }));

type UserFormDialogProps = Omit<CommandFormProps<UserForm>, 'onCancel' | 'onDone'> & {
  title: string;
  submitLabel: string;
  defaultValues: UserForm;
  /** The revision of the account that `defaultValues` show. */
  revision?: string;
  /** A new account is active and is not asked. */
  asksStatus?: boolean;
  /** Why role and status cannot be changed and the admin desk not be left, where they cannot. */
  roleGuard?: string;
  deskGuard?: string;
  statusGuard?: string;
  onClose: () => void;
};

/** The form of an account in a dialog, which asks before it drops what was typed. */
export function UserFormDialog(props: UserFormDialogProps) {
  const { title, submitLabel, asksStatus = false, roleGuard, deskGuard, statusGuard, onClose, ...form } = props;
  const { t } = useTranslation();
  const { name } = form.defaultValues;
  const { control, frame } = useCommandForm<UserForm>({
    name: `account ${form.defaultValues.email}`,
    ...form,
    schema: userSchemaFor({ name }),
    onDone: onClose,
    onCancel: onClose,
  });
  const [workDistricts, workSubcounties] = useWatch({ control, name: ['workDistricts', 'workSubcounties'] });
  const subcounties = useSubcountyOptions(workDistricts, workSubcounties);
  const places = useMemo(() => placeOptions(firstUserDistricts, t), [t]);

  return (
    <FormDialog title={title} busy={frame.busy} onClose={onClose} maxWidth="sm">
      <DialogContent>
        <CommandFormFrame {...frame} label={title} submitLabel={submitLabel}>
          <LimitedTextInput control={control} name="name" label={t('Name')} required autoFocus />
          <TextInput control={control} name="email" label={t('Email')} type="email" inputMode="email" required />
          <SelectInput
            control={control}
            name="role"
            label={t('Role')}
            placeholder={t('Select a role')}
            options={accountRoleNames.map((value) => ({ value, label: t(accountRoles[value].label) }))}
            required
            disabled={roleGuard !== undefined}
            hint={roleGuard}
          />
          <CheckListInput
            control={control}
            name="desks"
            label={t('Desks')}
            options={roleNames.map((value) => ({
              value,
              label: t(roles[value].label),
              disabled: value === 'admin' && deskGuard !== undefined,
            }))}
            required
            hint={deskGuard ?? t('The roles in which this person can sign in.')}
          />
          <SearchSelectInput
            control={control}
            name="district"
            label={t('District')}
            placeholder={t('Select district')}
            options={places}
            required
          />
          <MultiSelectInput
            control={control}
            name="workDistricts"
            label={t('Works in')}
            placeholder={t('The whole of the district or region')}
            options={districtOptions}
            hint={t('For district officers: where they register and verify claims, if the register asks for that.')}
          />
          {subcounties.length > 0 && (
            <MultiSelectInput
              control={control}
              name="workSubcounties"
              label={t('Only these sub-counties')}
              placeholder={t('All')}
              options={subcounties}
            />
          )}
          {asksStatus && (
            <SelectInput
              control={control}
              name="status"
              label={t('Status')}
              placeholder={t('Select a status')}
              options={userStatusNames.map((value) => ({ value, label: t(userStatuses[value].label) }))}
              required
              disabled={statusGuard !== undefined}
              hint={statusGuard ?? t('Inactive users cannot sign in.')}
            />
          )}
        </CommandFormFrame>
      </DialogContent>
    </FormDialog>
  );
}

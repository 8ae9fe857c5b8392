import Alert from '@mui/material/Alert';
import { useState } from 'react';
import type * as v from 'valibot';
import { accessRuleNames, accessRules } from '../../domain/access/accessWords';
import { asksForAccounts } from '../../domain/access/account';
import { accessSchema } from '../../domain/scheme/schemeForm';
import { canAdminister } from '../../domain/user/administrators';
import { useTranslation } from '../../i18n/useTranslation';
import { selectAccessFacts } from '../../store/access/selectors';
import { useAppSelector } from '../../store/hooks';
import { SwitchInput } from '../../ui/form/choice/SwitchInput';
import { Field, Fields } from '../../ui/labels/Fields';
import { AccessWarnings } from './AccessWarnings';
import { PartCard } from './PartCard';
import { PartDialog } from './PartDialog';

type AccessForm = v.InferInput<typeof accessSchema>;

/** Who may act in the register, and whether that holds yet. */
export function AccessCard({ mayEdit }: { mayEdit: boolean }) {
  const { t } = useTranslation();
  const { access, users } = useAppSelector(selectAccessFacts);
  const [editing, setEditing] = useState(false);
  const title = t('Who may act');
  const { managedOnly, ownDistricts, fourEyes } = access;

  return (
    <PartCard part="access" title={title} mayEdit={mayEdit} onEdit={() => setEditing(true)}>
      {asksForAccounts(access) && !users.some(canAdminister) && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('Not in force yet: there is no active administrator with the UWA/MTWA Admin desk in User Management.')}
        </Alert>
      )}
      <Fields>
        {accessRuleNames.map((name) => (
          <Field key={name} label={t(accessRules[name].label)} wide>
            {t(accessRules[name][access[name] ? 'on' : 'off'])}
          </Field>
        ))}
      </Fields>
      {editing && (
        <PartDialog<AccessForm>
          part="access"
          title={title}
          schema={accessSchema}
          defaultValues={{ id: 'access', managedOnly, ownDistricts, fourEyes }}
          toPart={(form) => form}
          onClose={() => setEditing(false)}
        >
          {(control) => (
            <>
              {accessRuleNames.map((name) => (
                <SwitchInput key={name} control={control} name={name} label={t(accessRules[name].label)} />
              ))}
              <AccessWarnings control={control} />
            </>
          )}
        </PartDialog>
      )}
    </PartCard>
  );
}

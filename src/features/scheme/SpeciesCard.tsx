import { useState } from 'react';
import type * as v from 'valibot';
import { species, type Species } from '../../domain/incident/incidents';
import { speciesSchema } from '../../domain/scheme/schemeForm';
import { listable } from '../../domain/scheme/schemeRecord';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppSelector } from '../../store/hooks';
import { selectScheme } from '../../store/scheme/selectors';
import { CheckListInput } from '../../ui/form/choice/CheckListInput';
import { SwitchInput } from '../../ui/form/choice/SwitchInput';
import { Field, Fields } from '../../ui/labels/Fields';
import { PartCard } from './PartCard';
import { PartDialog } from './PartDialog';

type SpeciesForm = v.InferInput<typeof speciesSchema>;

/** For which species compensation is paid, and what the list does until the authority has confirmed it. */
export function SpeciesCard({ mayEdit }: { mayEdit: boolean }) {
  const { t } = useTranslation();
  const { listed, isConfirmed } = useAppSelector((state) => selectScheme(state).species);
  const [editing, setEditing] = useState(false);
  const title = t('Listed species');
  const named = (names: readonly Species[]) => names.map((name) => t(species[name].label)).join(', ');
  const others = listable.filter((name) => !listed.includes(name));

  return (
    <PartCard part="species" title={title} mayEdit={mayEdit} onEdit={() => setEditing(true)}>
      <Fields>
        <Field label={t('Listed')} wide>
          {named(listed)}
        </Field>
        <Field label={t('Not listed')} wide>
          {others.length > 0 ? named(others) : t('None')}
        </Field>
        <Field label={t('Confirmed by the authority')} wide>
          {isConfirmed
            ? t('Yes. A claim for another species cannot be forwarded without a reason.')
            : t('No. Until then, the portal warns of another species and does not stop the claim.')}
        </Field>
      </Fields>
      {editing && (
        <PartDialog<SpeciesForm>
          part="species"
          title={title}
          schema={speciesSchema}
          defaultValues={{ id: 'species', listed: [...listed], isConfirmed }}
          toPart={(form) => form}
          onClose={() => setEditing(false)}
        >
          {(control) => (
            <>
              <CheckListInput
                control={control}
                name="listed"
                label={t('Species for which compensation is paid')}
                options={listable.map((value) => ({ value, label: t(species[value].label) }))}
              />
              <SwitchInput control={control} name="isConfirmed" label={t('Confirmed by the authority')} />
            </>
          )}
        </PartDialog>
      )}
    </PartCard>
  );
}

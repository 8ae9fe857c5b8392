import { releaseSchema, type ReleaseForm as Form } from '../../../domain/actions/releaseForm';
import { useTranslation } from '../../../i18n/useTranslation';
import { CommandFormFrame } from '../../../ui/commandForm/CommandFormFrame';
import { useCommandForm } from '../../../ui/commandForm/useCommandForm';
import { LimitedTextInput } from '../../../ui/form/text/LimitedTextInput';
import type { ActionForm, ActionFormProps } from './actionForm';

/** Ends the hold of a claim (docs/product.md, Hold). */
function Releasing({ claim, act, ...rest }: ActionFormProps) {
  const { t } = useTranslation();
  const { control, frame } = useCommandForm<Form>({
    ...rest,
    name: `release ${claim.id}`,
    onSubmit: (form) => act('release', form),
    schema: releaseSchema,
    defaultValues: { releasedBecause: '' },
  });

  return (
    <CommandFormFrame {...frame} label={t('Release')} submitLabel={t('Release')}>
      <LimitedTextInput
        control={control}
        name="releasedBecause"
        label={t('Reason for the release')}
        hint={t('The claim continues from where it stands.')}
        required
        lines={2}
      />
    </CommandFormFrame>
  );
}

export const actionForm: ActionForm = {
  title: 'Release',
  place: 'dialog',
  awayFromQueue: true,
  sharesButton: false,
  Form: Releasing,
};

import Add from '@mui/icons-material/Add';
import DeleteOutline from '@mui/icons-material/DeleteOutlineOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import * as v from 'valibot';
import { incidentKinds, type IncidentType } from '../../domain/incident/incidents';
import { paperNames } from '../../domain/scheme/paperNames';
import { papers } from '../../domain/scheme/papers';
import { neededSchema, withNeeded } from '../../domain/scheme/schemeForm';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppSelector } from '../../store/hooks';
import { selectScheme } from '../../store/scheme/selectors';
import { MultiSelectInput } from '../../ui/form/choice/MultiSelectInput';
import { MenuButton } from '../../ui/menu/MenuButton';
import { PartDialog } from './PartDialog';

const schema = v.object({ needed: neededSchema });

type PapersForm = v.InferInput<typeof schema>;

type PapersDialogProps = { kind: IncidentType; onClose: () => void };

/** The papers that one kind of incident needs. A paper can be added once, and is not offered to stand in for itself. */
export function PapersDialog({ kind, onClose }: PapersDialogProps) {
  const { t } = useTranslation();
  const needed = useAppSelector((state) => selectScheme(state).papers.needed[kind]);
  return (
    <PartDialog<PapersForm>
      part="papers"
      title={t('Papers: {{kind}}', { kind: t(incidentKinds[kind].labels.wizard) })}
      schema={schema}
      defaultValues={{ needed: needed.map(({ paper, standIns }) => ({ paper, standIns: [...standIns] })) }}
      toPart={(form, scheme) => ({ id: 'papers', ...withNeeded(scheme.papers, kind, form.needed) })}
      onClose={onClose}
    >
      {(_control, form) => <NeededFields form={form} />}
    </PartDialog>
  );
}

function NeededFields({ form: { control, setFocus } }: { form: UseFormReturn<PapersForm> }) {
  const { t } = useTranslation();
  const { fields, append, remove } = useFieldArray({ control, name: 'needed' });
  const others = paperNames.filter((name) => fields.every(({ paper }) => paper !== name));
  return (
    <>
      {fields.length === 0 && <div>{t('No papers are needed.')}</div>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {fields.map(({ id, paper }, place) => {
          const title = t(papers[paper].label);
          const removal = t('Remove {{name}}', { name: title });
          return (
            <li key={id}>
              <Box role="group" aria-label={title} sx={{ borderBottom: 1, borderColor: 'divider' }}>
                <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
                  <Box sx={{ fontWeight: 600, flex: 1, minWidth: 0 }}>{title}</Box>
                  <Tooltip title={removal}>
                    <IconButton aria-label={removal} onClick={() => remove(place)}>
                      <DeleteOutline fontSize="small" />
                    </IconButton>
                  </Tooltip>
                </Box>
                <MultiSelectInput
                  control={control}
                  name={`needed.${place}.standIns`}
                  label={t('Papers accepted instead')}
                  placeholder={t('None')}
                  options={paperNames.flatMap((value) =>
                    value === paper ? [] : { value, label: t(papers[value].label) },
                  )}
                />
              </Box>
            </li>
          );
        })}
      </Box>
      {others.length > 0 && (
        <div>
          <MenuButton
            label={t('Add a paper')}
            icon={<Add />}
            entries={others.map((paper) => ({
              label: t(papers[paper].label),
              onChoose: () => {
                append({ paper, standIns: [] }, { shouldFocus: false });
                // Once the menu has given the focus back.
                setTimeout(() => setFocus(`needed.${fields.length}.standIns`));
              },
            }))}
          />
        </div>
      )}
    </>
  );
}

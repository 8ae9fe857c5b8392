import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { incidentLabels } from '../../../domain/claim/fieldLabels';
import { asksAreaName, findPoint } from '../../../domain/incident/incidentForm';
import { protectedAreaNames, protectedAreas } from '../../../domain/incident/incidents';
import { areasNear, findListedArea, listedAreas } from '../../../domain/place/listedAreas';
import { useTranslation } from '../../../i18n/useTranslation';
import { SelectInput } from '../../../ui/form/choice/SelectInput';
import { SuggestInput } from '../../../ui/form/text/SuggestInput';
import type { LocationForm } from './MapField';

/**
 * The kind of protected area nearby and its name. Areas near the coordinates are offered first. A name of the list fills
 * in its kind where none was chosen, and never changes one that was.
 */
export function AreaFields({ form }: { form: LocationForm }) {
  const { t } = useTranslation();
  const { control } = form;
  const [kind, name, gpsLatitude, gpsLongitude] = useWatch({
    control,
    name: ['protectedAreaNearby', 'protectedAreaName', 'gpsLatitude', 'gpsLongitude'],
  });
  const near = useMemo(() => {
    const point = findPoint({ gpsLatitude, gpsLongitude });
    return point ? areasNear(point) : [];
  }, [gpsLatitude, gpsLongitude]);
  const listed = findListedArea(name);
  const setKind = (value: string) =>
    form.setValue('protectedAreaNearby', value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });

  return (
    <>
      <SelectInput
        control={control}
        name="protectedAreaNearby"
        label={t(incidentLabels.protectedAreaNearby)}
        placeholder={t('Select a protected area')}
        options={protectedAreaNames.map((value) => ({ value, label: t(protectedAreas[value].label) }))}
      />
      {asksAreaName({ protectedAreaNearby: kind }) && (
        <Box>
          <SuggestInput
            control={control}
            name="protectedAreaName"
            label={t(incidentLabels.protectedAreaName)}
            hint={t('Choose from the list, or type another name')}
            suggestions={[...new Set([...near, ...listedAreas])].map((area) => area.name)}
            groupOf={
              near.length > 0
                ? (text) => (near.some((area) => area.name === text) ? t('Nearby') : t('Other protected areas'))
                : undefined
            }
            onChosen={(text) => {
              const chosen = findListedArea(text);
              if (chosen && kind === '') setKind(chosen.kind);
            }}
          />
          {listed && kind !== '' && listed.kind !== kind && (
            <Button size="small" onClick={() => setKind(listed.kind)}>
              {t('Change to {{kind}}', { kind: t(protectedAreas[listed.kind].label) })}
            </Button>
          )}
        </Box>
      )}
    </>
  );
}

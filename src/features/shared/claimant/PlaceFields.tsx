import { useMemo } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { areaNames, isWithin, type Area } from '../../../domain/access/areas';
import type { Claimant, ClaimantForm } from '../../../domain/claim/claimant';
import { districtName, districts } from '../../../domain/place/districts';
import { claimantLabels } from '../../../domain/claim/fieldLabels';
import { selectOwnAreas } from '../../../store/claims/ownClaims';
import { useAppSelector } from '../../../store/hooks';
import { useTranslation } from '../../../i18n/useTranslation';
import { SearchSelectInput } from '../../../ui/form/choice/SearchSelectInput';
import { SuggestInput } from '../../../ui/form/text/SuggestInput';
import { LimitedTextInput } from '../../../ui/form/text/LimitedTextInput';
import { FieldGrid } from '../../../ui/form/FieldGrid';
import { isUnlisted, usePlaceNames } from './places';

const districtOptions = districts.map(({ value, name }) => ({ value, label: name }));

const isIn = (areas: readonly Area[], district: string) => areas.some((area) => area.district === district);

/** The districts in which somebody works, then all others. */
function withOwnFirst(areas: readonly Area[] | undefined) {
  if (!areas) return districtOptions;
  const isOwn = ({ value }: (typeof districtOptions)[number]) => isIn(areas, value);
  return [...districtOptions.filter(isOwn), ...districtOptions.filter((option) => !isOwn(option))];
}

/**
 * District, sub-county and parish suggest from the reference lists. A new district erases nothing below it: what its
 * list does not know is marked, since the name may be right and the district the slip, or the list out of date.
 */
export function PlaceFields({ control }: { control: Control<ClaimantForm, unknown, Claimant> }) {
  const { t } = useTranslation();
  const [district, subcounty, parish] = useWatch({ control, name: ['district', 'subcounty', 'parish'] });
  const areas = useAppSelector(selectOwnAreas);
  const options = useMemo(() => withOwnFirst(areas), [areas]);
  // Before there is a sub-county, its district may still be one of theirs.
  const isElsewhere =
    areas !== undefined &&
    (subcounty.trim() ? !isWithin(areas, { district, subcounty }) : district !== '' && !isIn(areas, district));
  const { subcounties, parishes } = usePlaceNames(district, subcounty);
  const unlisted = (name: string, names: readonly string[], within: string) =>
    isUnlisted(name, names)
      ? t('Not on the list for {{place}}. Check it, or leave it as it is.', { place: within })
      : undefined;

  return (
    <FieldGrid>
      <SearchSelectInput
        control={control}
        name="district"
        label={t(claimantLabels.district)}
        options={options}
        hint={
          isElsewhere && areas
            ? t(
                'You work in {{areas}}. You cannot submit a claim from elsewhere, and can only read one that you move there.',
                { areas: areaNames(areas) },
              )
            : undefined
        }
        placeholder={t('Select a district')}
        required
      />
      <SuggestInput
        control={control}
        name="subcounty"
        label={t(claimantLabels.subcounty)}
        hint={unlisted(subcounty, subcounties, districtName(district))}
        suggestions={subcounties}
        required
      />
      <SuggestInput
        control={control}
        name="parish"
        label={t(claimantLabels.parish)}
        hint={unlisted(parish, parishes, subcounty.trim())}
        suggestions={parishes}
      />
      <LimitedTextInput control={control} name="village" label={t(claimantLabels.village)} />
    </FieldGrid>
  );
}

import Alert from '@mui/material/Alert';
import { useWatch, type Control } from 'react-hook-form';
import type * as v from 'valibot';
import type { accessSchema } from '../../domain/scheme/schemeForm';
import { areaName } from '../../domain/access/areas';
import { asksForAccounts } from '../../domain/access/account';
import { findMissingPeople } from '../../domain/access/fourEyesPeople';
import { findLockedOut, findWithoutArea } from '../../domain/access/lockOut';
import { useTranslation } from '../../i18n/useTranslation';
import { selectAccessFacts } from '../../store/access/selectors';
import { selectActedNames, selectUncovered } from '../../store/access/figures';
import { useAppSelector } from '../../store/hooks';

/** How many people or places a warning names. */
const mostNamed = 8;

/** What the rules that are being chosen would mean for those who work here now, before they are saved. */
export function AccessWarnings({ control }: { control: Control<v.InferInput<typeof accessSchema>> }) {
  const { t } = useTranslation();
  const { users } = useAppSelector(selectAccessFacts);
  const acted = useAppSelector(selectActedNames);
  const uncovered = useAppSelector(selectUncovered);
  const [managedOnly, ownDistricts, fourEyes] = useWatch({
    control,
    name: ['managedOnly', 'ownDistricts', 'fourEyes'],
  });

  const named = (names: readonly string[], between = ', ') =>
    names.length > mostNamed
      ? t('{{names}} and {{count}} more', {
          names: names.slice(0, mostNamed).join(between),
          count: names.length - mostNamed,
        })
      : names.join(between);
  const lockedOut = asksForAccounts({ managedOnly, ownDistricts, fourEyes }) ? findLockedOut(users, acted) : [];
  const missing = fourEyes ? findMissingPeople(users) : [];
  const withoutArea = ownDistricts ? findWithoutArea(users) : [];
  const warnings = [
    !managedOnly && (ownDistricts || fourEyes) && t('With this, only accounts in User Management can sign in.'),
    lockedOut.length > 0 &&
      t('These people have no account and could not sign in: {{names}}.', { names: named(lockedOut) }),
    missing.length > 0 &&
      t('There are too few people. No active account would be left for: {{parts}}.', {
        parts: missing.map((part) => t(part)).join(', '),
      }),
    withoutArea.length > 0 &&
      t('These officers have no district in their account and could change no claim: {{names}}.', {
        names: named(withoutArea.map(({ name }) => name)),
      }),
    ownDistricts &&
      uncovered.length > 0 &&
      t('No active officer works in: {{places}}. Nobody could verify the claims there.', {
        places: named(uncovered.map(areaName), '; '),
      }),
  ];
  return warnings.map(
    (text) =>
      text && (
        <Alert key={text} severity="warning">
          {text}
        </Alert>
      ),
  );
}

import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useEffect, useId, useState } from 'react';
import { mayDo } from '../../domain/user/permissions';
import { roles, type Role } from '../../domain/user/roles';
import type { Words } from '../../domain/words';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppSelector } from '../../store/hooks';
import { isUntouchedSample } from '../../store/register/firstDay';
import { beginners, beginningNames, beginnings, type ChosenBeginning } from './beginnings';

type FirstDayProps = { onChoose: (beginning: ChosenBeginning | undefined) => void };

/** Where nobody has ever signed in: what the device is to begin with. Nothing needs to be chosen, and nothing is kept of it. */
export function FirstDay({ onChoose }: FirstDayProps) {
  const { t } = useTranslation();
  const id = useId();
  const [chosen, setChosen] = useState<(typeof beginningNames)[number]>('sample');
  const untouched = useAppSelector(isUntouchedSample);
  const count = useAppSelector((state) => state.claims.ids.length);
  // Somebody else came first, or the page is left: nothing that was chosen holds any more.
  useEffect(() => (untouched ? () => onChoose(undefined) : undefined), [untouched, onChoose]);
  if (!untouched) return null;

  const choose = (value: string) => {
    const name = beginningNames.find((one) => one === value) ?? 'sample';
    const { path } = beginnings[name];
    setChosen(name);
    onChoose(path === null ? undefined : { refuse, goTo: () => goToAfterSignIn(path) });
  };
  return (
    <FormControl sx={{ mt: 3, pt: 2, width: 1, borderTop: 1, borderColor: 'divider' }}>
      <FormLabel
        id={`${id}-label`}
        sx={{ typography: 'h3', color: 'text.primary', '&.Mui-focused': { color: 'text.primary' } }}
      >
        {t('First time on this device?')}
      </FormLabel>
      <RadioGroup
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-text`}
        value={chosen}
        onChange={(_event, value) => choose(value)}
        sx={{ mt: 0.5 }}
      >
        {beginningNames.map((name) => (
          <FormControlLabel
            key={name}
            value={name}
            label={t(beginnings[name].label)}
            control={<Radio size="small" sx={{ py: 0.5 }} />}
          />
        ))}
      </RadioGroup>
      {/* Room for two lines, so that another choice moves nothing. */}
      <FormHelperText id={`${id}-text`} sx={{ mx: 0, minHeight: '3em' }}>
        {t(beginnings[chosen].text, { number: count, role: beginners.map((role) => t(roles[role].label)).join(', ') })}
      </FormHelperText>
      <FormHelperText sx={{ mx: 0 }}>
        {t(
          'To encrypt real claims from the start, first turn on the device passphrase in Settings, Security and privacy.',
        )}
      </FormHelperText>
    </FormControl>
  );
}

const refuse = (role: Role): Words | undefined =>
  mayDo('replaceRegister', role)
    ? undefined
    : 'Only an administrator can start this way. Choose that role, or the sample register.';

/** The way on from sign-in is taken from the tab's history. Answers how to take that back. */
function goToAfterSignIn(path: string): () => void {
  const before: unknown = window.history.state;
  window.history.replaceState({ from: path }, '');
  return () => window.history.replaceState(before, '');
}

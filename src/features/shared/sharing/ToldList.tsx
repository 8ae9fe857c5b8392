import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { claimPath } from '../../../domain/routes';
import { useTranslation } from '../../../i18n/useTranslation';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { forgetTold } from '../../../store/share/commands';
import type { Told } from '../../../store/share/status';
import { typedAgain } from './typedAgain';
import { useFormats } from '../../../ui/text/formats';
import { fillIn } from '../../../ui/commandForm/unsent';
import { refusalText } from '../../../ui/text/refusalText';

/** What this device did that counts nowhere, what stood in its way, and the claims it was about. */
export function ToldList({ told }: { told: readonly Told[] }) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const formats = useFormats();
  const claims = useAppSelector((state) => state.claims.entities);
  return (
    <Alert severity="warning" sx={{ '& .MuiAlert-message': { flexGrow: 1 } }}>
      {t('These changes were not made. Another device was first:')}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {told.map(({ id, label, subjects, refusal, at, command }, place) => (
          <li key={`${id} ${place}`}>
            {t(label)}, {formats.dateTime(at)}. {refusalText(t, refusal, formats)}{' '}
            {subjects.map((subject) =>
              claims[subject] ? (
                <Link key={subject} component={RouterLink} to={claimPath(subject)} noWrap sx={{ mr: 1 }}>
                  {subject}
                </Link>
              ) : (
                ` ${subject}`
              ),
            )}
            {typedAgain({ command }).map(({ form, values, path }) => (
              <Link key={form} component={RouterLink} to={path} sx={{ mr: 1 }} onClick={() => fillIn(form, values)}>
                {t('Fill in the form again')}
              </Link>
            ))}
          </li>
        ))}
      </Box>
      {/* Below it: beside it, a phone has no room for the list. */}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
        <Button color="inherit" size="small" onClick={() => void dispatch(forgetTold(told.map(({ id }) => id)))}>
          {t('Dismiss')}
        </Button>
      </Box>
    </Alert>
  );
}

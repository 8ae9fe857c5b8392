import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState, type ComponentProps, type ComponentType } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppSelector } from '../../store/hooks';
import { isUntouchedSample } from '../../store/register/firstDay';
import { Emblem } from '../../ui/page/Emblem';
import { LanguageChoice } from '../../ui/page/LanguageChoice';
import type { ChosenBeginning } from './beginnings';
import type { FirstDay } from './FirstDay';
import { LoginForm } from './LoginForm';
import { SessionEnded } from './SessionEnded';

/** Hero at the left, form at the right; under 900 px the hero is a band above the form. */
export function LoginPage() {
  const { t } = useTranslation();
  const [beginning, setBeginning] = useState<ChosenBeginning>();
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(440px, 38%)' },
        gridTemplateRows: { xs: 'auto 1fr', md: '1fr' },
        flex: 1,
      }}
    >
      <title>{`${t('Sign in')} · ${t('Wildlife Claims Portal')}`}</title>
      <Box
        component="header"
        sx={{ position: 'relative', overflow: 'hidden', height: { xs: 152, sm: 'min(35vw, 40dvh)', md: 'auto' } }}
      >
        <Box
          sx={[
            { position: 'absolute', inset: 0, bgcolor: 'text.primary' },
            (theme) => theme.applyStyles('dark', { bgcolor: 'background.default' }),
          ]}
        >
          <Scenery />
        </Box>
        <Purpose />
      </Box>
      <Box
        component="main"
        sx={{
          display: 'flex',
          flexDirection: 'column',
          px: { xs: 2, sm: 6 },
          // Held at the top, so that nothing that comes under the form moves it.
          pt: { xs: 3, md: 'max(24px, 50dvh - 344px)' },
          pb: 3,
          bgcolor: 'background.paper',
          borderLeft: { md: 1 },
          borderColor: { md: 'divider' },
        }}
      >
        <Box sx={{ width: '100%', maxWidth: 400, mx: 'auto' }}>
          <Box sx={{ mb: 2 }}>
            <LanguageChoice />
          </Box>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 3 }}>
            <Emblem size={44} />
            <Box>
              <Typography variant="h1" sx={{ outline: 0 }}>
                {t('Wildlife Claims Portal')}
              </Typography>
              <Typography sx={{ color: 'text.secondary' }}>{t('Sign in with your role and email.')}</Typography>
            </Box>
          </Box>
          <SessionEnded />
          <LoginForm beginning={beginning} />
          <Typography variant="body2" sx={{ mt: 3, color: 'text.secondary' }}>
            {t('You sign in on this device only. No server checks your password or code, and they are not stored.')}
          </Typography>
          <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
            {t('Authorized personnel only. All access is monitored and logged.')}
          </Typography>
          <FirstDayWhenNew onChoose={setBeginning} />
        </Box>
      </Box>
    </Box>
  );
}

/** On the dark ground at the foot of the hero, which the band of a narrow screen does not show. */
function Purpose() {
  const { t } = useTranslation();
  return (
    <Box
      sx={{
        display: { xs: 'none', md: 'block' },
        position: 'absolute',
        insetInline: 0,
        bottom: 0,
        maxWidth: 640,
        p: 5,
        textWrap: 'balance',
        color: 'common.white',
      }}
    >
      <Typography variant="h1" component="p">
        {t('Compensation for harm caused by wildlife in Uganda')}
      </Typography>
      <Typography sx={{ mt: 0.5 }}>
        {t('One register of claims, from registration and verification to decision, approval and payment.')}
      </Typography>
    </Box>
  );
}

const loadFirstDay = () => import(/* webpackChunkName: "first-day" */ './FirstDay');

/** Loaded only where nobody has signed in on this device yet. Without its code the sample register is what there is. */
function FirstDayWhenNew(props: ComponentProps<typeof FirstDay>) {
  const isNew = useAppSelector(isUntouchedSample);
  const [file, setFile] = useState<Awaited<ReturnType<typeof loadFirstDay>>>();
  useEffect(() => {
    if (isNew) loadFirstDay().then(setFile, () => undefined);
  }, [isNew]);
  return file ? <file.FirstDay {...props} /> : null;
}

/** Comes after the form: nobody waits for a picture to sign in. */
function Scenery() {
  const [picture, setPicture] = useState<{ LoginHero: ComponentType }>();
  useEffect(() => {
    let current = true;
    import(/* webpackChunkName: "login-hero" */ '../../ui/page/LoginHero').then(
      (file) => current && setPicture(file),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, []);
  return picture ? <picture.LoginHero /> : null;
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { languageNames, languages, type Language } from '../../domain/settings/languages';
import { pickLanguage } from '../../i18n/speak';
import { useTranslation } from '../../i18n/useTranslation';
import { languageFailed } from '../onDemand/languageFailed';

/** Each language by its own name, for whoever cannot read the one that is spoken. It is kept with the next sign-in. */
export function LanguageChoice() {
  const { t, language } = useTranslation();
  const [failed, setFailed] = useState(false);
  const choose = async (name: Language) => setFailed(!(await pickLanguage(name)));
  return (
    <div>
      <Box role="group" aria-label={t('Language')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mx: -0.75 }}>
        {languageNames.map((name) => (
          <Button
            key={name}
            size="small"
            lang={name}
            aria-pressed={name === language}
            onClick={() => void choose(name)}
            sx={{ fontWeight: name === language ? 650 : 400, minWidth: 44 }}
          >
            {languages[name].ownName}
          </Button>
        ))}
      </Box>
      {failed && (
        <Typography role="alert" variant="body2" color="error">
          {t(languageFailed)}
        </Typography>
      )}
    </div>
  );
}

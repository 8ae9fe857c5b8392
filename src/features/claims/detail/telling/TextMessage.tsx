import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormLabel from '@mui/material/FormLabel';
import type { TFunction } from 'i18next';
import { useEffect, useId, useState } from 'react';
import type { Claim } from '../../../../domain/claim/claim';
import { findTellMessage, messageLength } from '../../../../domain/claim/telling/tellMessage';
import type { ToldDecisionKind } from '../../../../domain/claim/toldRecord';
import { isLanguage, languageNames, languages, type Language } from '../../../../domain/settings/languages';
import { i18n } from '../../../../i18n/i18n';
import { loadWords } from '../../../../i18n/speak';
import { useTranslation } from '../../../../i18n/useTranslation';
import { Choice } from '../../../../ui/form/choice/Choice';
import { languageFailed } from '../../../../ui/onDemand/languageFailed';
import { toast } from '../../../../ui/toast/toast';

/** The words of a language, whichever the page speaks: undefined while they load, null where they do not. */
function useWordsIn(language: Language): TFunction | undefined | null {
  const [loaded, setLoaded] = useState<{ language: Language; t: TFunction | null }>();
  useEffect(() => {
    let wanted = true;
    const keep = (t: TFunction | null) => wanted && setLoaded({ language, t });
    loadWords(language).then(
      () => keep(i18n.getFixedT(language)),
      () => keep(null),
    );
    return () => {
      wanted = false;
    };
  }, [language]);
  return loaded?.language === language ? loaded.t : undefined;
}

/** The words of a text message that tells the claimant of the decision, to copy into a phone. */
export function TextMessage({ claim, kind }: { claim: Claim; kind: ToldDecisionKind }) {
  const { t, language: spoken } = useTranslation();
  const [language, setLanguage] = useState<Language>(spoken);
  const says = useWordsIn(language);
  const [languageId, textId] = [useId(), useId()];
  const { message, params } = findTellMessage(claim, kind);
  const text = says?.(message, params) ?? '';

  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast.success(t('Copied')),
      () => toast.refused(t('Not copied'), t('The browser blocked copying. Select the message and copy it instead.')),
    );

  return (
    <Box sx={{ display: 'grid', gap: 1, p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <FormLabel id={textId} component="div">
          {t('Message to send')}
        </FormLabel>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <FormLabel htmlFor={languageId}>{t('Language')}</FormLabel>
          <Choice
            value={language}
            options={languageNames.map((name) => ({ value: name, label: languages[name].ownName }))}
            onChoose={(name) => isLanguage(name) && setLanguage(name)}
            inputProps={{ id: languageId }}
          />
        </Box>
      </Box>
      {says === null ? (
        <Alert severity="error">{t(languageFailed)}</Alert>
      ) : (
        <Box
          role="group"
          aria-labelledby={textId}
          lang={language}
          sx={{ minHeight: '3lh', userSelect: 'text', overflowWrap: 'anywhere' }}
        >
          {text}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          {t('{{number}} of {{limit}} characters', { number: text.length, limit: messageLength })}
        </Box>
        <Button variant="outlined" size="small" disabled={!text} onClick={() => void copy()}>
          {t('Copy message')}
        </Button>
      </Box>
    </Box>
  );
}

import Button from '@mui/material/Button';
import { useState } from 'react';
import { databasePrefixOfBefore, isKeyOfBefore } from '../../domain/register/ofBefore';
import { useTranslation } from '../../i18n/useTranslation';
import { LanguageChoice } from '../../ui/page/LanguageChoice';
import { PlainPage } from '../trouble/PlainPage';
import { clearDevice } from './clearDevice';
import { makeFileOfBefore } from './fileOfBefore';
import { StartAnew } from './StartAnew';

const stored = { databasePrefix: databasePrefixOfBefore, isKey: isKeyOfBefore };

/** This browser holds what a test version of the portal kept. It can be handed over as a file, and removed. */
export function RegisterOfBefore() {
  const { t } = useTranslation();
  const [startsAnew, setStartsAnew] = useState(false);
  return (
    <PlainPage
      title={t('The data in this browser is from a test version of the portal')}
      above={<LanguageChoice />}
      action={
        <Button variant="contained" onClick={() => setStartsAnew(true)}>
          {t('Start over on this device…')}
        </Button>
      }
    >
      <p>{t('It was made before version 1.0.0, and this version cannot use it. Nothing was changed.')}</p>
      <p>{t('Download it as a file, then start over with an empty register or the sample.')}</p>
      {startsAnew && (
        <StartAnew
          about="Download the data first, in case something in it is needed later. The portal cannot import this file: reading it needs technical help."
          takeLabel="Download the data"
          fileName="wildlife-claims-before-1-0"
          make={makeFileOfBefore}
          clear={() => clearDevice(stored)}
          onClose={() => setStartsAnew(false)}
        />
      )}
    </PlainPage>
  );
}

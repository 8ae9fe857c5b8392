import MyLocationOutlined from '@mui/icons-material/MyLocationOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useRef, useState } from 'react';
import { incidentLabels } from '../../../domain/claim/fieldLabels';
import { formatNumber } from '../../../domain/settings/format';
import { isInUganda } from '../../../domain/place/location';
import type { Words } from '../../../domain/words';
import { useTranslation } from '../../../i18n/useTranslation';
import { currentLocation, type LocationRefusal } from '../../../platform/location';
import { TextInput } from '../../../ui/form/text/TextInput';
import { touchScreen } from '../../../ui/theme/media';
import { WideField } from '../../../ui/form/FieldGrid';
import { writeCoordinates, type LocationForm } from './MapField';

const refusals: Record<LocationRefusal, Words> = {
  denied: "This site is not allowed to see your location. Allow it in the browser's settings, or type the coordinates.",
  unavailable: 'This device cannot find its location. Type the coordinates, or describe the location below.',
  timeout: 'Your location was not found in time. Try again under open sky, or type the coordinates.',
};

type Answer = { found: true; text: string } | { found: false; text: string };

/** Coordinates, typed or taken from the device. */
export function LocationFields({ form }: { form: LocationForm }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const [answer, setAnswer] = useState<Answer>();
  const phone = useMediaQuery(touchScreen);
  const shown = useRef(true);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);

  const locate = async () => {
    setAsking(true);
    setAnswer(undefined);
    const result = await currentLocation();
    if (!shown.current) return;
    setAsking(false);
    if (!result.ok) {
      setAnswer({ found: false, text: t(refusals[result.reason]) });
      return;
    }
    const { latitude, longitude, accuracyMetres } = result;
    if (!isInUganda(latitude, longitude)) {
      const text = t("This device's location is outside Uganda. The coordinates were not changed.");
      setAnswer({ found: false, text });
      return;
    }
    writeCoordinates(form, { latitude, longitude });
    const metres = formatNumber(accuracyMetres);
    setAnswer({ found: true, text: t('Location from this device, accurate to about {{metres}} m', { metres }) });
  };

  return (
    <>
      <TextInput
        control={form.control}
        name="gpsLatitude"
        label={t(incidentLabels.gpsLatitude)}
        hint={t('Decimal degrees, for example 0.3476')}
        inputMode="decimal"
        endAction={phone && <SignButton form={form} />}
      />
      <TextInput
        control={form.control}
        name="gpsLongitude"
        label={t(incidentLabels.gpsLongitude)}
        hint={t('Decimal degrees, for example 32.5825')}
        inputMode="decimal"
      />
      <WideField>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 1, mb: 1.5 }}>
          <Button
            variant="outlined"
            startIcon={<MyLocationOutlined />}
            loading={asking}
            loadingPosition="start"
            onClick={() => void locate()}
          >
            {t('Use my location')}
          </Button>
          <Box role="status" sx={{ color: 'text.secondary', typography: 'body2' }}>
            {asking && t('Finding your location…')}
            {answer?.found && answer.text}
          </Box>
          {answer && !answer.found && (
            <Alert severity="warning" sx={{ flex: '1 1 100%' }}>
              {answer.text}
            </Alert>
          )}
        </Box>
      </WideField>
    </>
  );
}

/** The minus sign of a latitude south of the equator, which the number keys of some phones lack. */
function SignButton({ form }: { form: LocationForm }) {
  const { t } = useTranslation();
  return (
    <IconButton
      size="small"
      edge="end"
      aria-label={t('North or south of the equator')}
      onClick={() => {
        const typed = form.getValues('gpsLatitude');
        const turned = typed.startsWith('-') ? typed.slice(1) : `-${typed}`;
        form.setValue('gpsLatitude', turned, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
        form.setFocus('gpsLatitude');
      }}
    >
      ±
    </IconButton>
  );
}

import Box from '@mui/material/Box';
import { useCallback, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { CannotShow } from './CannotShow';

type PictureProps = { name: string; blob: Blob; zoom: number; turns: number };

/** A photograph, as large as it fits, times the zoom. Shown by `img` alone, which runs nothing that is in the file. */
export function Picture({ name, blob, zoom, turns }: PictureProps) {
  const { t } = useTranslation();
  const show = useCallback(
    (image: HTMLImageElement) => {
      image.src = URL.createObjectURL(blob);
      return () => URL.revokeObjectURL(image.src);
    },
    [blob],
  );
  const [ratio, setRatio] = useState<number>();
  const [broken, setBroken] = useState(false);
  if (broken) {
    return (
      <CannotShow downloadable>
        {t('This file cannot be shown. It is damaged, or is not an image this browser can open.')}
      </CannotShow>
    );
  }
  const lying = turns % 2 === 1;
  const frame = fitFrame(ratio === undefined || !lying ? ratio : 1 / ratio, zoom);
  return (
    <Box style={frame} sx={{ position: 'relative' }}>
      <Box
        component="img"
        ref={show}
        alt={name}
        draggable={false}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => setRatio(naturalWidth / naturalHeight)}
        onError={() => setBroken(true)}
        style={{
          width: lying ? frame.height : frame.width,
          height: lying ? frame.width : frame.height,
          transform: `translate(-50%, -50%) rotate(${turns * 90}deg)`,
        }}
        sx={{ position: 'absolute', top: '50%', left: '50%', objectFit: 'contain' }}
      />
    </Box>
  );
}

/** The largest box of a ratio in the stage; all of the stage while the ratio is unknown. */
function fitFrame(ratio: number | undefined, zoom: number) {
  if (!ratio) return { width: '100cqw', height: '100cqh' };
  return {
    width: `calc(min(100cqw, 100cqh * ${ratio}) * ${zoom})`,
    height: `calc(min(100cqh, 100cqw / ${ratio}) * ${zoom})`,
  };
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from '../../../../i18n/useTranslation';
import { ClaimId } from '../../../../ui/ClaimId';
import { useFormats } from '../../../../ui/formats';
import { refusalText } from '../../../../ui/refusalText';
import { ChangedNotice } from './ChangedNotice';
import type { LeftOut } from './useBulkClaims';

/** The selected claims that nothing will be done to, each with the reason. */
export function LeftOutClaims({ claims, onPutBack }: { claims: readonly LeftOut[]; onPutBack: (id: string) => void }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const titleId = useId();
  if (claims.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <Typography id={titleId} variant="h3" component="h3">
        {t('{{count}} claims left out', { count: claims.length })}
      </Typography>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          '& li': { py: 1, borderBottom: 1, borderColor: 'divider', contentVisibility: 'auto' },
          '& .reason': { display: 'block', color: 'text.secondary' },
          '& .notice': { display: 'block', color: 'info.main' },
        }}
      >
        {claims.map(({ id, claim, refusal, changed }) => (
          <li key={id}>
            <ClaimId id={id} /> {claim?.claimant.fullName}
            <span className="reason">
              {refusal ? refusalText(t, refusal, formats) : t('Left out by hand.')}
              {!refusal && (
                <Button size="small" aria-label={t('Put back {{id}}', { id })} onClick={() => onPutBack(id)}>
                  {t('Put back')}
                </Button>
              )}
            </span>
            {claim && changed && <ChangedNotice claim={claim} />}
          </li>
        ))}
      </Box>
    </section>
  );
}

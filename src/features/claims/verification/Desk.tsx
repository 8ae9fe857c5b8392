import { memo } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { findClaim } from '../../../store/claims/selectors';
import { useAppSelector } from '../../../store/hooks';
import { ClaimDesk, type ClaimDeskProps } from './ClaimDesk';
import { DeskMessage } from './DeskMessage';

type DeskProps = Omit<ClaimDeskProps, 'claim'> & { claimId: string };

/** The claim of an id, or the word that there is none. */
export const Desk = memo(function Desk({ claimId, ...rest }: DeskProps) {
  const { t } = useTranslation();
  const claim = useAppSelector((state) => findClaim(state, claimId));
  if (claim) return <ClaimDesk claim={claim} {...rest} />;
  const { bar, arriving, onArrived, onChoose } = rest;
  return (
    <DeskMessage
      title={t('Claim Not Found')}
      text={t('The claim with ID {{id}} could not be found', { id: claimId })}
      bar={bar}
      arriving={arriving}
      onArrived={onArrived}
      onChoose={onChoose}
    />
  );
});

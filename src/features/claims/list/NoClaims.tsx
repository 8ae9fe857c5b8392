import InboxOutlined from '@mui/icons-material/InboxOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import { activeFilters, type ClaimFilter } from '../../../domain/claim/list/claimFilter';
import { selectOwnAreas } from '../../../store/claims/ownClaims';
import { useAppSelector } from '../../../store/hooks';
import type { ListChange } from './address/useListAddress';
import { useTranslation } from '../../../i18n/useTranslation';
import { EmptyState } from '../../../ui/page/EmptyState';
import { NothingFound } from '../../../ui/page/NothingFound';

/** A register without a claim. */
export function EmptyRegister({ newClaim }: { newClaim: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Card>
      <EmptyState
        icon={<InboxOutlined />}
        title={t('No claims yet')}
        text={t('Claims appear here once a district officer has registered them.')}
        action={newClaim}
      />
    </Card>
  );
}

type NoneMatchProps = {
  filter: ClaimFilter;
  onClear: () => void;
  onChangeView: (change: ListChange) => void;
};

/** A list filtered to nothing. */
export function NoneMatch({ filter, onClear, onChangeView }: NoneMatchProps) {
  const { t } = useTranslation();
  const isBound = useAppSelector(selectOwnAreas) !== undefined;
  const [only, ...others] = activeFilters(filter);
  const single = others.length === 0 ? only : undefined;
  if (single?.kind === 'myDocket') {
    return (
      <NothingFound
        icon={<InboxOutlined />}
        title={t('Your docket is empty')}
        text={t('Claims waiting for your action appear here.')}
        onClear={onClear}
      />
    );
  }
  if (isBound && !filter.allDistricts) {
    return (
      <EmptyState
        icon={<PlaceOutlined />}
        title={only ? t('No claims match') : t('No claims in your districts')}
        text={t('Only claims in your districts are listed.')}
        action={
          <Button variant="outlined" onClick={() => onChangeView({ filter: { allDistricts: true } })}>
            {t('Show all districts')}
          </Button>
        }
      />
    );
  }
  const text =
    single?.kind === 'search'
      ? t('Nothing in the register matches "{{search}}".', { search: single.text })
      : t('No claim matches all the filters.');
  return <NothingFound title={t('No claims match')} text={text} onClear={onClear} />;
}

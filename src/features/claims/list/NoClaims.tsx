import InboxOutlined from '@mui/icons-material/InboxOutlined';
import SearchOff from '@mui/icons-material/SearchOff';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import { activeFilters, type ClaimFilter } from '../../../domain/claimFilter';
import { useTranslation } from '../../../i18n/useTranslation';
import { EmptyState } from '../../../ui/EmptyState';

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

/** A list filtered to nothing. */
export function NothingFound({ filter, onClear }: { filter: ClaimFilter; onClear: () => void }) {
  const { t } = useTranslation();
  const [only, ...others] = activeFilters(filter);
  const single = others.length === 0 ? only : undefined;
  const emptyDocket = single?.kind === 'myDocket';
  const text = () => {
    if (emptyDocket) return t('Claims appear here when it is the turn of your role.');
    if (single?.kind === 'search') return t('Nothing in the register matches "{{search}}".', { search: single.text });
    return t('No claim matches all the filters.');
  };
  return (
    <Card>
      <EmptyState
        icon={emptyDocket ? <InboxOutlined /> : <SearchOff />}
        title={emptyDocket ? t('Your docket is empty') : t('No claims match')}
        text={text()}
        action={
          <Button variant="outlined" onClick={onClear}>
            {t('Clear all')}
          </Button>
        }
      />
    </Card>
  );
}

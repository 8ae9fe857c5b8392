import InboxOutlined from '@mui/icons-material/InboxOutlined';
import SearchOff from '@mui/icons-material/SearchOff';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
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
export function NothingFound({ search, onClear }: { search: string; onClear: () => void }) {
  const { t } = useTranslation();
  return (
    <Card>
      <EmptyState
        icon={<SearchOff />}
        title={t('No claims match')}
        text={t('Nothing in the register matches "{{search}}".', { search: search.trim() })}
        action={
          <Button variant="outlined" onClick={onClear}>
            {t('Clear all')}
          </Button>
        }
      />
    </Card>
  );
}

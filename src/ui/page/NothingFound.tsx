import SearchOff from '@mui/icons-material/SearchOff';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { EmptyState } from './EmptyState';

type NothingFoundProps = {
  icon?: ReactNode;
  title: string;
  /** What was asked for and nothing has. */
  text: string;
  onClear: () => void;
};

/** A list that search and filters leave empty. */
export function NothingFound({ icon = <SearchOff />, title, text, onClear }: NothingFoundProps) {
  const { t } = useTranslation();
  return (
    <Card>
      <EmptyState
        icon={icon}
        title={title}
        text={text}
        action={
          <Button variant="outlined" onClick={onClear}>
            {t('Clear all')}
          </Button>
        }
      />
    </Card>
  );
}

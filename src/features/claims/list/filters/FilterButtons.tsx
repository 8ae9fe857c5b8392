import AssignmentIndOutlined from '@mui/icons-material/AssignmentIndOutlined';
import BookmarkBorder from '@mui/icons-material/BookmarkBorderOutlined';
import Tune from '@mui/icons-material/TuneOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { memo, type RefObject } from 'react';
import { useTranslation } from '../../../../i18n/useTranslation';
import type { ListChange } from '../address/useListAddress';

type FilterButtonsProps = {
  /** How many filters are active. */
  count: number;
  panelId: string;
  panelOpen: boolean;
  onTogglePanel: () => void;
  myDocket: boolean;
  /** Undefined for whoever works everywhere. */
  myDistricts: boolean | undefined;
  onChangeView: (change: ListChange) => void;
  viewsOpen: boolean;
  onOpenViews: (anchor: HTMLElement) => void;
  filtersRef: RefObject<HTMLButtonElement | null>;
};

/** What stands beside the search; typing there draws none of it again. */
export const FilterButtons = memo(function FilterButtons(props: FilterButtonsProps) {
  const { count, panelId, panelOpen, onTogglePanel, myDocket, myDistricts, onChangeView } = props;
  const { viewsOpen, onOpenViews, filtersRef } = props;
  const { t } = useTranslation();
  return (
    <>
      <Button
        ref={filtersRef}
        variant="outlined"
        color="secondary"
        startIcon={<Tune />}
        endIcon={count > 0 ? <Box component="span" sx={badge} children={count} /> : undefined}
        aria-label={count > 0 ? t('Filters: {{count}} active', { count }) : t('Filters')}
        aria-expanded={panelOpen}
        aria-controls={panelOpen ? panelId : undefined}
        onClick={onTogglePanel}
      >
        {/* Apart from the number that stands beside it: the name says both as they are seen. */}
        {`${t('Filters')} `}
      </Button>
      <Button
        variant="outlined"
        color="secondary"
        startIcon={<AssignmentIndOutlined />}
        aria-pressed={myDocket}
        onClick={() => onChangeView({ filter: { myDocket: !myDocket } })}
        sx={myDocket ? pressed : undefined}
      >
        {t('My docket')}
      </Button>
      {myDistricts !== undefined && (
        <Button
          variant="outlined"
          color="secondary"
          aria-pressed={myDistricts}
          onClick={() => onChangeView({ filter: { allDistricts: myDistricts } })}
          sx={myDistricts ? pressed : undefined}
        >
          {t('My districts')}
        </Button>
      )}
      <Button
        variant="outlined"
        color="secondary"
        startIcon={<BookmarkBorder />}
        aria-haspopup="dialog"
        aria-expanded={viewsOpen}
        onClick={(event) => onOpenViews(event.currentTarget)}
      >
        {t('Saved views')}
      </Button>
    </>
  );
});

const badge = {
  minWidth: 20,
  px: 0.75,
  borderRadius: 10,
  typography: 'caption',
  fontWeight: 600,
  lineHeight: '20px',
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  '&&': { fontSize: '0.75rem' },
} as const;

const pressed = { bgcolor: 'action.selected', borderColor: 'primary.main', color: 'primary.main' } as const;

import Close from '@mui/icons-material/CloseOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { memo, useId, useRef, useState } from 'react';
import { activeFilters } from '../../../../domain/claim/list/claimFilter';
import type { ClaimsView, SavedView } from '../../../../domain/claim/list/savedView';
import type { ViewNameForm } from '../../../../domain/claim/list/viewNameForm';
import { useTranslation } from '../../../../i18n/useTranslation';
import { useAppDispatch, useAppSelector } from '../../../../store/hooks';
import { deleteView, renameView, restoreView, saveView } from '../../../../store/savedViews/commands';
import { selectMyViews } from '../../../../store/savedViews/selectors';
import { useFormats } from '../../../../ui/text/formats';
import { tellRefusal, tellResult } from '../../../../ui/toast/tellResult';
import type { ListChange } from '../address/useListAddress';
import { activeFilterText } from './activeFilterText';
import { ViewNameDialog } from './ViewNameDialog';

type SavedViewsProps = {
  /** The button it hangs from while it is open. */
  anchor: HTMLElement | null;
  onClose: () => void;
  onApply: (change: ListChange) => void;
  /** Saves the list as it is shown. */
  onSave: () => void;
};

/** The person's saved views: to show the list by one, to rename and to delete them. */
export const SavedViews = memo(function SavedViews({ anchor, onClose, onApply, onSave }: SavedViewsProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const dispatch = useAppDispatch();
  const views = useAppSelector(selectMyViews);
  const [renaming, setRenaming] = useState<SavedView>();
  /** Gone, and to be had back as long as the list is open. */
  const [deleted, setDeleted] = useState<SavedView[]>([]);
  const [openedAt, setOpenedAt] = useState(anchor);
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);

  if (anchor !== openedAt) {
    setOpenedAt(anchor);
    setDeleted([]);
  }
  const apply = ({ view }: SavedView) => {
    onClose();
    onApply({ ...view, filter: { allDistricts: false, ...view.filter }, page: 1 });
  };
  const save = () => {
    onClose();
    onSave();
  };
  const rename = async ({ id }: SavedView, form: ViewNameForm) => {
    const result = await dispatch(renameView(id, form));
    return tellResult(t, result, { done: t('View renamed'), detail: form.name });
  };
  const remove = async (view: SavedView) => {
    const result = await dispatch(deleteView(view.id));
    if (!result.ok) return tellRefusal(t, result.refusal, formats);
    setDeleted((views) => [...views, view]);
    // The button that had the focus went away with its view; the focus stays in the list.
    title.current?.focus();
  };
  const bringBack = async (view: SavedView) => {
    title.current?.focus();
    setDeleted((views) => views.filter(({ id }) => id !== view.id));
    const result = await dispatch(restoreView(view));
    if (result.ok) return;
    setDeleted((views) => [...views, view]);
    tellRefusal(t, result.refusal, formats);
  };

  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: { mt: 0.5, width: 'min(380px, calc(100vw - 32px))', maxHeight: 'min(480px, calc(100dvh - 96px))' },
        },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          minHeight: 48,
          pl: 2,
          pr: 1,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography ref={title} id={titleId} tabIndex={-1} variant="h2" sx={{ flex: 1, outline: 0 }}>
          {t('Saved views')}
        </Typography>
        <IconButton onClick={onClose} aria-label={t('Close')}>
          <Close fontSize="small" />
        </IconButton>
      </Box>
      {views.length === 0 ? (
        <Box sx={{ p: 2, color: 'text.secondary' }}>
          {t('No saved views yet. Save View saves the current filters, order and page size.')}
        </Box>
      ) : (
        <Box component="ul" aria-labelledby={titleId} sx={{ listStyle: 'none', m: 0, p: 0.5 }}>
          {views.map((view) => (
            <Box component="li" key={view.id} sx={{ display: 'flex', alignItems: 'center', gap: 0.5, pr: 0.5 }}>
              <ButtonBase onClick={() => apply(view)} sx={viewButton}>
                <span className="name">{view.name}</span>
                <span className="filters">
                  {activeFilters(view.view.filter)
                    .map((active) => activeFilterText(t, active, formats))
                    .join(' · ') || t('All claims')}
                </span>
              </ButtonBase>
              <IconButton
                size="small"
                onClick={() => setRenaming(view)}
                aria-label={t('Rename {{name}}', { name: view.name })}
              >
                <EditOutlined fontSize="small" />
              </IconButton>
              <IconButton
                size="small"
                onClick={() => void remove(view)}
                aria-label={t('Delete {{name}}', { name: view.name })}
              >
                <DeleteOutlined fontSize="small" />
              </IconButton>
            </Box>
          ))}
        </Box>
      )}
      <Box role="status" aria-atomic={false}>
        {deleted.map((view) => (
          <Box
            key={view.id}
            sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 0.5, bgcolor: 'action.hover' }}
          >
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {t('"{{name}}" was deleted.', { name: view.name })}
            </Box>
            <Button onClick={() => void bringBack(view)} aria-label={t('Undo: {{what}}', { what: view.name })}>
              {t('Undo')}
            </Button>
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', p: 1, borderTop: 1, borderColor: 'divider' }}>
        <Button onClick={save}>{t('Save View')}</Button>
      </Box>
      {renaming && (
        <ViewNameDialog
          title={t('Rename view')}
          name={renaming.name}
          onSave={(form) => rename(renaming, form)}
          onClose={() => setRenaming(undefined)}
        />
      )}
    </Popover>
  );
});

/** Asks for the name under which the list as it is shown is kept. */
export function SaveViewDialog({ view, onClose }: { view: ClaimsView; onClose: () => void }) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const save = async (form: ViewNameForm) => {
    const result = await dispatch(saveView(form, view));
    return tellResult(t, result, { done: t('View saved'), detail: form.name });
  };
  return <ViewNameDialog title={t('Save View')} name="" onSave={save} onClose={onClose} />;
}

const viewButton = {
  display: 'block',
  flex: 1,
  minWidth: 0,
  minHeight: 44,
  px: 1.5,
  py: 0.75,
  borderRadius: 1,
  font: 'inherit',
  textAlign: 'left',
  '&:hover': { bgcolor: 'action.hover' },
  '& span': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .name': { fontWeight: 600 },
  '& .filters': { typography: 'caption', color: 'text.secondary', whiteSpace: 'normal' },
} as const;

import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useNavigate } from 'react-router-dom';
import type { LifecycleAction } from '../../../domain/lifecycle';
import { useTranslation } from '../../../i18n/useTranslation';
import type { ClaimRow } from '../../../store/claims/list';
import { useAppSelector } from '../../../store/hooks';
import { selectRole } from '../../../store/session/selectors';
import type { StartState } from '../startState';
import { useStartEdit } from '../useStartEdit';
import { openWords, rowActions } from './rowActions';

type RowMenuProps = { row: ClaimRow; anchor: HTMLElement; onClose: () => void };

/** What the signed-in role may do with the claim of one row (SPEC.md section 6). One menu serves all rows. */
export function RowMenu({ row, anchor, onClose }: RowMenuProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const startEdit = useStartEdit();
  const role = useAppSelector(selectRole);
  if (!role) return null;

  const start = (action: LifecycleAction) => {
    onClose();
    if (row.status === 'draft') return void navigate(row.path);
    if (action === 'edit') return startEdit(row.id);
    void navigate(row.path, { state: { start: action } satisfies StartState });
  };

  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      // In the page's landmark, where a screen reader expects it.
      container={() => anchor.closest('main')}
      variant="menu"
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ list: { 'aria-label': t('Actions for {{id}}', { id: row.id }) } }}
    >
      <MenuItem
        onClick={() => {
          onClose();
          void navigate(row.path);
        }}
      >
        {t(openWords[role])}
      </MenuItem>
      {rowActions(role, row.status).map(({ action, label }) => (
        <MenuItem key={action} onClick={() => start(action)}>
          {t(label)}
        </MenuItem>
      ))}
    </Menu>
  );
}

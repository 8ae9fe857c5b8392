import { openActions } from '../../../../domain/workflow/openActions';
import { getAction, type LifecycleAction } from '../../../../domain/workflow/lifecycle';
import type { ClaimFlag } from '../../../../domain/workflow/claimFlags';
import type { Role } from '../../../../domain/user/roles';
import type { ClaimStatus } from '../../../../domain/workflow/statuses';
import type { Words } from '../../../../domain/words';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../../../../i18n/useTranslation';
import type { ClaimRow } from '../../../../store/claims/list/listRow';
import { useAppSelector } from '../../../../store/hooks';
import { findClaim } from '../../../../store/claims/selectors';
import { useBar, useFlags, type FindBar } from '../../../shared/claimActions/useBar';
import { selectRole } from '../../../../store/session/selectors';
import { ActionMenu } from '../../../../ui/menu/ActionMenu';
import type { StartState } from '../../startState';
import { useClaimFile } from '../../useClaimFile';
import { useStartEdit } from '../../useStartEdit';
import { useDraftsFile } from './useDraftsFile';

type RowMenuProps = { row: ClaimRow; anchor: HTMLElement | null; onClose: () => void };

/** What the signed-in role may do with a row's claim (docs/product.md, Claims list). One menu serves all rows. */
export function RowMenu({ row, anchor, onClose }: RowMenuProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const startEdit = useStartEdit();
  const role = useAppSelector(selectRole);
  const claim = useAppSelector((state) => findClaim(state, row.id));
  const findBar = useBar(claim);
  const flags = useFlags(claim);
  const { exportClaim } = useClaimFile();
  const { exportDrafts } = useDraftsFile();
  if (!role) return null;

  const start = (action: LifecycleAction) => {
    if (row.status === 'draft') return void navigate(row.path);
    if (getAction(action).asks === 'edit') return startEdit(row.id);
    void navigate(row.path, { state: { start: action } satisfies StartState });
  };

  return (
    <ActionMenu
      label={t('Actions for {{id}}', { id: row.id })}
      anchor={anchor}
      entries={[
        { label: t(openWords[role]), onChoose: () => void navigate(row.path) },
        ...rowActions(role, row.status, findBar, flags).map(({ action, label }) => ({
          label: t(label),
          onChoose: () => start(action),
        })),
        {
          label: t('Export PDF'),
          onChoose: () => void (row.status === 'draft' ? exportDrafts([row.id]) : exportClaim(row.id, 'report')),
        },
      ]}
      onClose={onClose}
    />
  );
}

/** How each role calls opening a claim. */
export const openWords = {
  district_officer: 'Open',
  cvc_member: 'Review',
  finance: 'Open',
  admin: 'Open',
} as const satisfies Record<Role, Words>;

type RowAction = { action: LifecycleAction; label: Words };

/** What a row's menu offers besides opening the claim, by the lifecycle table. */
export function rowActions(
  role: Role,
  status: ClaimStatus,
  findBar: FindBar,
  flags?: readonly ClaimFlag[],
): RowAction[] {
  return openActions(role, status, flags).flatMap((action) => {
    const { menuLabel } = getAction(action);
    return menuLabel === null || findBar(action) ? [] : [{ action, label: menuLabel }];
  });
}

import MoreVert from '@mui/icons-material/MoreVert';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { useSaidOf } from '../../../../i18n/useSaidOf';
import { useTranslation } from '../../../../i18n/useTranslation';
import type { ClaimRow } from '../../../../store/claims/list/listRow';
import type { OpenMenu } from './RowMenus';

// The same elements for every row: React leaves them alone when a row draws again.
const eye = <VisibilityOutlined fontSize="small" />;
const dots = <MoreVert fontSize="small" />;

/** The eye and the menu of a row or a card; `ui/theme/plainElementStyles.ts` gives the two their looks. */
export function OpenAndMenu({ row, onMenu }: { row: ClaimRow; onMenu: OpenMenu }) {
  const { t } = useTranslation();
  const openOf = useSaidOf('Open {{id}}');
  const actionsOf = useSaidOf('Actions for {{id}}');
  const { id, path } = row;
  return (
    <>
      <a className="rowButton" href={path} aria-label={openOf(id)} title={t('Open')}>
        {eye}
      </a>
      <button
        type="button"
        className="rowButton"
        aria-label={actionsOf(id)}
        aria-haspopup="menu"
        title={t('Actions')}
        onClick={(event) => onMenu(row, event.currentTarget)}
      >
        {dots}
      </button>
    </>
  );
}

import Close from '@mui/icons-material/Close';
import { styled } from '@mui/material/styles';
import { memo, useRef } from 'react';
import { activeFilters, withoutFilter, type ClaimFilter } from '../../../../domain/claim/list/claimFilter';
import { formatNumber } from '../../../../domain/settings/format';
import { useTranslation } from '../../../../i18n/useTranslation';
import { useFormats } from '../../../../ui/text/formats';
import { touchScreen } from '../../../../ui/theme/media';
import type { ListChange } from '../address/useListAddress';
import { activeFilterText } from './activeFilterText';

type FilterChipsProps = {
  filter: ClaimFilter;
  /** Claims that the filters leave, and claims in all. */
  found: number;
  total: number;
  /** What is to be said of those found. */
  note: string | undefined;
  onChangeView: (change: ListChange) => void;
  /** Takes all of them away, and moves the focus on. */
  onClear: () => void;
};

// The same element for every chip: React leaves it alone when one draws again.
const cross = <Close fontSize="inherit" />;

/** What the list is filtered by, each a chip that takes its filter away at once. */
export const FilterChips = memo(function FilterChips(props: FilterChipsProps) {
  const { filter, found, total, note, onChangeView, onClear } = props;
  const { t } = useTranslation();
  const formats = useFormats();
  const listRef = useRef<HTMLUListElement>(null);
  const active = activeFilters(filter);
  if (active.length === 0) return null;

  const remove = (index: number) => {
    const gone = active[index];
    if (!gone || active.length === 1) return onClear();
    // Before the chip goes: a neighbour, which stays, takes the focus.
    const chips = listRef.current?.querySelectorAll('button');
    chips?.[index + 1 < active.length ? index + 1 : index - 1]?.focus();
    onChangeView({ filter: withoutFilter(filter, gone) });
  };

  return (
    <Row>
      <span className="count">
        {t('{{found}} of {{total}} claims', { found: formatNumber(found), total: formatNumber(total) })}
      </span>
      {note && <span className="count">{note}</span>}
      <ul ref={listRef} aria-label={t('Active filters')}>
        {active.map((one, index) => {
          const text = activeFilterText(t, one, formats);
          return (
            <li key={one.kind === 'list' ? `${one.field} ${one.value}` : one.kind}>
              <button
                type="button"
                onClick={() => remove(index)}
                aria-label={t('Remove filter {{filter}}', { filter: text })}
              >
                <span>{text}</span>
                {cross}
              </button>
            </li>
          );
        })}
      </ul>
      {/* A list filtered to nothing has its own. */}
      {found > 0 && (
        <button type="button" className="clear" onClick={onClear}>
          {t('Clear all')}
        </button>
      )}
    </Row>
  );
});

const Row = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 8,
    marginBottom: 16,
    '& .count': { marginInlineEnd: 4, color: palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
    // The list's own box is none: its chips wrap along with what stands beside them.
    '& ul, & li': { display: 'contents', listStyle: 'none' },
    '& li button': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 6,
      maxWidth: '100%',
      height: 30,
      padding: '0 8px 0 10px',
      border: `1px solid ${palette.outline}`,
      borderRadius: 15,
      font: 'inherit',
      fontSize: theme.typography.body2.fontSize,
      color: palette.text.primary,
      backgroundColor: palette.background.paper,
      cursor: 'pointer',
      '&:hover': { backgroundColor: palette.action.hover },
      [touchScreen]: { height: 44, borderRadius: 22, paddingInline: 14 },
    },
    '& .clear': {
      minWidth: 64,
      minHeight: 30,
      padding: '3px 10px',
      border: 0,
      borderRadius: theme.vars.shape.borderRadius,
      font: 'inherit',
      fontSize: '0.8125rem',
      fontWeight: 600,
      color: palette.primary.main,
      background: 'none',
      cursor: 'pointer',
      '&:hover': { backgroundColor: `color-mix(in srgb, ${palette.primary.main} 4%, transparent)` },
      [touchScreen]: { minHeight: 44 },
    },
    '& li span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  };
});

import { styled } from '@mui/material/styles';
import usePagination from '@mui/material/usePagination';
import { memo } from 'react';
import { formatNumber } from '../../domain/settings/format';
import { useTranslation } from '../../i18n/useTranslation';
import { Choice } from '../form/choice/Choice';
import { phone, touchScreen } from '../theme/media';

type PagerProps = {
  page: number;
  pages: number;
  /** First and last row shown, from 1; 0 for none. */
  from: number;
  to: number;
  total: number;
  /** What is to be said of the total. */
  note?: string | undefined;
  size: number;
  /** How many rows a page may have; the same list at every drawing. */
  sizes: readonly number[];
  /** Names their choice. */
  sizeLabel: string;
  onChangeView: (change: { page: number; size?: number }) => void;
};

/** Where the page stands in the list, and the way to the others. */
export const Pager = memo(function Pager(props: PagerProps) {
  const { page, pages, from, to, total, note, size, sizes, sizeLabel, onChangeView } = props;
  const { t } = useTranslation();
  return (
    <Row>
      <div className="count">
        {t('Showing {{from}}–{{to}} of {{total}}', {
          from: formatNumber(from),
          to: formatNumber(to),
          total: formatNumber(total),
        })}
      </div>
      {note && <div className="count">{note}</div>}
      <SizeChoice size={size} sizes={sizes} label={sizeLabel} onChangeView={onChangeView} />
      <Pages page={page} pages={pages} onChangeView={onChangeView} />
    </Row>
  );
});

type SizeChoiceProps = Pick<PagerProps, 'size' | 'sizes' | 'onChangeView'> & { label: string };

const SizeChoice = memo(function SizeChoice({ size, sizes, label, onChangeView }: SizeChoiceProps) {
  return (
    <label>
      {label}
      <Choice
        value={String(size)}
        options={sizes.map((number) => ({ value: String(number), label: String(number) }))}
        onChoose={(chosen) => onChangeView({ size: Number(chosen), page: 1 })}
      />
    </label>
  );
});

/** Plain buttons, which `Row` gives their looks: they come and go with every letter of a search. */
function Pages({ page, pages, onChangeView }: Pick<PagerProps, 'page' | 'pages' | 'onChangeView'>) {
  const { t } = useTranslation();
  const { items } = usePagination({
    count: pages,
    page,
    onChange: (_event, chosen) => onChangeView({ page: chosen }),
  });
  return (
    <nav aria-label={t('Pages')}>
      {items.map(({ type, page: number, selected, disabled, onClick }) => {
        if (type === 'start-ellipsis' || type === 'end-ellipsis') return <span key={type}>…</span>;
        if (type === 'page') {
          return (
            <button
              key={number}
              type="button"
              aria-current={selected ? 'page' : undefined}
              aria-label={t('Page {{number}}', { number })}
              onClick={onClick}
            >
              {number}
            </button>
          );
        }
        return (
          // Not `disabled`, which would take the focus from whoever has just reached the end.
          <button
            key={type}
            type="button"
            className="step"
            aria-disabled={disabled}
            onClick={disabled ? undefined : onClick}
          >
            {type === 'previous' ? t('Previous') : t('Next')}
          </button>
        );
      })}
    </nav>
  );
}

const Row = styled('div')(({ theme }) => {
  const { palette, shape } = theme.vars;
  const hover = { backgroundColor: `color-mix(in srgb, ${palette.secondary.main} 4%, transparent)` };
  return {
    '&, & label, & nav': { display: 'flex', alignItems: 'center' },
    '&, & nav': { flexWrap: 'wrap' },
    gap: 16,
    marginTop: 16,
    '& .count, & label': { color: palette.text.secondary },
    '& .count': { fontVariantNumeric: 'tabular-nums' },
    '& label': { gap: 8 },

    '& nav': { justifyContent: 'center', gap: 4, marginInlineStart: 'auto' },
    '& nav > span': { paddingInline: 8 },
    '& nav > button': {
      minWidth: 36,
      minHeight: 30,
      padding: '3px 8px',
      border: 0,
      borderRadius: shape.borderRadius,
      font: 'inherit',
      fontSize: '0.8125rem',
      fontWeight: 600,
      whiteSpace: 'nowrap',
      color: palette.secondary.main,
      background: 'none',
      cursor: 'pointer',
      userSelect: 'none',
      '&:hover': hover,
      [touchScreen]: { minWidth: 44, minHeight: 44 },
    },
    '& nav > .step': { minWidth: 64, paddingInline: 10, border: `1px solid ${palette.outline}` },
    '& nav > [aria-disabled=true]': { color: palette.text.disabled, borderColor: palette.divider, cursor: 'default' },
    '& nav > [aria-current]': {
      color: palette.primary.contrastText,
      backgroundColor: palette.primary.main,
      '&:hover': { backgroundColor: palette.primary.dark },
    },
    // The numbers take a line of their own under the two buttons.
    [phone]: {
      '& nav': { width: '100%', marginInlineStart: 0 },
      '& nav > *': { order: 1 },
      '& nav > .step': { order: 0, flex: '1 1 45%' },
    },
  };
});

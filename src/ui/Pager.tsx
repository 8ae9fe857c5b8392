import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import usePagination from '@mui/material/usePagination';
import { memo } from 'react';
import { formatNumber } from '../domain/format';
import { useTranslation } from '../i18n/useTranslation';
import { touch } from './media';

type PagerProps = {
  page: number;
  pages: number;
  /** First and last row shown, from 1; 0 for none. */
  from: number;
  to: number;
  total: number;
  size: number;
  /** How many rows a page may have; the same list at every drawing. */
  sizes: readonly number[];
  /** Names their choice. */
  sizeLabel: string;
  onChangeView: (change: { page: number; size?: number }) => void;
};

/** Where the page stands in the list, and the way to the others. */
export const Pager = memo(function Pager(props: PagerProps) {
  const { page, pages, from, to, total, size, sizes, sizeLabel, onChangeView } = props;
  const { t } = useTranslation();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 2 }}>
      <Box sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {t('Showing {{from}}–{{to}} of {{total}}', {
          from: formatNumber(from),
          to: formatNumber(to),
          total: formatNumber(total),
        })}
      </Box>
      <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' }}>
        {sizeLabel}
        <NativeSelect
          variant="outlined"
          input={<OutlinedInput size="small" />}
          value={size}
          onChange={(event) => onChangeView({ size: Number(event.target.value), page: 1 })}
        >
          {sizes.map((number) => (
            <option key={number} value={number}>
              {number}
            </option>
          ))}
        </NativeSelect>
      </Box>
      <Pages page={page} pages={pages} onChangeView={onChangeView} />
    </Box>
  );
});

const numbersOrder = { xs: 1, sm: 0 };

function Pages({ page, pages, onChangeView }: Pick<PagerProps, 'page' | 'pages' | 'onChangeView'>) {
  const { t } = useTranslation();
  const { items } = usePagination({
    count: pages,
    page,
    onChange: (_event, chosen) => onChangeView({ page: chosen }),
  });
  return (
    <Box
      component="nav"
      aria-label={t('Pages')}
      // On a phone the numbers take a line of their own under the two buttons.
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 0.5,
        width: { xs: '100%', sm: 'auto' },
        ml: { sm: 'auto' },
      }}
    >
      {items.map(({ type, page: number, selected, disabled, onClick }) => {
        if (type === 'start-ellipsis' || type === 'end-ellipsis') {
          return (
            <Box component="span" key={type} sx={{ order: numbersOrder, px: 1 }}>
              …
            </Box>
          );
        }
        if (type === 'page') {
          return (
            <Button
              key={number}
              size="small"
              variant={selected ? 'contained' : 'text'}
              color={selected ? 'primary' : 'secondary'}
              aria-current={selected ? 'page' : undefined}
              aria-label={t('Page {{number}}', { number })}
              onClick={onClick}
              sx={{ order: numbersOrder, minWidth: 36, px: 1, [touch]: { minWidth: 44 } }}
            >
              {number}
            </Button>
          );
        }
        return (
          // Not `disabled`, which would take the focus from whoever has just reached the end.
          <Button
            key={type}
            size="small"
            variant="outlined"
            color="secondary"
            aria-disabled={disabled}
            onClick={disabled ? undefined : onClick}
            sx={{
              flex: { xs: '1 1 45%', sm: 'none' },
              '&[aria-disabled=true]': { color: 'text.disabled', borderColor: 'divider', cursor: 'default' },
            }}
          >
            {type === 'previous' ? t('Previous') : t('Next')}
          </Button>
        );
      })}
    </Box>
  );
}

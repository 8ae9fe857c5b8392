import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';

type SearchBoxProps = {
  value: string;
  onChange: (text: string) => void;
  onBlur: () => void;
  onClear: () => void;
  inputRef: RefObject<HTMLInputElement | null>;
};

export function SearchBox({ value, onChange, onBlur, onClear, inputRef }: SearchBoxProps) {
  const { t } = useTranslation();
  return (
    <OutlinedInput
      size="small"
      fullWidth
      type="search"
      value={value}
      placeholder={t('Search ID, claimant, species, description...')}
      inputRef={inputRef}
      inputProps={{ 'aria-label': t('Search claims'), autoComplete: 'off', spellCheck: false, enterKeyHint: 'search' }}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
      startAdornment={
        <InputAdornment position="start">
          <Search fontSize="small" />
        </InputAdornment>
      }
      endAdornment={
        value && (
          <InputAdornment position="end">
            <IconButton size="small" edge="end" aria-label={t('Clear search')} onClick={onClear}>
              <Close fontSize="small" />
            </IconButton>
          </InputAdornment>
        )
      }
      // The browser's own cross stands on neither every browser nor every theme.
      sx={{ '& input::-webkit-search-cancel-button': { display: 'none' } }}
    />
  );
}

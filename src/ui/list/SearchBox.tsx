import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { memo, useRef } from 'react';
import { useTranslation } from '../../i18n/useTranslation';

type SearchBoxProps = {
  /** What is searched, for who cannot see where the field stands. */
  label: string;
  /** What can be searched for. */
  placeholder: string;
  value: string;
  onChange: (text: string) => void;
  onBlur?: () => void;
};

const Field = styled(OutlinedInput)({
  '& input': { textOverflow: 'ellipsis' },
  // The browser's own cross stands on neither every browser nor every theme.
  '& input::-webkit-search-cancel-button': { display: 'none' },
});

// The same elements at every letter: React leaves them alone.
const magnifier = (
  <InputAdornment position="start">
    <Search fontSize="small" />
  </InputAdornment>
);
const cross = <Close fontSize="small" />;

/** A search as it is typed, to be emptied at one press. */
export const SearchBox = memo(function SearchBox(props: SearchBoxProps) {
  const { label, placeholder, value, onChange, onBlur } = props;
  const { t } = useTranslation();
  const inputRef = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    inputRef.current?.focus();
  };
  return (
    <Field
      size="small"
      fullWidth
      type="search"
      value={value}
      placeholder={placeholder}
      inputRef={inputRef}
      inputProps={{ 'aria-label': label, autoComplete: 'off', spellCheck: false, enterKeyHint: 'search' }}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
      startAdornment={magnifier}
      endAdornment={
        value && (
          <InputAdornment position="end">
            <IconButton size="small" edge="end" aria-label={t('Clear search')} onClick={clear}>
              {cross}
            </IconButton>
          </InputAdornment>
        )
      }
    />
  );
});

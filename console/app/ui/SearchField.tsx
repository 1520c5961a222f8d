import { IconButton, InputAdornment, TextField } from '@mui/material';
import { Search, X } from 'lucide-react';
import type { Ref } from 'react';
import { useText } from '../i18n/use-text.ts';

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  placeholder?: string;
  autoFocus?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/** A search field that can be emptied. */
export function SearchField({
  label,
  value,
  onChange,
  onBlur,
  placeholder,
  autoFocus,
  inputRef,
}: SearchFieldProps) {
  const say = useText();
  const clear = value && (
    <InputAdornment position="end">
      <IconButton edge="end" aria-label={say('action.clear')} onClick={() => onChange('')} sx={{ p: 1 }}>
        <X size={16} />
      </IconButton>
    </InputAdornment>
  );
  const glass = (
    <InputAdornment position="start">
      <Search size={16} strokeWidth={1.5} />
    </InputAdornment>
  );
  return (
    <TextField
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && value) onChange('');
      }}
      onBlur={onBlur}
      placeholder={placeholder ?? label}
      autoFocus={autoFocus}
      inputRef={inputRef}
      type="text"
      sx={{ width: { xs: 1, sm: 280 } }}
      slotProps={{
        htmlInput: { 'aria-label': label, role: 'searchbox', enterKeyHint: 'search', spellCheck: false },
        input: { startAdornment: glass, endAdornment: clear },
      }}
    />
  );
}

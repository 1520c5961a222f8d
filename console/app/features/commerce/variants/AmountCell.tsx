import { TextField } from '@mui/material';

interface AmountCellProps {
  text: string;
  label: string;
  isNumber: boolean;
  fault: string | undefined;
  isChanged: boolean;
  type: (text: string) => void;
  onRevert: () => void;
}

/** The input of a cell: arrow keys and Enter lead to the one below or above, Escape gives back what is saved. */
export function AmountCell({ text, label, isNumber, fault, isChanged, type, onRevert }: AmountCellProps) {
  return (
    <TextField
      size="small"
      value={text}
      onChange={({ target }) => type(target.value)}
      onFocus={({ target }) => target.select()}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onRevert();
        const rows = { ArrowDown: 1, Enter: 1, ArrowUp: -1 }[event.key];
        if (rows && inputBeside(event.target as HTMLElement, rows)) event.preventDefault();
      }}
      error={fault !== undefined}
      helperText={fault}
      autoComplete="off"
      slotProps={{
        htmlInput: {
          'aria-label': label,
          inputMode: isNumber ? 'decimal' : 'text',
          style: { textAlign: isNumber ? 'right' : 'left' },
        },
        formHelperText: { sx: { whiteSpace: 'normal', maxWidth: 200, mx: 0 } },
      }}
      sx={{
        width: isNumber ? 110 : 150,
        '& .MuiOutlinedInput-root': isChanged ? { bgcolor: 'action.selected' } : {},
      }}
    />
  );
}

/** Focuses the input of the same column so many rows further down; whether there is one. */
function inputBeside(from: HTMLElement, rows: number): boolean {
  const cell = from.closest('td');
  const row = cell?.parentElement;
  const other = rows > 0 ? row?.nextElementSibling : row?.previousElementSibling;
  const column = CSS.escape(cell?.dataset.column ?? '');
  const input = other?.querySelector<HTMLInputElement>(`[data-column="${column}"] input`);
  input?.focus();
  return input !== null && input !== undefined;
}

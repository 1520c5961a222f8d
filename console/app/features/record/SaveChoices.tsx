import { Box, Checkbox, FormControlLabel } from '@mui/material';
import { useController } from 'react-hook-form';
import type { RecordLayout } from '#client/records/types.ts';

type SaveOption = NonNullable<RecordLayout['saveOptions']>[number];

/** What a person may have done beside saving, as the layout offers it: giving a case to the queue of its team. */
export function SaveChoices({ options }: { options: readonly SaveOption[] }) {
  const shown = options.filter(({ isDisplayed }) => isDisplayed);
  if (shown.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', px: 4, pt: 2, pb: 3 }}>
      {shown.map((option) => (
        <SaveChoice key={option.name} option={option} />
      ))}
    </Box>
  );
}

function SaveChoice({ option: { name, label, defaultValue } }: { option: SaveOption }) {
  const { field } = useController({ name: `effects.${name}`, defaultValue });
  return (
    <FormControlLabel
      control={
        <Checkbox
          size="small"
          checked={field.value === true}
          onChange={({ target }) => field.onChange(target.checked)}
          onBlur={field.onBlur}
        />
      }
      label={label ?? name}
    />
  );
}

import { MenuItem, TextField } from '@mui/material';
import { useText } from '../../i18n/use-text.ts';
import type { Target } from './use-targets.ts';

interface TargetChoiceProps {
  /** Name of the field, for people who cannot see where this stands. */
  label: string;
  targets: readonly Target[];
  chosen: Target | undefined;
  onChoose: (target: Target) => void;
}

/** Of which object the record is that a field refers to. */
export function TargetChoice({ label, targets, chosen, onChoose }: TargetChoiceProps) {
  const say = useText();
  const choose = (apiName: string) => {
    const target = targets.find((one) => one.apiName === apiName);
    if (target) onChoose(target);
  };
  return (
    <TextField
      select
      size="small"
      value={chosen?.apiName ?? ''}
      onChange={(event) => choose(event.target.value)}
      slotProps={{
        select: {
          SelectDisplayProps: { 'aria-label': say('lookup.objectOf', { field: label }) },
          inputProps: { 'aria-hidden': true },
        },
      }}
      sx={{ flex: '0 0 128px', '& .MuiInputBase-root': { bgcolor: 'action.hover' } }}
    >
      {targets.map((target) => (
        <MenuItem key={target.apiName} value={target.apiName}>
          {target.label}
        </MenuItem>
      ))}
    </TextField>
  );
}

import { IconButton, type IconButtonProps, Tooltip } from '@mui/material';
import type { LucideIcon } from 'lucide-react';

interface ToolButtonProps extends Omit<IconButtonProps, 'onClick'> {
  label: string;
  icon: LucideIcon;
  /** Whether there is nothing to do now. */
  isOff?: boolean;
  isFilled?: boolean;
  onPress: (pressed: HTMLElement) => void;
}

/** A button of a line that shows a sign; one that does nothing stays in the order of keys, so that the focus stays too. */
export function ToolButton({
  label,
  icon: Icon,
  isOff = false,
  isFilled = false,
  onPress,
  ...rest
}: ToolButtonProps) {
  return (
    <Tooltip title={label}>
      <IconButton
        {...rest}
        aria-label={label}
        aria-disabled={isOff}
        onClick={({ currentTarget }) => !isOff && onPress(currentTarget)}
        sx={{ opacity: isOff ? 0.4 : 1, ...(isFilled && { color: 'primary.main' }) }}
      >
        <Icon size={16} strokeWidth={1.5} fill={isFilled ? 'currentColor' : 'none'} />
      </IconButton>
    </Tooltip>
  );
}

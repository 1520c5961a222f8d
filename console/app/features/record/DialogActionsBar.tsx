import { Box, Button } from '@mui/material';
import { useFormState } from 'react-hook-form';
import { useText } from '../../i18n/use-text.ts';

interface DialogActionsBarProps {
  /** What saving is called. */
  label: string;
  onClose: () => void;
}

/** Below a form in a dialog: giving up, and saving it. */
export function DialogActionsBar({ label, onClose }: DialogActionsBarProps) {
  const say = useText();
  const { isSubmitting } = useFormState();
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        display: 'flex',
        justifyContent: 'flex-end',
        gap: 2,
        px: 6,
        py: 3,
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Button onClick={onClose}>{say('action.cancel')}</Button>
      <Button type="submit" variant="contained" disabled={isSubmitting}>
        {isSubmitting ? say('record.saving') : label}
      </Button>
    </Box>
  );
}

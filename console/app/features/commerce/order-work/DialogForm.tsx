import { Alert, Box, Button } from '@mui/material';
import { useText } from '../../../i18n/use-text.ts';
import { problemText } from '../../../ui/ErrorPanel.tsx';
import { useTellFilled } from '../../record/FormDialog.tsx';

interface DialogFormProps {
  /** What the button that does it is called. */
  submit: string;
  isReady: boolean;
  isPending: boolean;
  isFilled: boolean;
  error: unknown;
  onSubmit: () => void;
  onClose: () => void;
  children: React.ReactNode;
}

/** The frame of a form about an order: what went wrong, giving up, and doing it. */
export function DialogForm(props: DialogFormProps) {
  const { submit, isReady, isPending, isFilled, error, onSubmit, onClose, children } = props;
  const say = useText();
  useTellFilled(isFilled);
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && !isPending) onSubmit();
      }}
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
    >
      <Box sx={{ overflowY: 'auto', display: 'grid', gap: 4, px: { xs: 3, sm: 6 }, pb: 4, pt: 1 }}>
        {children}
        {Boolean(error) && <Alert severity="error">{problemText(error, say)}</Alert>}
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'flex-end',
          gap: 2,
          px: { xs: 3, sm: 6 },
          py: 3,
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <Button onClick={onClose}>{say('orderWork.close')}</Button>
        <Button type="submit" variant="contained" disabled={!isReady || isPending}>
          {submit}
        </Button>
      </Box>
    </Box>
  );
}

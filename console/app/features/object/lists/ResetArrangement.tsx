import { Box, Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useText } from '../../../i18n/use-text.ts';
import { problemText } from '../../../ui/ErrorPanel.tsx';
import { useWrittenNotice } from '../../undo/use-written-notice.tsx';

interface ResetArrangementProps {
  /** What the list is called. */
  list: string;
  onReset: () => Promise<unknown>;
}

/** Gives a list back the widths, the wrapping and the order that it came with. */
export function ResetArrangement({ list, onReset }: ResetArrangementProps) {
  const say = useText();
  const notify = useNotify();
  const note = useWrittenNotice();
  const { mutate, isPending } = useMutation({
    mutationFn: onReset,
    onSuccess: () => note(say('describe.arrangementReset')),
    onError: (error) => notify(problemText(error, say), { type: 'error' }),
  });
  return (
    <Box sx={{ px: 4, pb: 3 }}>
      <Button
        variant="outlined"
        disabled={isPending}
        aria-label={say('describe.resetArrangementOf', { list })}
        onClick={() => mutate()}
      >
        {say('describe.resetArrangement')}
      </Button>
    </Box>
  );
}

import { Button, SnackbarContent, type SnackbarContentProps } from '@mui/material';
import { useCloseNotification } from 'react-admin';
import type { WriteEntry } from '../../data/undo/written.ts';
import { useText } from '../../i18n/use-text.ts';
import { useEntryText } from './use-entry-text.ts';
import { useTakeBack } from './use-take-back.ts';

interface WrittenNoticeProps extends SnackbarContentProps {
  entry: WriteEntry;
  text: string;
}

/** Says that something was written, and takes it back. */
export function WrittenNotice({ entry, text, ...content }: WrittenNoticeProps) {
  const say = useText();
  const close = useCloseNotification();
  const takeBack = useTakeBack();
  const what = useEntryText(entry);
  const undo = () => {
    close?.();
    void takeBack(entry, what);
  };
  const action = (
    <Button color="inherit" size="small" onClick={undo} sx={{ textDecoration: 'underline' }}>
      {say('action.undo')}
    </Button>
  );
  return <SnackbarContent {...content} message={text} action={action} />;
}

import { Button, SnackbarContent, type SnackbarContentProps } from '@mui/material';
import { useCloseNotification, useNotify } from 'react-admin';
import { journal } from '../../data/undo/journal.ts';
import type { WriteEntry } from '../../data/undo/written.ts';
import { useText } from '../../i18n/use-text.ts';
import { useEntryText } from './use-entry-text.ts';
import { useTakeBack } from './use-take-back.ts';

/** Time in which the notice of a write offers to take it back, in milliseconds. */
const SHOWN_MS = 8000;

/** Says that something was written, with a way to take it back at once where there is one. */
export function useWrittenNotice(): (text: string) => void {
  const notify = useNotify();
  return (text) => {
    const [latest] = journal.get().entries;
    const isOfThis = latest?.state === 'written' && Date.now() - latest.at < SHOWN_MS;
    const notice = isOfThis ? <WrittenNotice entry={latest} text={text} /> : text;
    notify(notice, { autoHideDuration: SHOWN_MS });
  };
}

interface WrittenNoticeProps extends SnackbarContentProps {
  entry: WriteEntry;
  text: string;
}

function WrittenNotice({ entry, text, ...content }: WrittenNoticeProps) {
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

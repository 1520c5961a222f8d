import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import type { WriteEntry } from '../../data/undo/written.ts';
import { useText } from '../../i18n/use-text.ts';
import { useEntryText } from '../undo/use-entry-text.ts';
import { useRecentEntries } from '../undo/use-recent-entries.ts';
import { useTakeBack } from '../undo/use-take-back.ts';

/** What was changed last since the panel was opened, with a way to take it back: notices stand behind the panel. */
export function LastChange() {
  const [opened] = useState(Date.now);
  const entry = useRecentEntries().find(
    ({ at, records }) => at >= opened && records.some(({ apiName }) => apiName === 'UserFavorite'),
  );
  return entry?.state === 'written' ? <Change key={entry.key} entry={entry} /> : null;
}

function Change({ entry }: { entry: WriteEntry }) {
  const say = useText();
  const what = useEntryText(entry);
  const takeBack = useTakeBack();
  return (
    <Alert
      severity="success"
      role="status"
      sx={{ mx: 4, mb: 3 }}
      action={
        <Button color="inherit" size="small" onClick={() => takeBack(entry, what)}>
          {say('action.undo')}
        </Button>
      }
    >
      {what}
    </Alert>
  );
}

import { Badge, IconButton, Tooltip } from '@mui/material';
import { Undo2 } from 'lucide-react';
import { countChanges, draftStore } from '../../data/drafts.ts';
import type { WriteEntry } from '../../data/undo/written.ts';
import { useText } from '../../i18n/use-text.ts';
import { isSomethingOpen, takesText } from '../../ui/takes-text.ts';
import { useWindowKey } from '../../ui/use-window-key.ts';
import { panels } from '../shell/panels.ts';
import { useEntryText } from './use-entry-text.ts';
import { useRecentEntries } from './use-recent-entries.ts';
import { useTakeBack } from './use-take-back.ts';

/** Leads to what was written in the last ten minutes; not there before anything was. */
export function UndoButton() {
  const entries = useRecentEntries();
  const latest = entries.find(({ state }) => state === 'written');
  const say = useText();
  if (entries.length === 0) return null;
  const count = entries.filter(({ state }) => state === 'written').length;
  return (
    <>
      {latest && <UndoKey entry={latest} />}
      <Tooltip title={say('undo.title')}>
        <IconButton
          aria-label={say('undo.title')}
          aria-keyshortcuts="Control+Z"
          onClick={() => panels.set({ open: 'changes' })}
          sx={{ color: 'text.secondary' }}
        >
          <Badge variant="dot" invisible={count === 0} color="primary">
            <Undo2 size={18} strokeWidth={1.5} />
          </Badge>
        </IconButton>
      </Tooltip>
    </>
  );
}

/** Takes the latest write back on Ctrl+Z, unless that is meant for something typed. */
function UndoKey({ entry }: { entry: WriteEntry }) {
  const takeBack = useTakeBack();
  const what = useEntryText(entry);
  useWindowKey((event) => {
    if (
      event.key.toLowerCase() !== 'z' ||
      !(event.ctrlKey || event.metaKey) ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const isTyped = Object.values(draftStore.get().byObject).some((drafts) => countChanges(drafts) > 0);
    if (takesText(event.target) || isSomethingOpen() || isTyped) return;
    event.preventDefault();
    void takeBack(entry, what);
  });
  return null;
}

import { Badge, IconButton, Tooltip } from '@mui/material';
import { Undo2 } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { journal } from '../../data/undo/journal.ts';
import type { WriteEntry } from '../../data/undo/written.ts';
import { useText } from '../../i18n/use-text.ts';
import { panels } from '../shell/panels.ts';
import { useEntryText } from './use-entry-text.ts';
import { useRecentEntries } from './use-recent-entries.ts';
import { useTakeBack } from './use-take-back.ts';

interface UndoButtonProps {
  /** What is to be taken back by a key that was pressed. */
  asked: WriteEntry | undefined;
  /** That it is being taken back. */
  onTaken: () => void;
}

/** Leads to what was written in the last ten minutes; not there before anything was. */
export function UndoButton({ asked, onTaken }: UndoButtonProps) {
  const entries = useRecentEntries();
  const say = useText();
  if (entries.length === 0) return null;
  const count = entries.filter(({ state }) => state === 'written').length;
  return (
    <>
      {asked && <TakeBack key={asked.key} {...{ asked, onTaken }} />}
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

/** Takes back what was asked for, once. */
function TakeBack({ asked, onTaken }: UndoButtonProps & { asked: WriteEntry }) {
  const takeBack = useTakeBack();
  const what = useEntryText(asked);
  const act = useEffectEvent(() => {
    onTaken();
    if (isStillWritten(asked)) void takeBack(asked, what);
  });
  useEffect(() => act(), []);
  return null;
}

const isStillWritten = ({ key }: WriteEntry): boolean =>
  journal.get().entries.some((entry) => entry.key === key && entry.state === 'written');

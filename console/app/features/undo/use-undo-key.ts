import { useState } from 'react';
import { countChanges, draftStore } from '../../data/drafts.ts';
import type { WriteEntry } from '../../data/undo/written.ts';
import { isSomethingOpen, takesText } from '../../ui/takes-text.ts';
import { useWindowKey } from '../../ui/use-window-key.ts';

/**
 * The write that Ctrl+Z is to take back, and what forgets it, unless the key was meant for something typed. It is heard
 * here, before what takes writes back has loaded, so that it is not lost right after the first write.
 */
export function useUndoKey(entries: readonly WriteEntry[]): [WriteEntry | undefined, () => void] {
  const [asked, setAsked] = useState<WriteEntry>();
  useWindowKey((event) => {
    const latest = entries.find(({ state }) => state === 'written');
    if (!latest || !isUndo(event) || isForTyping(event)) return;
    event.preventDefault();
    setAsked(latest);
  });
  return [asked, () => setAsked(undefined)];
}

const isUndo = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey && !altKey;

function isForTyping({ target }: KeyboardEvent): boolean {
  const isTyped = Object.values(draftStore.get().byObject).some((drafts) => countChanges(drafts) > 0);
  return takesText(target) || isSomethingOpen() || isTyped;
}

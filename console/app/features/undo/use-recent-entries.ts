import { useEffect, useState } from 'react';
import { useStore } from '#client/react/use-store.ts';
import { journal, recentEntries, UNDO_MS } from '../../data/undo/journal.ts';
import type { WriteEntry } from '../../data/undo/written.ts';

/** What this person has written in the last ten minutes, the latest first; each goes when its time is over. */
export function useRecentEntries(): WriteEntry[] {
  const { entries } = useStore(journal);
  const [now, setNow] = useState(Date.now);
  const recent = recentEntries(entries, Math.max(now, entries[0]?.at ?? 0));
  const oldest = recent.at(-1)?.at;
  useEffect(() => {
    if (oldest === undefined) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, oldest + UNDO_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [oldest]);
  return recent;
}

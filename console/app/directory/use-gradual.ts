import { startTransition, useEffect, useState } from 'react';

/** As many entries as fit on large screens. */
const FIRST = 60;

/** The entries in sight at once, and all of them as soon as those are drawn: a long list costs no wait for its top. */
export function useGradual<Entry>(entries: readonly Entry[]): readonly Entry[] {
  const [isWhole, setWhole] = useState(entries.length <= FIRST);
  useEffect(() => startTransition(() => setWhole(true)), []);
  return isWhole ? entries : entries.slice(0, FIRST);
}

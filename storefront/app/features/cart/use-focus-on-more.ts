import { type RefObject, useEffect, useRef } from 'react';
import { linkOf } from '../../ui/controls/use-focus-after-removal.ts';

/**
 * Leads to the first of the entries that have just been loaded to a list.
 *
 * @param pages pages that are shown; only more of them move the focus
 * @returns the ref for the list
 */
export function useFocusOnMore<List extends HTMLElement>(
  entries: number,
  pages: number,
): RefObject<List | null> {
  const list = useRef<List>(null);
  const shown = useRef({ entries, pages });
  useEffect(() => {
    const before = shown.current;
    shown.current = { entries, pages };
    if (pages <= before.pages || entries <= before.entries) return;
    linkOf(list.current?.children[before.entries])?.focus();
  }, [entries, pages]);
  return list;
}

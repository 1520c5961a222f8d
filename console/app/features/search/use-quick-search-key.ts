import { useWindowKey } from '../../ui/use-window-key.ts';

/** Calls back on Ctrl+K, or Command+K on a Mac, wherever the focus is. */
export function useQuickSearchKey(open: () => void): void {
  useWindowKey((event) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    open();
  });
}

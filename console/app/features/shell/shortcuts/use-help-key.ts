import { useStore } from 'react-admin';
import { isSomethingOpen, takesText } from '../../../ui/takes-text.ts';
import { useWindowKey } from '../../../ui/use-window-key.ts';

/** The key that opens the help, unless it is switched off. */
export const HELP_KEY = '?';

/** Whether the key alone opens the help; a person who dictates, or whose hand slips, switches it off (WCAG 2.1.4). */
export const useHelpKeySetting = () => useStore('shortcuts.helpKey', true);

/** Calls back on the key that opens the help, unless it is typed into something or a dialog is open. */
export function useHelpKey(open: () => void): void {
  const [isOn] = useHelpKeySetting();
  useWindowKey((event) => {
    if (!isOn || event.key !== HELP_KEY || event.ctrlKey || event.metaKey || event.altKey) return;
    if (takesText(event.target) || isSomethingOpen()) return;
    event.preventDefault();
    open();
  });
}

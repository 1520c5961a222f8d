import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'react-admin';
import { HELP_KEY } from './shortcuts.ts';

/** Whether the key alone opens the help; a person who dictates, or whose hand slips, switches it off (WCAG 2.1.4). */
export const useHelpKeySetting = () => useStore('shortcuts.helpKey', true);

/** Calls back on the key that opens the help, unless it is typed into something or a dialog is open. */
export function useHelpKey(open: () => void): void {
  const [isOn] = useHelpKeySetting();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isOn || event.key !== HELP_KEY || event.ctrlKey || event.metaKey || event.altKey) return;
    if (takesText(event.target) || document.querySelector('[role="dialog"], [role="menu"]')) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

function takesText(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.closest('input, textarea, select, [role="textbox"]') !== null;
}

/** Whether keys that are pressed here are typed into something. */
export function takesText(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.closest('input, textarea, select, [role="textbox"]') !== null;
}

/** Dialogs and menus that keys are meant for: one that is fading away is hidden from readers, and takes no more keys. */
const OPEN = ['dialog', 'menu'].map((role) => `[role="${role}"]:not([aria-hidden="true"] *)`).join();

/** Whether something is open over the page that keys are meant for. */
export const isSomethingOpen = (): boolean => document.querySelector(OPEN) !== null;

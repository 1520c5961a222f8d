/** Whether keys that are pressed here are typed into something. */
export function takesText(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.closest('input, textarea, select, [role="textbox"]') !== null;
}

/** Whether something is open over the page that keys are meant for. */
export const isSomethingOpen = (): boolean =>
  document.querySelector('[role="dialog"], [role="menu"]') !== null;

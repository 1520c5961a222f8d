/** Keys that are pressed while something that takes them is still on its way. */
export interface TypedAhead {
  /** What has been typed until now; it is collected no longer. */
  take(): string;
}

/** What is not there by then does not come, and the page has its keys again. */
const LONGEST_MS = 5000;

/**
 * Collects what is typed from now on until it is taken, and keeps it from the page, whose shortcuts it would set off.
 *
 * @param target what hears the keys; the window unless told
 */
export function collectTyping(target: Pick<Window, 'addEventListener' | 'removeEventListener'> = window) {
  let text = '';
  const onKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    if (key.length === 1) text += key;
    else if (key === 'Backspace') text = text.slice(0, -1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const phase = { capture: true };
  target.addEventListener('keydown', onKey, phase);
  const stop = () => target.removeEventListener('keydown', onKey, phase);
  const late = setTimeout(stop, LONGEST_MS);
  const take = () => {
    clearTimeout(late);
    stop();
    return text;
  };
  return { take } satisfies TypedAhead;
}

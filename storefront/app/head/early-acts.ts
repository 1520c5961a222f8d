/** What visitors do on a page before its scripts are at work; gone from the window once they are. */
interface EarlyActs {
  /** Buttons that were pressed, in order. */
  readonly pressed: Set<HTMLButtonElement>;
  /** Fields in which something was typed or chosen. */
  readonly changed: Set<EventTarget>;
  /** Stops holding presses back. */
  end(): void;
}

declare global {
  interface Window {
    earlyActs?: EarlyActs;
  }
}

/** Does for the scripts of the page what was done before them: fields first, as presses may send them. */
export function takeUpEarlyActs(): void {
  const { earlyActs } = window;
  if (!earlyActs) return;
  delete window.earlyActs;
  earlyActs.end();
  for (const field of earlyActs.changed) {
    tellChange(field);
    if (field !== document.activeElement) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  }
  const pressed = [...earlyActs.pressed];
  earlyActs.pressed.clear();
  for (const button of pressed) {
    button.ariaBusy = null;
    button.click();
  }
}

function tellChange(field: EventTarget): void {
  if (field instanceof HTMLSelectElement) field.dispatchEvent(new Event('change', { bubbles: true }));
  else if (field instanceof HTMLTextAreaElement) retype(field, HTMLTextAreaElement.prototype);
  else if (!(field instanceof HTMLInputElement)) return;
  else if (field.type !== 'checkbox' && field.type !== 'radio') retype(field, HTMLInputElement.prototype);
  else if (field.checked !== field.defaultChecked) {
    field.checked = field.defaultChecked;
    field.click();
  }
}

/** Without the setter of the prototype React would take the text for one that it has set itself, and tell nobody. */
function retype(field: HTMLInputElement | HTMLTextAreaElement, prototype: object): void {
  const { value } = field;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

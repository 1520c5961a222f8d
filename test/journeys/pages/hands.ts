import type { ElementHandle, Locator, Page } from '@playwright/test';
import { expect } from '../stack.ts';
import { findFocusFault } from './focus.ts';

/** What a person does with a page, whichever way. */
export interface Hand {
  readonly page: Page;
  /** Presses a button, follows a link, opens a box. */
  press(control: Locator): Promise<void>;
  /** Chooses a checkbox or a radio button. */
  tick(control: Locator): Promise<void>;
  /** Writes into a field instead of what is in it. */
  write(field: Locator, text: string): Promise<void>;
}

/** Points at what it wants, with a finger where there is a touch screen. */
export class Pointer implements Hand {
  readonly page: Page;
  readonly #isFinger: boolean;

  constructor(page: Page, isFinger = false) {
    this.page = page;
    this.#isFinger = isFinger;
  }

  async press(control: Locator): Promise<void> {
    await (this.#isFinger ? control.tap() : control.click());
  }

  async tick(control: Locator): Promise<void> {
    await control.check();
  }

  async write(field: Locator, text: string): Promise<void> {
    await field.fill(text);
  }
}

/** More stops than any page has; who does not arrive by then never does. */
const MOST_STEPS = 400;
const MOST_CHOICES = 20;
/** How long a page may move after a key, in milliseconds. */
const LONGEST_MOVE_MS = 10_000;

/** Where the focus is, seen from a control; a radio button is reached through any of its group. */
type Place = 'there' | 'in its group' | 'before it' | 'behind it' | 'gone';

/** Has nothing but keys, and has to see at every stop where it is. */
export class Keyboard implements Hand {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async press(control: Locator): Promise<void> {
    await this.#goTo(control);
    await this.page.keyboard.press('Enter');
  }

  async tick(control: Locator): Promise<void> {
    await this.#goTo(control);
    for (
      let step = 0;
      step < MOST_CHOICES && (await placeOf(await elementOf(control))) === 'in its group';
      step += 1
    ) {
      await this.page.keyboard.press('ArrowDown');
    }
    if (!(await control.isChecked())) await this.page.keyboard.press('Space');
    await expect(control).toBeChecked();
  }

  async write(field: Locator, text: string): Promise<void> {
    await this.#goTo(field);
    await this.page.keyboard.press('Control+A');
    await (text === '' ? this.page.keyboard.press('Delete') : this.page.keyboard.type(text));
  }

  /** A page that is just being calculated anew may move under the focus, but has to be still soon. */
  async #seeFocus(): Promise<void> {
    const { page } = this;
    if ((await findFocusFault(page)) === null) return;
    const options = { timeout: LONGEST_MOVE_MS, message: `The focus can be seen on ${page.url()}` };
    await expect.poll(() => findFocusFault(page), options).toBeNull();
  }

  /** Walks by Tab, or backwards where the control is further up, as somebody without a mouse has to. */
  async #goTo(control: Locator): Promise<void> {
    let element = await elementOf(control);
    const key = (await placeOf(element)) === 'behind it' ? 'Shift+Tab' : 'Tab';
    for (let step = 0; step < MOST_STEPS; step += 1) {
      const place = await placeOf(element);
      if (place === 'there' || place === 'in its group') return;
      if (place === 'gone') element = await elementOf(control);
      else {
        await this.page.keyboard.press(key);
        await this.#seeFocus();
      }
    }
    throw new Error(`The keyboard does not reach ${control}.`);
  }
}

/** The element itself, so that a page with many is not searched again at every stop. */
const elementOf = (control: Locator) => control.elementHandle() as Promise<ElementHandle<Element>>;

function placeOf(control: ElementHandle<Element>): Promise<Place> {
  return control.evaluate((element): Place => {
    if (!element.isConnected) return 'gone';
    const focused = document.activeElement;
    if (focused === element) return 'there';
    const isRadio = (one: Element | null): one is HTMLInputElement =>
      one instanceof HTMLInputElement && one.type === 'radio';
    if (isRadio(focused) && isRadio(element) && focused.name === element.name) return 'in its group';
    const isFurtherUp = focused
      ? element.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING
      : false;
    return isFurtherUp ? 'behind it' : 'before it';
  });
}

/** The hand of a caller that has a page only: a pointer. */
export const handOf = (person: Page | Hand): Hand => ('tick' in person ? person : new Pointer(person));

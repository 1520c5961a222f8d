import type { Locator, Page } from '@playwright/test';

/** What a task took. */
export interface Effort {
  /** Presses of the pointer and of keys that are commands. */
  readonly presses: number;
  readonly typedCharacters: number;
  readonly seconds: number;
  /** Calls of the platform, or of what stands in its place, that the task caused. */
  readonly requests: number;
}

/** A page is at rest when it has asked for nothing for so long, in milliseconds. */
const REST_MS = 1000;

/** A person at work, each of whose presses is counted. */
export class CountingHand {
  readonly page: Page;
  #presses = 0;
  #typed = 0;
  #requests = 0;
  #latestRequest = performance.now();

  /** @param calls what the addresses of calls begin with */
  constructor(page: Page, calls: RegExp = /^\/services\//) {
    this.page = page;
    page.on('request', (request) => {
      this.#latestRequest = performance.now();
      if (calls.test(new URL(request.url()).pathname)) this.#requests += 1;
    });
  }

  async press(control: Locator, modifiers: ('Shift' | 'Control')[] = []): Promise<void> {
    this.#presses += 1;
    await control.click({ modifiers });
  }

  async key(name: string): Promise<void> {
    this.#presses += 1;
    await this.page.keyboard.press(name);
  }

  /** Types over what stands in a field that the focus is in already, or that is pressed first. */
  async write(field: Locator, text: string): Promise<void> {
    const isFocused = await field.evaluate((element) => element === document.activeElement);
    if (!isFocused) this.#presses += 1;
    this.#typed += text.length;
    await field.fill(text);
  }

  async upload(field: Locator, name: string, text: string): Promise<void> {
    this.#presses += 1;
    await field.setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  }

  /** What a page asks for after it was first drawn counts, other than for the browser's own `networkidle`. */
  async #rested(): Promise<void> {
    const left = () => this.#latestRequest + REST_MS - performance.now();
    while (left() > 0) await this.page.waitForTimeout(left());
  }

  /** Does a task, once the page that it begins on is at rest, and answers what it took. */
  async measure(task: (hand: CountingHand) => Promise<void>): Promise<Effort> {
    await this.#rested();
    [this.#presses, this.#typed, this.#requests] = [0, 0, 0];
    const start = performance.now();
    await task(this);
    return {
      presses: this.#presses,
      typedCharacters: this.#typed,
      seconds: (performance.now() - start) / 1000,
      requests: this.#requests,
    };
  }
}

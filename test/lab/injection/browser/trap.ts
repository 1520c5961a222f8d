import type { BrowserContext, Page } from '@playwright/test';

/** What a page did that a text may not bring it to. */
export interface Trap {
  /** What has happened; whoever reads it takes it out. */
  readonly sprung: string[];
}

/**
 * Watches a browser in which hostile texts are shown: calls of `hit`, dialogs, breaches of the content security policy,
 * and requests, windows and navigations to anywhere but these origins.
 */
export async function setTrap(context: BrowserContext, origins: readonly string[]): Promise<Trap> {
  const sprung: string[] = [];
  await context.exposeFunction('hit', (number: number) => void sprung.push(`ran hit(${number})`));
  context.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) sprung.push(message.text().slice(0, 200));
  });
  context.on('dialog', (dialog) => {
    sprung.push(`opened a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (/^https?:$/.test(protocol) && !origins.includes(origin)) sprung.push(`asked ${request.url()}`);
  });
  context.on(
    'page',
    (page) => void page.once('popup', (popup: Page) => sprung.push(`opened ${popup.url()}`)),
  );
  return { sprung };
}

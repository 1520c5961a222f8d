import type { BrowserContext } from '@playwright/test';

/** What the browser says when a page does what its content security policy forbids. */
const BREACH = /Content Security Policy/i;

/** The breaches of their content security policies by all pages of a browser window, as the browser tells them. */
export function watchPolicy(context: BrowserContext): readonly string[] {
  const breaches: string[] = [];
  context.on('console', (message) => {
    if (BREACH.test(message.text())) breaches.push(`${message.page()?.url()}: ${message.text()}`);
  });
  return breaches;
}

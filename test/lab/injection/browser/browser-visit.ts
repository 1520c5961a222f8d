import type { Page, Response } from '@playwright/test';
import type { Received } from '../../security/exchange.ts';
import type { Visit } from '../visit.ts';

/**
 * The same visit in a real browser: addresses are opened, and forms are sent from a page of the shop, so that what the
 * shop answers is shown and its scripts run.
 *
 * @param buyer a page with the cookies of the visit
 * @param guest a page without them
 */
export function inBrowser(visit: Visit, storefront: string, buyer: Page, guest: Page): Visit {
  return {
    ...visit,
    ask: (target) => open(buyer, storefront + target),
    send: (target, fields) => submit(buyer, storefront, target, fields),
    sendAsGuest: (target, fields) => submit(guest, storefront, target, fields),
  };
}

async function open(page: Page, address: string): Promise<Received> {
  return received(await page.goto(address), page);
}

async function submit(
  page: Page,
  storefront: string,
  target: string,
  fields: Readonly<Record<string, string>>,
): Promise<Received> {
  if (!page.url().startsWith(storefront)) await page.goto(`${storefront}/login`);
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().isNavigationRequest() && response.status() < 300),
    page.evaluate(
      ({ action, values }) => {
        const form = document.createElement('form');
        Object.assign(form, { method: 'post', action });
        for (const [name, value] of Object.entries(values)) {
          const area = document.createElement('textarea');
          Object.assign(area, { name, value });
          form.append(area);
        }
        document.body.append(form);
        // Past React, which would send it by a script and show no page.
        HTMLFormElement.prototype.submit.call(form);
      },
      { action: target, values: fields },
    ),
  ]);
  await page.waitForLoadState('load');
  return received(answer, page);
}

async function received(answer: Response | null, page: Page): Promise<Received> {
  // Scripts come after the page: what they draw may run as well, and they may lead on to another one.
  await page.waitForLoadState('networkidle');
  const text = await page
    .content()
    .catch(() => page.waitForLoadState('networkidle').then(() => page.content()));
  return {
    status: answer?.status() ?? 0,
    headers: answer?.headers() ?? {},
    cookies: [],
    text,
  };
}

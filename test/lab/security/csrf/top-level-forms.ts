import type { Page } from '@playwright/test';
import type { Order } from './tricks.ts';

const ENCODINGS = ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'];

/**
 * Sends the victim's whole window to the address by forms, and by a link: what goes along with a window goes along with
 * no frame.
 *
 * @returns how many requests were made
 */
export async function topLevelForms(page: Page, origin: string, order: Order): Promise<number> {
  for (const encoding of ENCODINGS) {
    await page.goto(origin);
    await Promise.all([
      page.waitForNavigation({ waitUntil: 'commit' }),
      page.evaluate(submit, { ...order, encoding }),
    ]);
  }
  await page.goto(origin);
  await Promise.all([
    page.waitForNavigation({ waitUntil: 'commit' }),
    page.evaluate((address) => window.location.assign(address), order.address),
  ]);
  return ENCODINGS.length + 1;
}

function submit({ address, fields, encoding }: Order & { encoding: string }): void {
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action: address, enctype: encoding });
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    Object.assign(input, { type: 'hidden', name, value: String(value) });
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}

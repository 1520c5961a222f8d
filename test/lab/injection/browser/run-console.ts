import type { BrowserContext } from '@playwright/test';
import { appCookie, browserCookies } from '../../../sign-in.ts';
import { isStorable, payloadsOf } from '../payloads.ts';
import { consoleFields } from './console-fields.ts';
import type { BrowserRun } from './run-shop.ts';
import { setTrap } from './trap.ts';

/** Writes so many texts, others for each field, into the fields of the console, and shows them in a browser. */
export async function runConsoleInBrowser(
  console: string,
  context: BrowserContext,
  perField: number,
): Promise<BrowserRun> {
  const trap = await setTrap(context, [console]);
  const cookie = await appCookie(console, { username: 'admin@offizin.example' });
  await context.addCookies(browserCookies(cookie, console));
  const page = await context.newPage();
  const all = payloadsOf(300).filter(isStorable);
  const sprung: string[] = [];
  let shown = 0;
  for (const [place, field] of consoleFields.entries())
    for (let turn = 0; turn < perField; turn += 1) {
      const payload = all[(place * 11 + turn * Math.ceil(all.length / perField)) % all.length];
      if (!payload) continue;
      await field.show(page, console, payload);
      shown += 1;
      for (const what of trap.sprung.splice(0)) sprung.push(`${field.name}, ${payload.number}: ${what}`);
    }
  return { fields: consoleFields.length, shown, sprung };
}

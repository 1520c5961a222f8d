import type { BrowserContext } from '@playwright/test';
import { browserCookies } from '../../../sign-in.ts';
import { payloadsOf } from '../payloads.ts';
import { shopFields } from '../shop-fields.ts';
import type { Servers } from '../staff.ts';
import { openVisit } from '../visit.ts';
import { inBrowser } from './browser-visit.ts';
import { setTrap } from './trap.ts';

/** What was shown in a browser, and what ran there. */
export interface BrowserRun {
  readonly fields: number;
  readonly shown: number;
  readonly sprung: readonly string[];
}

/** Writes so many texts, others for each field, into every field of the shop, and shows all pages in a browser. */
export async function runShopInBrowser(
  servers: Servers,
  contexts: { readonly buyer: BrowserContext; readonly guest: BrowserContext },
  perField: number,
): Promise<BrowserRun> {
  const { buyer, guest } = contexts;
  const traps = await Promise.all([buyer, guest].map((context) => setTrap(context, [servers.storefront])));
  const visit = await openVisit(servers);
  await buyer.addCookies(browserCookies(visit.cookie, servers.storefront));
  const visible = inBrowser(visit, servers.storefront, await buyer.newPage(), await guest.newPage());
  const all = payloadsOf(300);
  const sprung: string[] = [];
  let shown = 0;
  for (const [place, field] of shopFields.entries())
    for (let turn = 0; turn < perField; turn += 1) {
      const payload = all[(place * 7 + turn * Math.ceil(all.length / perField)) % all.length];
      if (!payload) continue;
      await field.write(visible, payload);
      shown += 1;
      for (const trap of traps)
        for (const what of trap.sprung.splice(0)) sprung.push(`${field.name}, ${payload.number}: ${what}`);
    }
  await visit.change(visit.product.id, { Name: visit.product.name });
  return { fields: shopFields.length, shown, sprung };
}

import type { Page } from '@playwright/test';
import { findKnownRecords } from '#scripts/screens/console/known-records.ts';
import { SCREENS } from '#scripts/screens/console/screens.ts';
import { signIn as signInToConsole, textsFor } from '#scripts/screens/console/visit.ts';
import { signIn as signInToShop } from '../../journeys/pages/storefront.ts';
import type { Habits } from './rapid-visit.ts';

/** An app that is navigated rapidly. */
export interface RapidApp {
  readonly habits: Habits;
  /** Signs in, and answers the addresses where visits may begin. */
  open(page: Page, origin: string): Promise<string[]>;
}

const LINKS = 'a[href^="/"]:not([target], [download])';

export const rapidApps: Readonly<Record<'storefront' | 'console', RapidApp>> = {
  storefront: {
    habits: {
      links: LINKS,
      buttons: 'main button[type=submit]',
      // Other languages are other documents, orders and accounts change what later visits find.
      shunned:
        /^(Abmelden|Sign out|Deutsch|English|Konto wählen|Choose account|Nochmals|Order again)|zahlungspflichtig|\.pdf/,
    },
    open: async (page, origin) => {
      await page.goto(origin);
      await signInToShop(page, 'erika@offizin.example', 'demo');
      return ['/', '/cart', '/account', '/quick-order', '/search?q=creme'].map((path) => origin + path);
    },
  },
  console: {
    habits: {
      links: LINKS,
      buttons: 'main [role=tab], main [role=columnheader] button',
      shunned: /\/developer/,
    },
    open: async (page, origin) => {
      await signInToConsole(page, origin, textsFor('de-DE'));
      const known = await findKnownRecords(page, origin);
      return SCREENS.filter(({ arrange }) => !arrange).map(({ path }) => origin + path(known));
    },
  },
};

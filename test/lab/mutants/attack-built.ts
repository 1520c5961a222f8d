import { launchBrowser } from '#scripts/test/browser.ts';
import { runShopPages } from '../degraded-upstream/run-shop-pages.ts';
import { runShopInBrowser } from '../injection/browser/run-shop.ts';
import { runInjection } from '../injection/run-injection.ts';
import { openVisit } from '../injection/visit.ts';
import { type BuiltGround, openBuiltGround } from '../security/built/built-ground.ts';
import { runCsrf } from '../security/csrf/run-csrf.ts';
import { runRedirects } from '../security/redirects/run-redirects.ts';
import type { Way } from '../security/redirects/ways.ts';
import { runPages } from '../visitor-isolation/run-visitor-isolation.ts';
import { type BuiltMutant, builtMutants } from './built-mutants.ts';
import { openFront, type Tampering } from './front.ts';
import type { MutantRun } from './mutant-run.ts';

/** As many addresses of other sites as it takes to meet each bug. */
const DESTINATIONS = 80;

/** As many pages as it takes for guests to meet on each of them. */
const ISOLATION = { pages: 96, sessions: 12, atOnce: 6 };

/** As many products as it takes for all kinds of them to be there. */
const PRODUCTS = 200;

/** A failure of which a page can make nothing. */
const EMPTY = { kind: 'empty500' };

/** As many texts as it takes to meet a page that would let one run. */
const TEXTS = 4;

/** What each experiment finds on the ground, of its smallest size that would find each bug. */
const experiments: Readonly<Record<BuiltMutant['guardedBy'], (ground: BuiltGround) => Promise<number>>> = {
  redirects: async (ground) => {
    const only = ({ name, isSlow }: Way) => name.startsWith('sign-in') && !isSlow;
    return (await runRedirects(ground, { size: DESTINATIONS, only })).ledOut.length;
  },
  injection: async (ground) => (await runInjection(ground, TEXTS)).faults.length,
  'injection in a browser': async (ground) => {
    await using browser = await launchBrowser();
    const contexts = { buyer: await browser.newContext(), guest: await browser.newContext() };
    return (await runShopInBrowser(ground, contexts, 1)).sprung.length;
  },
  'degraded-upstream': async (ground) => {
    const { cookie } = await openVisit(ground);
    return (await runShopPages({ ...ground, cookie, pages: ['/cart'], upstreamFaults: [EMPTY] })).faults
      .length;
  },
  'visitor-isolation': async ({ storefront, mock }) => {
    const { mixed, strange, failed } = await runPages({ storefront, mock, ...ISOLATION });
    return mixed + strange + failed;
  },
  csrf: async (ground) => {
    await using browser = await launchBrowser();
    const { effects } = await runCsrf(browser, ground, { only: ({ path }) => path === '/consent' });
    return effects.length;
  },
};

/** The built apps behind a front that has the bug of the moment. */
export async function* attackBuilt(chosen: (bug: string) => boolean): AsyncGenerator<MutantRun> {
  const mutants = Object.entries(builtMutants).filter(([bug]) => chosen(bug));
  if (mutants.length === 0) return;
  let applied: Tampering | undefined;
  const front = (origin: string) => openFront(origin, () => applied);
  const ground = await openBuiltGround({ front, products: PRODUCTS });
  try {
    for (const guardedBy of new Set(mutants.map(([, mutant]) => mutant.guardedBy)))
      if ((await experiments[guardedBy](ground)) > 0)
        throw new Error(`Without a bug, ${guardedBy} finds something.`);
    for (const [bug, mutant] of mutants) {
      applied = mutant;
      // One that cannot be carried out to its end has found that something is wrong as well.
      const isFound = await experiments[mutant.guardedBy](ground).then(
        (found) => found > 0,
        () => true,
      );
      applied = undefined;
      yield { bug, guardedBy: mutant.guardedBy, isFound };
    }
  } finally {
    await ground.close();
  }
}

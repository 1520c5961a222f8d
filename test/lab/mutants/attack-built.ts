import { launchBrowser } from '#scripts/test/browser.ts';
import { runShopPages } from '../degraded-upstream/run-shop-pages.ts';
import { runShopInBrowser } from '../injection/browser/run-shop.ts';
import { runPayloads } from '../injection/run-injection.ts';
import { openVisit } from '../injection/visit.ts';
import { type BuiltGround, openBuiltGround } from '../security/built/built-ground.ts';
import { runCsrf } from '../security/csrf/run-csrf.ts';
import { runRedirects } from '../security/redirects/run-redirects.ts';
import type { Way } from '../security/redirects/ways.ts';
import { type BuiltPlant, builtPlants } from './built-mutants.ts';
import { openFront, type Tampering } from './front.ts';
import type { PlantRun } from './run-mutants.ts';

/** As many addresses of other sites as it takes to meet each bug. */
const DESTINATIONS = 80;

/** A failure of which a page can make nothing. */
const EMPTY = { kind: 'empty500' };

/** As many texts as it takes to meet a page that would let one run. */
const TEXTS = 4;

/** What each experiment finds on the ground, of its smallest size that would find each bug. */
const experiments: Readonly<Record<BuiltPlant['guardedBy'], (ground: BuiltGround) => Promise<number>>> = {
  redirects: async (ground) => {
    const only = ({ name, isSlow }: Way) => name.startsWith('sign-in') && !isSlow;
    return (await runRedirects(ground, { size: DESTINATIONS, only })).ledOut.length;
  },
  payloads: async (ground) => (await runPayloads(ground, TEXTS)).faults.length,
  'payloads in a browser': async (ground) => {
    await using browser = await launchBrowser();
    const contexts = { buyer: await browser.newContext(), guest: await browser.newContext() };
    return (await runShopInBrowser(ground, contexts, 1)).sprung.length;
  },
  trouble: async (ground) => {
    const { cookie } = await openVisit(ground);
    return (await runShopPages({ ...ground, cookie, pages: ['/cart'], troubles: [EMPTY] })).faults.length;
  },
  csrf: async (ground) => {
    await using browser = await launchBrowser();
    const { effects } = await runCsrf(browser, ground, { only: ({ path }) => path === '/consent' });
    return effects.length;
  },
};

/** The built apps behind a front that has the bug of the moment. */
export async function* attackBuilt(chosen: (bug: string) => boolean): AsyncGenerator<PlantRun> {
  const plants = Object.entries(builtPlants).filter(([bug]) => chosen(bug));
  if (plants.length === 0) return;
  let planted: Tampering | undefined;
  const ground = await openBuiltGround({ front: (origin) => openFront(origin, () => planted) });
  try {
    for (const guardedBy of new Set(plants.map(([, plant]) => plant.guardedBy)))
      if ((await experiments[guardedBy](ground)) > 0)
        throw new Error(`Without a bug, ${guardedBy} finds something.`);
    for (const [bug, plant] of plants) {
      planted = plant;
      // One that cannot be carried out to its end has found that something is wrong as well.
      const isFound = await experiments[plant.guardedBy](ground).then(
        (found) => found > 0,
        () => true,
      );
      planted = undefined;
      yield { bug, guardedBy: plant.guardedBy, isFound };
    }
  } finally {
    await ground.close();
  }
}

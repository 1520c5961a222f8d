import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { BuiltGround } from '../built/built-ground.ts';
import { openHostileSite } from './hostile-site.ts';
import { type Target, targetsFor } from './targets.ts';
import { topLevelForms } from './top-level-forms.ts';
import { type Order, tricks } from './tricks.ts';
import { lootOf, signInVictim } from './victim.ts';

/** What a hostile page has tried, and what came of it. */
export interface CsrfRun {
  readonly targets: number;
  /** Requests that the pages made. */
  readonly tries: number;
  /** Of those, the ones that a server answered. */
  readonly arrived: number;
  /** What changed at the platform or in the victim's cookies, by target and origin. */
  readonly effects: readonly string[];
  /** Targets that change nothing from their own site either, where they should; the others prove nothing then. */
  readonly inert: readonly string[];
}

export interface CsrfOptions {
  /** The targets to try; all unless told. */
  readonly only?: (target: Target) => boolean;
}

/** Lets hostile pages at another site, and at another port of the same one, ask in the victim's browser. */
export async function runCsrf(
  browser: Browser,
  ground: BuiltGround,
  { only = () => true }: CsrfOptions = {},
): Promise<CsrfRun> {
  const site = await openHostileSite();
  const context = await browser.newContext({ locale: 'de-DE' });
  const arrived = countAnswers(context, ground);
  const effects: string[] = [];
  const inert: string[] = [];
  let tries = 0;
  try {
    await signInVictim(context, ground);
    const targets = targetsFor(await lootOf(ground)).filter(only);
    for (const origin of [site.otherSite, site.sameSite])
      for (const target of targets) {
        const before = await observe(context, ground);
        tries += await attack(context, origin, orderOf(target, ground));
        const changed = difference(before, await observe(context, ground));
        if (changed) effects.push(`${target.method} ${target.path} from ${origin}: ${changed}`);
      }
    for (const target of targets.filter(({ hasEffect }) => hasEffect))
      if (!(await hasEffectAtHome(context, ground, target)))
        inert.push(`${target.server}: ${target.method} ${target.path}`);
    return { targets: targets.length, tries, arrived: arrived(), effects, inert };
  } finally {
    await context.close();
    await site.close();
  }
}

const orderOf = ({ path, method, fields, server, isJson = false }: Target, ground: BuiltGround): Order => ({
  address: ground[server] + path,
  method,
  fields,
  isJson,
});

async function attack(context: BrowserContext, origin: string, order: Order): Promise<number> {
  const page = await context.newPage();
  let tries = 0;
  try {
    await page.goto(origin);
    for (const trick of Object.values(tricks)) tries += await page.evaluate(trick, order);
    tries += await topLevelForms(page, origin, order);
  } finally {
    await page.close();
  }
  return tries;
}

/** The same request of a page of the server's own. */
async function hasEffectAtHome(
  context: BrowserContext,
  ground: BuiltGround,
  target: Target,
): Promise<boolean> {
  await signInVictim(context, ground);
  const page = await context.newPage();
  try {
    await page.goto(`${ground[target.server]}/favicon.svg`);
    await leavePolicy(page);
    const before = await observe(context, ground);
    await page.evaluate(
      async ({ address, method, fields, isJson }) => {
        const entries = Object.entries(fields).map(([name, value]): [string, string] => [
          name,
          String(value),
        ]);
        const headers = { 'content-type': isJson ? 'application/json' : 'application/x-www-form-urlencoded' };
        const body = isJson ? JSON.stringify(fields) : new URLSearchParams(entries).toString();
        const hasBody = method !== 'DELETE';
        await fetch(address, { method, redirect: 'manual', ...(hasBody && { headers, body }) });
      },
      orderOf(target, ground),
    );
    return difference(before, await observe(context, ground)) !== '';
  } finally {
    await page.close();
  }
}

/** A picture's policy lets nothing be asked for; a page of the app does. */
const leavePolicy = (page: Page) => page.goto(new URL('/login', page.url()).href);

async function observe(context: BrowserContext, ground: BuiltGround): Promise<readonly string[]> {
  const cookies = await context.cookies([ground.storefront, ground.console, ground.mock]);
  const jar = cookies.map(({ name, value }) => `cookie ${name}=${value}`).sort();
  return [...(await ground.state()).split(', '), ...jar];
}

function difference(before: readonly string[], after: readonly string[]): string {
  const known = new Set(before);
  const gone = before.filter((each) => !after.includes(each));
  return [...after.filter((each) => !known.has(each)), ...gone.map((each) => `no more ${each}`)].join(', ');
}

function countAnswers(context: BrowserContext, { storefront, console, mock }: BuiltGround): () => number {
  let count = 0;
  context.on('response', (response) => {
    if ([storefront, console, mock].includes(new URL(response.url()).origin)) count += 1;
  });
  return () => count;
}

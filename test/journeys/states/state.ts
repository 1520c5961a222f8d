import type { Page } from '@playwright/test';
import { untilAtRest } from '../pages/at-rest.ts';
import type { Sandbox } from '../pages/sandbox.ts';

/** Who looks at a page: with an account, without one, and without one in a shop where guests may order. */
export const VISITORS = ['buyer', 'guest', 'ordering guest'] as const;
export type Visitor = (typeof VISITORS)[number];

/** A page that somebody is about to open. */
export interface Visit {
  readonly page: Page;
  /** Address of the shop with the prefix of its language. */
  readonly shop: string;
  readonly sandbox: Sandbox;
}

/** Brings a page into a state. */
export interface Open {
  (visit: Visit): Promise<void>;
  /** Who can bring it there, where not everybody who sees the page can. */
  readonly visitors?: readonly Visitor[];
}

export const STATES = ['full', 'empty', 'loading', 'error'] as const;
export type State = (typeof STATES)[number];

/** How a route comes into each state, by what it shows then; or why it is never in that state. */
export interface RouteStates extends Record<State, Readonly<Record<string, Open>> | string> {
  /** Whom the route shows a page; others are sent elsewhere. */
  readonly visitors: readonly Visitor[];
}

export const everybody: readonly Visitor[] = ['guest', 'buyer'];
export const whoOrders: readonly Visitor[] = ['ordering guest', 'buyer'];

/** Opens an address of the shop. */
export const at =
  (path: string): Open =>
  async ({ page, shop }) => {
    await page.goto(shop + path, { waitUntil: 'networkidle' });
  };

/** Opens a page while a scenario of the sandbox is on. */
export const during =
  (scenario: string, open: Open): Open =>
  async (visit) => {
    await visit.sandbox.start(scenario);
    await open(visit);
  };

/** Opens a page with operations that the platform fails to answer. */
export const without =
  (operationIds: readonly string[], open: Open): Open =>
  async (visit) => {
    await visit.sandbox.spoil({ kind: 'status', status: 500, operationIds });
    await open(visit);
  };

/** Opens a page and sends its form as it is, or with something in it. */
export const sent =
  (open: Open, fields: Readonly<Record<string, string>> = {}): Open =>
  async (visit) => {
    await open(visit);
    const [name] = Object.keys(fields);
    const field = name ? `[name="${name}"]` : 'input:visible, textarea:visible';
    const form = visit.page
      .locator('main form[method="post"]')
      .filter({ has: visit.page.locator(field) })
      .first();
    for (const [name, value] of Object.entries(fields)) await form.locator(`[name="${name}"]`).fill(value);
    await untilAtRest(visit.page, () => form.locator('button[type="submit"]').last().click());
  };

/** A state that only some of those who see the page can bring it into. */
export const onlyFor = (visitors: readonly Visitor[], open: Open): Open =>
  Object.assign((visit: Visit) => open(visit), { visitors });

/** Opens a page and presses something on it, on a phone where it is for phones only. */
export const pressed =
  (open: Open, selector: string, width = 1280): Open =>
  async (visit) => {
    await open(visit);
    await visit.page.setViewportSize({ width, height: 900 });
    const control = visit.page.locator(selector).filter({ visible: true }).first();
    await untilAtRest(visit.page, () => control.click());
  };

/** The page of a platform that cannot answer, which looks alike on every route. */
export const broken = (open: Open): Readonly<Record<string, Open>> => ({
  'platform fails': during('platform-broken', open),
});

export const ARRIVES_WHOLE =
  'The server answers with the whole page, and the page before it stays until then.';
export const NEVER_EMPTY = 'What it shows is always there.';

import { setTimeout as wait } from 'node:timers/promises';
import { newVisitor, type Places, pagesToVisit, type Visitor } from '../visitor-isolation/visitors.ts';

export interface Traffic {
  /** Requests that were begun. */
  readonly requests: number;
  /** Answers that are neither a page nor a redirect. */
  readonly failed: number;
}

/** People with carts of their own, and the addresses they read. */
export interface Shoppers {
  readonly visitors: readonly Visitor[];
  readonly pages: readonly string[];
}

/** Opens accounts for so many people, and puts a pack into the cart of each. */
export async function openShoppers(places: Places, count: number): Promise<Shoppers> {
  const { paths, productId } = await pagesToVisit(places.storefront);
  const visitors: Visitor[] = [];
  for (let number = 0; number < count; number += 1)
    visitors.push(await newVisitor(places, number, productId));
  return { visitors, pages: paths.map((path) => places.storefront + path) };
}

export interface TrafficOptions {
  readonly minutes: number;
  /** Requests that are begun each second, whether or not those before have been answered. */
  readonly perSecond: number;
  readonly signal?: AbortSignal | undefined;
}

/** Lets shoppers read pages at a held rate, and tells how many milliseconds each answer took. */
export async function shop(
  { visitors, pages }: Shoppers,
  { minutes, perSecond, signal }: TrafficOptions,
  onAnswer: (ms: number) => void,
): Promise<Traffic> {
  const pending = new Set<Promise<void>>();
  let requests = 0;
  let failed = 0;
  const visit = async (number: number): Promise<void> => {
    const { cookie } = visitors[number % visitors.length] as Visitor;
    const page = pages[Math.floor(number / visitors.length + number) % pages.length] as string;
    const began = performance.now();
    if (!(await isAnswered(page, cookie))) failed += 1;
    onAnswer(performance.now() - began);
  };
  const began = performance.now();
  const total = Math.round(minutes * 60 * perSecond);
  for (; requests < total && !signal?.aborted; requests += 1) {
    await wait(Math.max(0, began + (requests / perSecond) * 1000 - performance.now()));
    const one: Promise<void> = visit(requests).finally(() => pending.delete(one));
    pending.add(one);
  }
  await Promise.all(pending);
  return { requests, failed };
}

function isAnswered(page: string, cookie: string): Promise<boolean> {
  return fetch(page, { headers: { cookie, accept: 'text/html' }, redirect: 'manual' })
    .then(async (answer) => Boolean(await answer.arrayBuffer()) && answer.status < 400)
    .catch(() => false);
}

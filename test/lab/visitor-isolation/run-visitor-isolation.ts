import { type Buyer, newGuest, newVisitor, pagesToVisit, type Visitor } from './visitors.ts';

export interface PagesOptions {
  readonly storefront: string;
  readonly mock: string;
  readonly pages: number;
  readonly sessions: number;
  /** Pages under way at the same time. */
  readonly atOnce: number;
  readonly progress?: (done: number) => void;
  readonly signal?: AbortSignal;
}

/** What was read, and what was wrong with it. */
export interface PagesRun {
  readonly pages: number;
  readonly sessions: number;
  readonly atOnce: number;
  /** Pages on which something of another visitor stood. */
  readonly mixed: number;
  /** Pages that did not show the visitor's own name or wish, or on the cart page their own cart. */
  readonly strange: number;
  /** Answers that are no page, and pages that were refused again and again. */
  readonly failed: number;
  /** The first few of them, to look into. */
  readonly examples: readonly string[];
}

type Finding = 'mixed' | 'strange' | 'failed';

/**
 * Reads server-rendered pages of many visitors at once, buyers with a name and a cart of their own among guests with and
 * without a wish list, neighbours on the server being different visitors, and looks for anything of anybody else on them.
 */
export async function runPages(options: PagesOptions): Promise<PagesRun> {
  const { storefront, mock, pages, sessions, atOnce, progress, signal } = options;
  const { paths, productId } = await pagesToVisit(storefront);
  const visitors: (Visitor | Buyer)[] = [];
  for (let number = 0; number < sessions; number += 1)
    visitors.push(
      isGuest(number) ? newGuest(number) : await newVisitor({ storefront, mock }, number, productId),
    );
  const found: Record<Finding, number> = { mixed: 0, strange: 0, failed: 0 };
  const examples: string[] = [];
  let next = 0;
  const lane = async () => {
    while (next < pages && !signal?.aborted) {
      const number = next++;
      const visitor = visitors[number % sessions] as Visitor | Buyer;
      // Every visitor comes to every page, whatever the two numbers have in common.
      const open = paths.filter((path) => !(visitor.isGuest && path.startsWith('/account')));
      const path = open[(number + Math.floor(number / sessions)) % open.length] as string;
      const finding = await look(storefront, path, visitor, visitors);
      if (finding) {
        found[finding.kind] += 1;
        if (examples.length < 5) examples.push(`${path} for ${visitor.name}: ${finding.what}`);
      }
      progress?.(number + 1);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return { pages: next, sessions, atOnce, ...found, examples };
}

/** Every third is a guest. */
const isGuest = (number: number) => number % 3 === 2;

const MOST_REFUSALS = 3;

/** What is refused for now, as a busy machine may, is asked for again, as its visitor would. */
async function patiently(ask: () => Promise<Response>): Promise<Response> {
  for (let refusals = 0; ; refusals += 1) {
    const answer = await ask();
    if (answer.status !== 503 || !answer.headers.has('retry-after') || refusals === MOST_REFUSALS)
      return answer;
    await answer.body?.cancel();
  }
}

async function look(
  storefront: string,
  path: string,
  visitor: Visitor | Buyer,
  visitors: readonly Visitor[],
): Promise<{ kind: Finding; what: string } | undefined> {
  const headers = { accept: 'text/html', ...(visitor.cookie && { cookie: visitor.cookie }) };
  const answer = await patiently(() => fetch(storefront + path, { headers, redirect: 'manual' }));
  const html = await answer.text();
  const others = visitors.filter((other) => other !== visitor).flatMap(({ marks }) => marks);
  const foreign = others.find((mark) => html.includes(mark));
  if (foreign) return { kind: 'mixed', what: foreign };
  if (answer.status !== 200) return { kind: 'failed', what: String(answer.status) };
  if (visitor.own && !html.includes(visitor.own))
    return { kind: 'strange', what: 'the own name or wish is missing' };
  if (path.endsWith('/cart') && 'cartId' in visitor && !html.includes(visitor.cartId))
    return { kind: 'strange', what: 'the own cart is missing' };
  return undefined;
}

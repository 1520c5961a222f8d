import { isRead } from '#http/server/is-read.ts';

type Work = () => Promise<Response>;

/** Nobody waits longer for what they sent before, in milliseconds. */
const PATIENCE_MS = 3_000;
/** React Router's name for the routes that a request of a page's scripts asks for; without it, it asks for all. */
const ROUTES = '_routes';
const ROOT = 'root';

/**
 * Puts reading after writing for each visitor: a page that is read as a whole, with what stands around it, waits until
 * what the same visitor has sent before is done, three seconds at most. A form that was sent may have been given up by
 * a step to another page, so nobody reads its answer, and its effect has to be in what is read next. A page whose
 * surroundings are not asked for does not wait.
 *
 * The visitor is who sends the request; undefined for somebody of whom nothing is known yet, who never waits.
 */
export function createReadYourWrites(
  patienceMs = PATIENCE_MS,
): (visitor: string | undefined, request: Request, work: Work) => Promise<Response> {
  const writes = new Map<string, Set<Promise<unknown>>>();
  return async (visitor, request, work) => {
    if (visitor === undefined) return work();
    if (!isRead(request)) return await noted(writes, visitor, work());
    const before = writes.get(visitor);
    if (before && isReadAsWhole(request)) await settled(before, patienceMs);
    return work();
  };
}

function isReadAsWhole({ url }: Request): boolean {
  const routes = new URL(url).searchParams.get(ROUTES);
  return routes === null || routes.split(',').includes(ROOT);
}

async function noted(
  writes: Map<string, Set<Promise<unknown>>>,
  visitor: string,
  write: Promise<Response>,
): Promise<Response> {
  const own = writes.get(visitor) ?? new Set();
  writes.set(visitor, own.add(write));
  try {
    return await write;
  } finally {
    own.delete(write);
    if (own.size === 0) writes.delete(visitor);
  }
}

async function settled(writes: Set<Promise<unknown>>, patienceMs: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, patienceMs);
  await Promise.race([Promise.allSettled(writes), promise]);
  clearTimeout(timer);
}

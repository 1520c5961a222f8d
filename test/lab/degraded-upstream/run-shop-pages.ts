import { exchange, type Received } from '../security/exchange.ts';
import { faultsOf } from './blankness.ts';
import { openSandboxSession, type SandboxSession, type UpstreamFault } from './sandbox.ts';
import { HANG, nameOf, TROUBLES } from './upstream-faults.ts';

export interface DegradedOptions {
  readonly mock: string;
  readonly storefront: string;
  /** Cookie header of whoever reads the pages. */
  readonly cookie: string;
  readonly pages: readonly string[];
  readonly upstreamFaults?: readonly UpstreamFault[];
  readonly progress?: (page: string, cells: number) => void;
  readonly signal?: AbortSignal;
}

export interface DegradedRun {
  /** Pages of which one answer of the platform failed in one way. */
  readonly cells: number;
  readonly faults: readonly string[];
}

/** So many pages are waited for at once; most of the time is spent on waiting before another try. */
const AT_ONCE = 8;
const MOST_REDIRECTS = 4;
/** As a browser of a person says: to robots, pages are sent whole. */
const PERSON = {
  accept: 'text/html',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36',
};

/** Reads each page once for each call that it makes and each way in which that call fails. */
export async function runShopPages(options: DegradedOptions): Promise<DegradedRun> {
  const { pages, upstreamFaults = [...TROUBLES, HANG], signal, progress } = options;
  const faults: string[] = [];
  let cells = 0;
  const waiting = [...pages];
  const work = async () => {
    const session = await openSandboxSession(options.mock);
    for (let page = waiting.shift(); page !== undefined && !signal?.aborted; page = waiting.shift()) {
      const before = cells;
      for (const operationId of await operationsOf(page, session, options))
        for (const upstreamFault of upstreamFaults) {
          if (!(await session.spoil(upstreamFault, [operationId]))) continue;
          cells += 1;
          const found = await look(page, session, options);
          faults.push(...found.map((fault) => `${page}, ${operationId}, ${nameOf(upstreamFault)}: ${fault}`));
        }
      progress?.(page, cells - before);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { cells, faults };
}

/** What a page asks the platform for; a page that asks for nothing has nothing that fails. */
async function operationsOf(
  page: string,
  session: SandboxSession,
  options: DegradedOptions,
): Promise<string[]> {
  await session.lift();
  await session.asked();
  const found = await look(page, session, options);
  if (found.length > 0) throw new Error(`Without any fault, ${page} ${found.join(', ')}.`);
  return session.asked();
}

async function look(page: string, session: SandboxSession, options: DegradedOptions): Promise<string[]> {
  try {
    const { answer, longestMs } = await followed(page, session, options);
    return faultsOf(answer, longestMs);
  } catch (error) {
    return [`was not answered: ${error}`];
  }
}

interface Arrived {
  readonly answer: Received;
  /** What the slowest answer on the way took. */
  readonly longestMs: number;
}

/** The page that an address leads to, by no more than a few redirects. */
async function followed(
  page: string,
  session: SandboxSession,
  options: DegradedOptions,
  left = MOST_REDIRECTS,
): Promise<Arrived> {
  const headers = { ...PERSON, ...session.headers, cookie: options.cookie };
  const began = performance.now();
  const answer = await exchange(options.storefront, page, { headers });
  const tookMs = performance.now() - began;
  const { location } = answer.headers;
  if (location === undefined) return { answer, longestMs: tookMs };
  if (left === 0) throw new Error(`it leads on and on, lastly to ${location}`);
  const arrived = await followed(location, session, options, left - 1);
  return { ...arrived, longestMs: Math.max(tookMs, arrived.longestMs) };
}

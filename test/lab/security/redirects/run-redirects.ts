import { demoPassword, demoUsers } from '#mock/demo/seed/people/staff.ts';
import { shopCookie } from '../../../sign-in.ts';
import type { Servers } from '../built/servers.ts';
import { exchange, type Received } from '../exchange.ts';
import { destinations } from './destinations.ts';
import { leadsOut } from './leads-out.ts';
import { type Way, ways } from './ways.ts';

/** How many addresses were tried, and which of them led out. */
export interface RedirectsRun {
  /** By the name of the way. */
  readonly tries: Readonly<Record<string, number>>;
  /** Answers that lead somewhere inside. */
  readonly redirects: number;
  readonly ledOut: readonly string[];
}

/** What is slow is tried with every so-manieth destination. */
const SLOW_SHARE = 4;
/** A redirect may lead to the next one; more than so many are a fault of their own. */
const MOST_HOPS = 4;

export interface RedirectsOptions {
  /** How many destinations are tried; all unless told. */
  readonly size?: number;
  /** The ways to try; all unless told. */
  readonly only?: (way: Way) => boolean;
}

/** Tries destinations on ways, and follows where they lead to. */
export async function runRedirects(
  servers: Servers,
  { size, only = () => true }: RedirectsOptions = {},
): Promise<RedirectsRun> {
  const cookie = await shopCookie(servers.storefront, {
    username: demoUsers[0].username,
    password: demoPassword,
  });
  const all = destinations(size);
  const tries: Record<string, number> = {};
  const ledOut: string[] = [];
  let redirects = 0;
  for (const way of ways.filter(only)) {
    const tried = way.isSlow ? all.filter((_, index) => index % SLOW_SHARE === 0) : all;
    tries[way.name] = tried.length;
    for (const destination of tried) {
      const { faults, hops } = await follow(servers[way.server], way, destination, cookie);
      redirects += hops;
      ledOut.push(
        ...faults.map((fault) => `${way.name}: ${JSON.stringify(destination.slice(0, 80))}: ${fault}`),
      );
    }
  }
  return { tries, redirects, ledOut };
}

async function follow(origin: string, { request }: Way, destination: string, cookie: string) {
  const { target, sent } = request(destination, cookie);
  let at = origin + target;
  let answer = await exchange(origin, target, sent);
  let hops = 0;
  for (;;) {
    const out = leadsOut(answer, at);
    if (out !== undefined) return { faults: [out.slice(0, 200)], hops };
    if (answer.status >= 500) return { faults: [`answered ${answer.status}`], hops };
    const { location } = answer.headers;
    if (location === undefined) return { faults: [], hops };
    hops += 1;
    if (hops > MOST_HOPS) return { faults: ['goes round in circles'], hops };
    const next = new URL(location, at);
    at = next.href;
    answer = await exchange(origin, next.pathname + next.search, {
      headers: { cookie: cookieAfter(answer) },
    });
  }
}

const cookieAfter = ({ cookies }: Received) => cookies.map((each) => each.split(';')[0]).join('; ');

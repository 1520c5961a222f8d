import { theContract } from '#mock/platform-server.ts';
import type { Connection } from '../connection.ts';
import { judgeBy } from './answers/judge.ts';
import { judgeAll } from './answers/judge-all.ts';
import { parsed } from './answers/parsed.ts';
import { appsCalls } from './calls/apps-calls.ts';
import type { AccessTokens, Exchange } from './calls/caller.ts';
import { type Collected, collect, exchangesOf } from './calls/collect.ts';
import { type Limit, limitInHeaders, limitsIn, nearlyReached } from './calls/limits.ts';
import { readTimes, slowCalls } from './calls/slow-calls.ts';
import { PATIENCE, type Patience, timesOf } from './calls/times.ts';
import { newestOf, versionFinding, versionsIn } from './calls/versions.ts';
import { contractPatch } from './patches/contract-patch.ts';
import { callReports } from './report/call-reports.ts';
import type { Finding } from './report/finding.ts';
import { once } from './report/once.ts';
import { REMEDIES } from './report/remedies.ts';
import type { Report } from './report/report.ts';

export interface CheckOptions {
  readonly connection: Connection;
  readonly tokens: AccessTokens;
  /** Whether calls are made that write, on records of the check alone; no unless told. */
  readonly write?: boolean;
  readonly patience?: Patience;
  /** Is given each answer, e.g. to keep it. */
  readonly onExchange?: (exchange: Exchange) => void;
}

/** Makes every call of both apps on a platform, and says what is otherwise than they expect it. */
export async function checkPlatform(options: CheckOptions): Promise<Report> {
  const { connection, tokens, write = false, patience = PATIENCE, onExchange } = options;
  const contract = await theContract();
  const collected = await collect(connection, tokens, write);
  const exchanges = exchangesOf(collected);
  for (const exchange of exchanges) onExchange?.(exchange);
  const { walk, attempts } = collected;
  const times = timesOf(readTimes(attempts), patience);
  const limits = limitsOf(collected);
  const versions = versionsIn(exchanges);
  const findings = once([
    ...judgeAll(judgeBy(contract), collected),
    ...(versions ? versionFinding(versions) : []),
    ...collected.compared,
    ...collected.left.map(leftBehind),
    ...nearlyReached(limits),
    ...(await slowCalls(walk, attempts, times, patience)),
  ]);
  return {
    platformUrl: connection.platformUrl,
    checkedAt: new Date().toISOString(),
    ...(versions && { version: newestOf(versions) }),
    wrote: write,
    calls: callReports(appsCalls(), attempts, findings, write),
    findings,
    limits,
    times,
    patch: contractPatch(contract, findings),
  };
}

function limitsOf(collected: Collected): Limit[] {
  const told = limitInHeaders(exchangesOf(collected).map(({ headers }) => headers));
  return [...(told ? [told] : []), ...limitsIn(parsed(collected.limits))];
}

const leftBehind = (what: string): Finding => ({
  kind: 'missing',
  subject: what,
  what: 'could not be removed again',
  step: REMEDIES.leftover,
});

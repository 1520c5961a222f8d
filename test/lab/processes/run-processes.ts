import { setTimeout as wait } from 'node:timers/promises';
import { seed } from '#mock/demo/seed/seed.ts';
import { type Audit, audit } from '../crash-recovery/audit.ts';
import { Shopper } from '../crash-recovery/shopper.ts';
import { addBuyers, addProduct } from '../purchases/buyers.ts';
import { newPlace, type Place } from '../purchases/place.ts';
import { readPurchaseRecords } from '../purchases/purchase-records.ts';
import { pagesToVisit } from '../visitor-isolation/visitors.ts';
import { type Met, order, readPages } from './callers.ts';
import { type Deployment, MEMBERS, openDeployment } from './deployment.ts';

export interface ProcessesOptions {
  readonly databaseUrl: string;
  /** `restart`: each process is told to end and started anew; `kill`: it is ended by force. */
  readonly by: 'restart' | 'kill';
  /** How many ends of one process each, in turn. */
  readonly ends: number;
  /** Milliseconds between two ends. */
  readonly everyMs: number;
  readonly progress?: (ends: number) => void;
  readonly signal?: AbortSignal;
  /** A bug that the processes have, by its name in graceful-shutdown/mutants.ts. */
  readonly mutant?: string;
}

export interface ProcessesRun extends Audit {
  readonly ends: number;
  readonly pages: number;
  readonly orders: number;
  /** Requests that failed in the second after an end: they were in the process, or on the way to it. */
  readonly failedAtEnds: number;
  /** Requests that failed at any other time. */
  readonly failedOtherwise: number;
  /** The first of the failures. */
  readonly examples: readonly string[];
}

const SHOPPERS = 3;
const READERS = 4;
const STOCK = 1_000_000;
/** A connection that is cut is noticed at once; the proxy stops sending requests within this. */
const AT_AN_END_MS = 1_000;
const SETTLE_MS = 1_000;

/** Whether callers have met what is promised: nothing of a restart, and of an end by force those alone whom it met. */
export function isUnnoticed(by: ProcessesOptions['by'], run: ProcessesRun): boolean {
  const { lost, doubled, halfWritten, wrongStock, failedAtEnds, failedOtherwise } = run;
  const failed = by === 'restart' ? failedAtEnds + failedOtherwise : failedOtherwise;
  return lost + doubled + halfWritten + wrongStock + failed === 0;
}

/** Guests read and buyers order through the proxy while one process after the other ends and comes back. */
export async function runProcesses(options: ProcessesOptions): Promise<ProcessesRun> {
  const place = await newPlace(options.databaseUrl);
  try {
    const { shoppers, stock } = await prepare(place);
    const deployment = await openDeployment(place, options.mutant);
    const pages: Met = { answered: 0, failures: [] };
    const orders: Met = { answered: 0, failures: [] };
    const { shop, platform } = deployment;
    let ends: number[];
    try {
      const { paths } = await pagesToVisit(shop);
      const addresses = paths.filter((path) => !/account|cart/.test(path)).map((path) => shop + path);
      const over = new AbortController();
      const callers = [
        ...Array.from({ length: READERS }, () => readPages(addresses, pages, over.signal)),
        ...shoppers.map((shopper) => order(platform, shopper, orders, over.signal)),
      ];
      ends = await endInTurn(deployment, options).finally(() => over.abort());
      await Promise.all(callers);
      for (const shopper of shoppers) await shopper.settle(platform);
    } finally {
      await deployment.close();
    }
    return { ...summary(ends, pages, orders), ...(await auditOf(place, shoppers, stock)) };
  } finally {
    await place.remove();
  }
}

/** A shop with one product, and buyers who order one or two packs of it at a time. */
async function prepare(place: Place) {
  const store = await place.open();
  await seed(store);
  const product = await addProduct(store, 'Pflegecreme', STOCK);
  const buyers = await addBuyers(store, SHOPPERS);
  await store.close();
  const shoppers = buyers.map((buyer, at) => new Shopper(buyer, () => ({ [product]: 1 + (at % 2) })));
  return { shoppers, stock: { [product]: STOCK } };
}

/** Answers when processes ended, on the clock of the machine. */
async function endInTurn(deployment: Deployment, options: ProcessesOptions): Promise<number[]> {
  const times: number[] = [];
  await wait(SETTLE_MS);
  while (times.length < options.ends && !options.signal?.aborted) {
    const member = MEMBERS[times.length % MEMBERS.length] as (typeof MEMBERS)[number];
    times.push(Date.now());
    await deployment.end(member, options.by === 'kill' ? 'SIGKILL' : 'SIGTERM');
    await deployment.start(member);
    options.progress?.(times.length);
    await wait(options.everyMs);
  }
  return times;
}

function summary(ends: readonly number[], pages: Met, orders: Met) {
  const failures = [...pages.failures, ...orders.failures];
  const isAtEnd = ({ at }: { at: number }) => ends.some((end) => at >= end && at <= end + AT_AN_END_MS);
  return {
    ends: ends.length,
    pages: pages.answered,
    orders: orders.answered,
    failedAtEnds: failures.filter(isAtEnd).length,
    failedOtherwise: failures.filter((failure) => !isAtEnd(failure)).length,
    examples: failures.slice(0, 5).map(({ what }) => what),
  };
}

async function auditOf(place: Place, shoppers: readonly Shopper[], stock: Readonly<Record<string, number>>) {
  const store = await place.open();
  const records = await readPurchaseRecords(store).finally(() => store.close());
  return audit(records, shoppers, stock);
}

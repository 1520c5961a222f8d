import { setTimeout as wait } from 'node:timers/promises';
import { newVisitor, pagesToVisit, type Visitor } from '../pages/visitors.ts';
import { type Sample, sampleOf } from './sample.ts';

export interface LoadOptions {
  readonly storefront: string;
  /** Ids of the processes whose memory and files are watched, by name. */
  readonly processes: Readonly<Record<string, number>>;
  readonly minutes: number;
  /** Requests that are begun each second, whether or not those before have been answered. */
  readonly perSecond: number;
  readonly visitors: number;
  readonly progress?: (sample: Sample) => void;
  readonly signal?: AbortSignal;
}

export interface LoadRun {
  readonly requests: number;
  /** Answers that are neither a page nor a redirect. */
  readonly failed: number;
  readonly samples: readonly Sample[];
  readonly overload: Overload;
}

/** What came of more than can be answered at once. */
export interface Overload {
  readonly requests: number;
  readonly answered: number;
  /** Refusals with a 503 that says when to come again. */
  readonly refused: number;
  /** Anything else: other statuses, cut connections. */
  readonly other: number;
  /** Whether a page was answered within two seconds afterwards. */
  readonly recovered: boolean;
}

const SAMPLE_SECONDS = 5;
const BURST = 1_000;
const RECOVERY_MS = 2_000;

/** Mixed traffic of shoppers at a held rate, with the processes watched; in the end more than can be answered at once. */
export async function runLoad(options: LoadOptions): Promise<LoadRun> {
  const { storefront, minutes, perSecond, processes, progress, signal } = options;
  const { paths, productId } = await pagesToVisit(storefront);
  const visitors: Visitor[] = [];
  for (let number = 0; number < options.visitors; number += 1)
    visitors.push(await newVisitor(storefront, number, productId));
  const samples: Sample[] = [];
  const pending = new Set<Promise<void>>();
  let took: number[] = [];
  let requests = 0;
  let failed = 0;
  const visit = async (number: number): Promise<void> => {
    const { cookie } = visitors[number % visitors.length] as Visitor;
    const path = paths[Math.floor(number / visitors.length + number) % paths.length] as string;
    const began = performance.now();
    const isFine = await fetch(storefront + path, {
      headers: { cookie, accept: 'text/html' },
      redirect: 'manual',
    })
      .then(async (answer) => (await answer.arrayBuffer()) && answer.status < 400)
      .catch(() => false);
    took.push(performance.now() - began);
    if (!isFine) failed += 1;
  };
  const began = performance.now();
  const total = Math.round(minutes * 60 * perSecond);
  for (; requests < total && !signal?.aborted; requests += 1) {
    await wait(Math.max(0, began + (requests / perSecond) * 1000 - performance.now()));
    const one: Promise<void> = visit(requests).finally(() => pending.delete(one));
    pending.add(one);
    if (requests % (perSecond * SAMPLE_SECONDS) === perSecond * SAMPLE_SECONDS - 1) {
      const sample = await sampleOf((performance.now() - began) / 1000, took, processes);
      samples.push(sample);
      progress?.(sample);
      took = [];
    }
  }
  await Promise.all(pending);
  return { requests, failed, samples, overload: await overload(storefront) };
}

async function overload(storefront: string): Promise<Overload> {
  const statuses = await Promise.all(
    Array.from({ length: BURST }, () =>
      fetch(storefront, { headers: { accept: 'text/html' } }).then(
        async (answer) => {
          await answer.arrayBuffer();
          return answer.status === 503 && answer.headers.has('retry-after') ? 'refused' : answer.status;
        },
        () => 'cut off',
      ),
    ),
  );
  const began = performance.now();
  const { status } = await fetch(storefront, { signal: AbortSignal.timeout(60_000) });
  const count = (wanted: number | string) => statuses.filter((status) => status === wanted).length;
  return {
    requests: BURST,
    answered: count(200),
    refused: count('refused'),
    other: BURST - count(200) - count('refused'),
    recovered: status === 200 && performance.now() - began < RECOVERY_MS,
  };
}

import { readdir, readFile } from 'node:fs/promises';
import type { Service } from '#scripts/process/service.ts';
import type { Alive, AliveQuestions } from './alive.ts';

/** What a process took at one moment. */
export interface Usage {
  readonly megabytes: number;
  readonly files: number;
  /** What was alive in it, where it was asked. */
  readonly alive?: Alive;
}

/** One moment of a run under load. */
export interface Sample {
  readonly second: number;
  /** Milliseconds that half of the answers since the last sample took at most, and 95 of 100. */
  readonly median: number;
  readonly p95: number;
  readonly processes: Readonly<Record<string, Usage>>;
}

/** Reads what servers take now, beside what answers have taken. Linux only, where `/proc` tells. */
export async function takeSample(
  second: number,
  took: readonly number[],
  services: ReadonlyMap<string, Service>,
  questions?: AliveQuestions,
): Promise<Sample> {
  const processes: Record<string, Usage> = {};
  for (const [name, service] of services) {
    const usage = await usageOf(service.process.pid ?? 0);
    processes[name] = { ...usage, ...(questions && { alive: await questions.ask(name, service) }) };
  }
  const sorted = took.toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
  return { second: Math.round(second), median: at(0.5), p95: at(0.95), processes };
}

async function usageOf(pid: number): Promise<Usage> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]);
  return { megabytes: Math.round(kilobytes / 1024), files: (await readdir(`/proc/${pid}/fd`)).length };
}

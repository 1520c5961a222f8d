import { readdir, readFile } from 'node:fs/promises';

/** What a process took at one moment. */
export interface Usage {
  readonly megabytes: number;
  readonly files: number;
}

/** One moment of a run under load. */
export interface Sample {
  readonly second: number;
  /** Milliseconds that half of the answers since the last sample took at most, and 95 of 100. */
  readonly median: number;
  readonly p95: number;
  readonly processes: Readonly<Record<string, Usage>>;
}

/** Reads what the processes take now, beside what answers have taken. Linux only, where `/proc` tells. */
export async function sampleOf(
  second: number,
  took: readonly number[],
  processes: Readonly<Record<string, number>>,
): Promise<Sample> {
  const usages = await Promise.all(
    Object.entries(processes).map(async ([name, pid]) => [name, await usageOf(pid)] as const),
  );
  const sorted = took.toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
  return {
    second: Math.round(second),
    median: at(0.5),
    p95: at(0.95),
    processes: Object.fromEntries(usages),
  };
}

async function usageOf(pid: number): Promise<Usage> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]);
  return { megabytes: Math.round(kilobytes / 1024), files: (await readdir(`/proc/${pid}/fd`)).length };
}

/** How much a figure may have grown from the first half of a run to the second, as a factor. */
const FLAT = 1.25;
/** Below these, growth is noise: milliseconds, megabytes, files. */
const NOISE = { p95: 100, megabytes: 40, files: 20 };

/** What has grown over a run: empty where all is flat. The first samples, of a process that is warming up, do not count. */
export function growthOf(samples: readonly Sample[]): string[] {
  const warm = samples.slice(Math.ceil(samples.length / 4));
  const half = Math.floor(warm.length / 2);
  const grown: string[] = [];
  const compare = (what: string, noise: number, of: (sample: Sample) => number) => {
    const [before, after] = [middle(warm.slice(0, half).map(of)), middle(warm.slice(half).map(of))];
    if (after > before * FLAT && after - before > noise) grown.push(`${what} from ${before} to ${after}`);
  };
  compare('p95 in ms', NOISE.p95, ({ p95 }) => p95);
  for (const name of Object.keys(samples[0]?.processes ?? {})) {
    compare(`memory of ${name} in MB`, NOISE.megabytes, ({ processes }) => processes[name]?.megabytes ?? 0);
    compare(`open files of ${name}`, NOISE.files, ({ processes }) => processes[name]?.files ?? 0);
  }
  return grown;
}

function middle(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

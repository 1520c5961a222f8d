import { median } from '#scripts/bench/statistics.ts';
import type { Sample, Usage } from './sample.ts';

/** A figure of a server that has to stay flat. */
interface Figure {
  readonly what: string;
  read(usage: Usage): number | undefined;
  /** Growth below this is noise. */
  readonly noise: number;
  /** More than this is too much at any time. */
  readonly most?: number;
}

const FIGURES: readonly Figure[] = [
  { what: 'MB of memory', read: ({ megabytes }) => megabytes, noise: 40 },
  { what: 'open files', read: ({ files }) => files, noise: 20 },
  { what: 'MB alive', read: ({ alive }) => alive?.megabytes, noise: 8 },
  // As many as requests that are being answered.
  { what: 'caches alive', read: ({ alive }) => alive?.caches, noise: 20, most: 50 },
];
const P95_NOISE_MS = 100;
/** How much a figure may have grown from the first half of a run to the second, as a factor. */
const FLAT = 1.25;

/** What has grown over a run, or is too much: empty where all is flat. The first samples, of a process that is warming up, do not count. */
export function growthOf(samples: readonly Sample[]): string[] {
  const warm = samples.slice(Math.ceil(samples.length / 4));
  const servers = Object.keys(samples[0]?.processes ?? {});
  return [
    ...tooMuch(
      { what: 'ms at p95', noise: P95_NOISE_MS },
      warm.map(({ p95 }) => p95),
    ),
    ...servers.flatMap((name) => FIGURES.flatMap((figure) => tooMuchOf(figure, name, warm))),
  ];
}

function tooMuchOf(figure: Figure, name: string, warm: readonly Sample[]): string[] {
  const usages = warm.map(({ processes }) => processes[name]).filter((usage) => usage !== undefined);
  const values = usages.map((usage) => figure.read(usage)).filter((value) => value !== undefined);
  return tooMuch(figure, values).map((found) => `${name}: ${found}`);
}

function tooMuch({ what, noise, most }: Omit<Figure, 'read'>, values: readonly number[]): string[] {
  const half = Math.floor(values.length / 2);
  const [before, after] = [middle(values.slice(0, half)), middle(values.slice(half))];
  if (after > before * FLAT && after - before > noise) return [`${what} from ${before} to ${after}`];
  return most !== undefined && after > most ? [`${what} at any time ${after}`] : [];
}

/** Nothing where nothing was measured. */
const middle = (values: readonly number[]): number => median(values) || 0;

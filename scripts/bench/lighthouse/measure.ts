import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../../process/run.ts';
import { median } from '../statistics.ts';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

/** What Lighthouse says of one load of a page: scores from 0 to 100, times in milliseconds. */
export type Scores = Record<Category, number> & {
  readonly layoutShift: number;
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly blockedMs: number;
};

/** One load, and the audits that took points from a category, but for the times. */
export interface Load {
  readonly scores: Scores;
  readonly failed: readonly string[];
}

interface Report {
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number }>;
}

interface Measured {
  /** The script that starts Lighthouse. */
  readonly script: string;
  readonly browser: string;
  readonly url: string;
  /** Cookie of the visitor whose page it is. */
  readonly cookie: string;
  /** A folder for the reports. */
  readonly folder: string;
}

/** How often a load is tried that Lighthouse could not record, before the page counts as broken. */
const MOST_TRIES = 4;

/** What Lighthouse prints when it lost its own recording, which says nothing of the page. */
const LOST_RECORDING = /\((NO_NAVSTART|NO_TRACING_STARTED|INVALID_TRACE|PROTOCOL_TIMEOUT)\)/;

/**
 * Loads a page once as Lighthouse's phone does: nothing cached, times reckoned for a slow line and processor from what
 * was seen on this one.
 *
 * @throws with what Lighthouse prints when the page could not be measured
 */
export async function measurePage(page: Measured): Promise<Load> {
  for (let tries = 1; ; tries += 1) {
    const { code, output, file } = await runLighthouse(page);
    if (code === 0) return loadOf(JSON.parse(await readFile(file, 'utf8')));
    if (tries === MOST_TRIES || !LOST_RECORDING.test(output))
      throw new Error(`Lighthouse failed on ${page.url}:\n${output}`);
  }
}

async function runLighthouse({ script, browser, url, cookie, folder }: Measured) {
  const file = join(folder, 'report.json');
  const flags = ['--headless=new', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  const flagsOfRun = [
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${CATEGORIES.join(',')}`,
    `--chrome-flags=${flags.join(' ')}`,
    `--extra-headers=${JSON.stringify({ Cookie: cookie })}`,
  ];
  const env = { ...process.env, CHROME_PATH: browser };
  return { file, ...(await run(process.execPath, [script, url, ...flagsOfRun], { env })) };
}

const loadOf = (report: Report): Load => ({ scores: scoresOf(report), failed: failedAudits(report) });

function scoresOf({ categories, audits }: Report): Scores {
  const number = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const points = CATEGORIES.map(
    (id) => [id, Math.round((categories[id].score ?? Number.NaN) * 100)] as const,
  );
  return {
    ...(Object.fromEntries(points) as Record<Category, number>),
    layoutShift: Math.round(number('cumulative-layout-shift') * 1000) / 1000,
    firstPaintMs: Math.round(number('first-contentful-paint')),
    largestPaintMs: Math.round(number('largest-contentful-paint')),
    blockedMs: Math.round(number('total-blocking-time')),
  };
}

/** Audits below full points outside performance, whose points follow from the times. */
function failedAudits({ categories, audits }: Report): string[] {
  const { performance: _, ...judged } = categories;
  return Object.values(judged)
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
    .map(({ id }) => id)
    .filter((id) => (audits[id]?.score ?? 1) < 1);
}

/** The median of each score. */
export function medianOf(runs: readonly Scores[]): Scores {
  const names = Object.keys(runs[0] ?? {}) as (keyof Scores)[];
  return Object.fromEntries(
    names.map((name) => [name, median(runs.map((scores) => scores[name]))]),
  ) as Scores;
}

/** What must hold of a page: which scores are below what is asked. */
export function faultsOf(scores: Scores): string[] {
  return [
    ...(scores.performance < 95 ? [`performance is ${scores.performance}, below 95`] : []),
    ...CATEGORIES.slice(1)
      .filter((category) => scores[category] < 100)
      .map((category) => `${category} is ${scores[category]}, below 100`),
    ...(scores.layoutShift > 0.02 ? [`the layout shift is ${scores.layoutShift}, above 0.02`] : []),
  ];
}

import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';

const FIGURES = join(import.meta.dirname, '../../../docs/figures');

/** How many times as long one thing takes as another, and how many times it may. */
export interface Comparison {
  readonly name: string;
  readonly what: string;
  readonly limit: number;
  readonly ratio: number;
}

interface Run {
  readonly few: number;
  readonly many: number;
  readonly rounds: number;
}

/** What the page of the figures says of them. */
export interface Page {
  /** By which `npm run bench` knows them, and their files. */
  readonly name: string;
  /** What its files are called instead. */
  readonly file?: string;
  readonly title: string;
  /** How they were measured, beyond what is said of all. */
  readonly how: string;
  /** What kept the records; the embedded database in memory unless told. */
  readonly database?: string;
}

/** Writes the figures down and prints them; throws when one is beyond its limit. */
export async function report(measured: readonly Comparison[], run: Run, page: Page): Promise<void> {
  const measuredOn = `${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`;
  const comparisons = measured.map((one) => ({ ...one, ratio: Math.round(one.ratio * 100) / 100 }));
  const ratios = Object.fromEntries(comparisons.map(({ name, ratio, limit }) => [name, { ratio, limit }]));
  const { file = page.name } = page;
  await mkdir(FIGURES, { recursive: true });
  await writeFile(
    join(FIGURES, `${file}-bench.json`),
    `${JSON.stringify({ measuredOn, ...run, ratios }, null, 2)}\n`,
  );
  const text = table(comparisons, run, measuredOn, page);
  await writeFile(join(FIGURES, `${file}-bench.md`), text);
  console.log(text);
  const beyond = comparisons.filter(({ ratio, limit }) => !(ratio <= limit));
  if (beyond.length > 0) throw new Error(`Beyond its limit: ${beyond.map(({ name }) => name).join(', ')}`);
}

function table(
  comparisons: readonly Comparison[],
  { rounds }: Run,
  measuredOn: string,
  { name, title, how, database = 'the embedded database in memory' }: Page,
): string {
  const rows = comparisons.map(({ what, ratio, limit }) => `| ${what} | ${ratio} | ${limit} |`);
  return `# ${title}

Written by \`npm run bench -- ${name}\`. Ratios of medians of ${rounds} requests each, asked in turn over HTTP after a
warm-up, on ${database}${how}.
${measuredOn}.

| Measured | Times | At most |
|---|---:|---:|
${rows.join('\n')}
`;
}

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

/** Writes the figures down and prints them; throws when one is beyond its limit. */
export async function report(measured: readonly Comparison[], run: Run): Promise<void> {
  const measuredOn = `${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`;
  const comparisons = measured.map((one) => ({ ...one, ratio: Math.round(one.ratio * 100) / 100 }));
  const ratios = Object.fromEntries(comparisons.map(({ name, ratio, limit }) => [name, { ratio, limit }]));
  await mkdir(FIGURES, { recursive: true });
  await writeFile(
    join(FIGURES, 'records-bench.json'),
    `${JSON.stringify({ measuredOn, ...run, ratios }, null, 2)}\n`,
  );
  const text = table(comparisons, run, measuredOn);
  await writeFile(join(FIGURES, 'records-bench.md'), text);
  console.log(text);
  const beyond = comparisons.filter(({ ratio, limit }) => !(ratio <= limit));
  if (beyond.length > 0) throw new Error(`Beyond its limit: ${beyond.map(({ name }) => name).join(', ')}`);
}

function table(comparisons: readonly Comparison[], { rounds }: Run, measuredOn: string): string {
  const rows = comparisons.map(({ what, ratio, limit }) => `| ${what} | ${ratio} | ${limit} |`);
  return `# What the number of records does to an answer

Written by \`npm run bench -- records\`. Ratios of medians of ${rounds} requests each, asked in turn over HTTP after a
warm-up, on the embedded database in memory; the last row is measured as \`npm run bench -- mock\` does.
${measuredOn}.

| Measured | Times | At most |
|---|---:|---:|
${rows.join('\n')}
`;
}

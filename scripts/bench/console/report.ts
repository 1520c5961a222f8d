import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { REPOSITORY } from '../../generate/contracts.ts';
import { median } from '../statistics.ts';
import type { Sample } from './rounds.ts';

/** A figure and the most it may be. */
interface Figure {
  readonly name: string;
  readonly what: string;
  readonly value: number;
  readonly unit: 'times' | 'ms';
  readonly limit: number;
}

/** Writes medians and limits to docs/figures/console-bench.{json,md}; throws when one is beyond its limit. */
export async function reportConsole(samples: readonly Sample[]): Promise<void> {
  const names = Object.keys(samples[0] ?? {}) as (keyof Sample)[];
  const medians = Object.fromEntries(
    names.map((name) => [name, Math.round(median(samples.map((sample) => sample[name])))]),
  ) as unknown as Record<keyof Sample, number>;
  const figures = figuresOf(medians, samples);
  const measuredOn = `${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`;
  const date = new Date().toISOString().slice(0, 10);
  const run = { command: 'npm run bench -- console', date, measuredOn, rounds: samples.length };
  const folder = join(REPOSITORY, 'docs/figures');
  await mkdir(folder, { recursive: true });
  const content = { ...run, medians, figures: figures.map(({ what, ...figure }) => figure) };
  await writeFile(join(folder, 'console-bench.json'), `${JSON.stringify(content, null, 2)}\n`);
  const page = pageOf(figures, medians, `${measuredOn}, ${date}`, samples.length);
  await writeFile(join(folder, 'console-bench.md'), page);
  console.log(page);
  const beyond = figures.filter(({ value, limit }) => !(value <= limit));
  if (beyond.length > 0) throw new Error(`Beyond its limit: ${beyond.map(({ name }) => name).join(', ')}`);
}

function figuresOf(medians: Readonly<Record<keyof Sample, number>>, samples: readonly Sample[]): Figure[] {
  /** The median of what one is longer in the same round, which a machine that slows down does not touch. */
  const longer = (one: keyof Sample, beside: keyof Sample): number =>
    Math.round(median(samples.map((sample) => sample[one] - sample[beside])));
  const times = (name: string, what: string, value: number, limit: number): Figure => ({
    name,
    what,
    value: Math.round(value * 100) / 100,
    unit: 'times',
    limit,
  });
  const ms = (name: string, what: string, value: number, limit: number): Figure => ({
    name,
    what,
    value,
    unit: 'ms',
    limit,
  });
  const { firstRows, bareFirstRows, firstRelatedRow, scrollReady50, scrollReady2000 } = medians;
  return [
    times('firstRows', 'First rows, beside the bare react-admin list', firstRows / bareFirstRows, 1.15),
    times(
      'firstRelatedRow',
      'An account’s first related row, beside the bare list',
      firstRelatedRow / bareFirstRows,
      1.08,
    ),
    times(
      'scrollReady',
      '2,000 loaded rows to scroll-ready, beside 50',
      scrollReady2000 / scrollReady50,
      1.2,
    ),
    ms(
      'objectsBehindList',
      'What 800 objects add to the first rows',
      longer('firstRowsOf800Objects', 'firstRowsWithPins'),
      50,
    ),
    ms('directory', 'What 800 objects add to the directory', longer('directoryOf800', 'directory'), 50),
    ms('record', 'Click on a row to the filled record', medians.record, 200),
    ms('form', 'Click on edit to the filled form', medians.form, 200),
  ];
}

function pageOf(
  figures: readonly Figure[],
  medians: Readonly<Record<keyof Sample, number>>,
  on: string,
  rounds: number,
): string {
  const rows = figures.map(({ what, value, unit, limit }) =>
    unit === 'ms'
      ? `| ${what} | ${value} ms | ${limit} ms |`
      : `| ${what} | ${value} times | ${limit} times |`,
  );
  const measured = Object.entries(medians).map(([name, value]) => `| ${name} | ${value} ms |`);
  return `# How long the console takes

Written by \`npm run bench -- console\`: Chromium without a window, the production build, medians of ${rounds} rounds in
which the measures take turns, each in a browser context that has never been here. The bare list is react-admin's own,
built from npm, with the same call of the same platform behind it and the same server before it. ${on}.

| Measured | | At most |
|---|---:|---:|
${rows.join('\n')}

| Median | |
|---|---:|
${measured.join('\n')}
`;
}

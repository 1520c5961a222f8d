import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { REPOSITORY } from '../generate/contracts.ts';

/** What an experiment has shown on one database. */
interface VerifiedRun {
  readonly database: string;
  readonly [name: string]: unknown;
}

const FOLDER = join(REPOSITORY, 'docs', 'figures');

/** Writes the run of an experiment to docs/figures/<name>.json, with its day, beside those on other databases. */
export async function writeRun(
  name: string,
  command: string,
  { database, ...run }: VerifiedRun,
): Promise<void> {
  const file = join(FOLDER, `${name}.json`);
  const before = existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {};
  const date = new Date().toISOString().slice(0, 10);
  const figures = { ...before, [database]: { command, date, ...run } };
  await mkdir(FOLDER, { recursive: true });
  await writeFile(file, `${JSON.stringify(figures, null, 2)}\n`);
}

/** The seed that SEED names, or a new one. */
export function chosenSeed(): number {
  return Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 30));
}

/** Aborted by Ctrl+C, so that a long experiment can end with what it has shown so far. */
export function endedByHand(): AbortSignal {
  const controller = new AbortController();
  process.once('SIGINT', () => controller.abort());
  return controller.signal;
}

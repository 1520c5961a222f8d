import { createHash } from 'node:crypto';
import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { REPOSITORY } from '../generate/contracts.ts';

const FILE = join(REPOSITORY, 'test', 'journeys', '.shuffled', 'all.spec.ts');

/**
 * Runs `work` with a file of tests that declares the journeys of all files, in an order of the files that follows from
 * the seed; Playwright itself always runs them by name.
 */
export async function withShuffledJourneys<T>(seed: string, work: (file: string) => Promise<T>): Promise<T> {
  const files = globSync('test/journeys/**/*.spec.ts', { cwd: REPOSITORY });
  const place = (file: string) => createHash('sha256').update(`${seed} ${file}`).digest('hex');
  const lines = files
    .toSorted((one, other) => (place(one) < place(other) ? -1 : 1))
    .map((file) => `import '${relative(dirname(FILE), join(REPOSITORY, file))}';\n`);
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, lines.join(''));
  try {
    return await work(relative(REPOSITORY, FILE));
  } finally {
    rmSync(dirname(FILE), { recursive: true });
  }
}

import { createHash } from 'node:crypto';
import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { REPOSITORY } from '../generate/contracts.ts';

const FOLDER = join(REPOSITORY, 'test', 'journeys', '.shuffled');

/**
 * Runs `work` with a folder that holds a file for each file of journeys, named in an order that follows from the seed;
 * Playwright itself always runs them by name. Each stays a file of its own, with the options that it sets.
 */
export async function withShuffledJourneys<T>(
  seed: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const files = globSync('test/journeys/**/*.spec.ts', { cwd: REPOSITORY });
  const place = (file: string) => createHash('sha256').update(`${seed} ${file}`).digest('hex');
  const inOrder = files.toSorted((one, other) => (place(one) < place(other) ? -1 : 1));
  mkdirSync(FOLDER, { recursive: true });
  for (const [index, file] of inOrder.entries()) {
    const name = `${String(index).padStart(3, '0')}.spec.ts`;
    writeFileSync(join(FOLDER, name), `import '${relative(FOLDER, join(REPOSITORY, file))}';\n`);
  }
  try {
    return await work(relative(REPOSITORY, FOLDER));
  } finally {
    rmSync(FOLDER, { recursive: true });
  }
}

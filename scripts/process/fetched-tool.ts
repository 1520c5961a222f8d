import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { REPOSITORY } from '../generate/contracts.ts';
import { run } from './run.ts';

/** A package that is no dependency of the project, as it is large and few commands need it. */
export interface Tool {
  /** As npm knows it. */
  readonly name: string;
  /** Pinned, so that results of different days mean the same. */
  readonly version: string;
}

/**
 * Fetches a tool into a folder of its own under .data, without running its packages' install scripts, unless it is
 * there already.
 *
 * @returns the `node_modules` in which it lies
 * @throws with npm's output when it cannot be fetched
 */
export async function fetchTool({ name, version }: Tool): Promise<string> {
  const folder = join(REPOSITORY, '.data', 'tools', `${name.replace('@', '').replace('/', '-')}-${version}`);
  const modules = join(folder, 'node_modules');
  // What npm writes last, so that a fetch that was interrupted begins again.
  const mark = join(modules, '.package-lock.json');
  if (existsSync(mark)) return modules;
  console.log(`Fetching ${name} ${version} …`);
  await mkdir(folder, { recursive: true });
  const wanted = ['install', '--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts'];
  const { code, output } = await run('npm', [...wanted, `${name}@${version}`]);
  if (code !== 0 || !existsSync(mark)) throw new Error(`${name} could not be fetched:\n${output}`);
  return modules;
}

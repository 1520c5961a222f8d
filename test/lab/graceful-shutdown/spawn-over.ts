import { type ChildProcess, spawn } from 'node:child_process';
import { owned } from '#scripts/process/owned.ts';
import { REPOSITORY } from '../../contract/bundles.ts';
import { COMPILE_CACHE, type Place } from '../purchases/place.ts';

/** Runs a script of the project over a place, a platform on any port, with these settings besides. */
export function spawnOver(
  { environment }: Place,
  command: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): ChildProcess {
  return spawn(process.execPath, [...owned, ...command], {
    cwd: REPOSITORY,
    env: { ...process.env, NODE_COMPILE_CACHE: COMPILE_CACHE, ...environment, MOCK_PORT: '0', ...settings },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
}

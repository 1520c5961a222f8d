import { type ChildProcess, spawn } from 'node:child_process';
import { REPOSITORY } from '../../contract/bundles.ts';
import { COMPILE_CACHE, type Place } from '../purchases/place.ts';

/** Starts the platform over a place as `npm start` does, on any port. */
export function startOver({ environment }: Place): {
  readonly child: ChildProcess;
  readonly printed: () => string;
} {
  const child = spawn(process.execPath, ['mock/main.ts'], {
    cwd: REPOSITORY,
    env: { ...process.env, NODE_COMPILE_CACHE: COMPILE_CACHE, ...environment, MOCK_PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      printed += chunk;
    });
  return { child, printed: () => printed };
}

/**
 * All three with reload: a changed contract is generated anew, a changed handler or bundle restarts the mock, a
 * changed screen is swapped in the browser. Ctrl+C stops everything.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from './generate/contracts.ts';
import { generateIfStale } from './generate/stale.ts';
import { stop } from './process/run.ts';
import { environmentOf } from './process/stack.ts';
import { readSettings } from './settings.ts';

const settings = readSettings();
await generateIfStale();

const children = [
  start('mock', process.execPath, ['--watch-path=mock', '--watch-path=generated', 'mock/main.ts'], '.'),
  start('storefront', 'react-router', ['dev', '--port', String(settings.storefrontPort)], 'storefront'),
  start('console', 'vite', ['--port', String(settings.consolePort), '--strictPort'], 'console'),
];
regenerateOnChange();

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await Promise.all(children.map((child) => stop(child)));
    process.exit(0);
  });
}

function start(
  name: 'mock' | 'storefront' | 'console',
  command: string,
  args: string[],
  folder: string,
): ChildProcess {
  const child = spawn(command, args, {
    cwd: join(REPOSITORY, folder),
    env: { ...process.env, ...environmentOf(name, settings), NODE_ENV: 'development' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const print = (chunk: Buffer) => {
    for (const line of chunk.toString().split('\n').filter(Boolean)) console.log(`[${name}] ${line}`);
  };
  child.stdout?.on('data', print);
  child.stderr?.on('data', print);
  child.on('error', (cause) => console.error(`[${name}] ${cause.message}`));
  return child;
}

/** Editors write a file in several steps, so changes are gathered for a moment. */
function regenerateOnChange(): void {
  let waiting: NodeJS.Timeout | undefined;
  watch(join(REPOSITORY, 'openapi'), { recursive: true }, () => {
    clearTimeout(waiting);
    waiting = setTimeout(async () => {
      try {
        if (await generateIfStale()) console.log('[contracts] generated');
      } catch (cause) {
        console.error(`[contracts] ${cause instanceof Error ? cause.message : cause}`);
      }
    }, 200);
  });
}

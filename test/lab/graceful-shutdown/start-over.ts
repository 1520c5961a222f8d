import type { ChildProcess } from 'node:child_process';
import type { Place } from '../purchases/place.ts';
import { mutationOf } from './mutants.ts';
import { spawnOver } from './spawn-over.ts';

/** Starts the platform over a place as `npm start` does, on any port, with a bug if one is named. */
export function startOver(
  place: Place,
  mutant?: string,
): {
  readonly child: ChildProcess;
  readonly printed: () => string;
  /** Resolves once it says that it answers, with its address; never where it does not come to that. */
  readonly ready: Promise<string>;
} {
  const child = spawnOver(place, ['mock/main.ts'], mutationOf(mutant));
  let printed = '';
  const ready = Promise.withResolvers<string>();
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      printed += chunk;
      const [, port] = /ready on http:\/\/localhost:(\d+)/.exec(printed) ?? [];
      if (port !== undefined) ready.resolve(`http://127.0.0.1:${port}`);
    });
  return { child, printed: () => printed, ready: ready.promise };
}

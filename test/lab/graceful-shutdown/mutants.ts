import fs from 'node:fs';
import { Server as HttpServer } from 'node:http';
import { Server } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { writeOneByOne } from '../crash-recovery/write-one-by-one.ts';
import { loadMutants } from '../load/mutants.ts';
import { accessMutants } from '../mutants/source/access.ts';
import { availabilityMutants } from '../mutants/source/availability.ts';
import { applyChanges } from '../mutants/source/source-mutant.ts';

/** Bugs of a process as such, which ending or starting it must notice. */
export const processMutants: Readonly<Record<string, () => void | Promise<void>>> = {
  'connections are broken off at the end': () => {
    const { listen } = Server.prototype;
    Server.prototype.listen = function (this: Server, ...args: unknown[]) {
      if (this instanceof HttpServer) process.on('SIGTERM', () => this.closeAllConnections());
      return Reflect.apply(listen, this, args);
    };
  },
  'a server that is told to end hangs': () => {
    process.on = new Proxy(process.on, {
      apply: (on, self, [event, listener]) =>
        Reflect.apply(on, self, [event, event === 'SIGTERM' ? () => setTimeout(listener, 4_000) : listener]),
    });
  },
  'what a full disk refuses is taken for written': () => {
    const { writeSync } = fs;
    fs.writeSync = ((...args: Parameters<typeof writeSync>) => {
      try {
        return writeSync(...args);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
        return ArrayBuffer.isView(args[1]) ? Number((args as unknown[])[3] ?? args[1].byteLength) : 0;
      }
    }) as typeof writeSync;
  },
  'a database goes on without its log': () => {
    process.exit = (() => undefined) as unknown as typeof process.exit;
  },
  'a folder in use is opened all the same': () =>
    fs.rmSync(join(process.env.DATA_DIR ?? '', 'lock'), { recursive: true, force: true }),
  'transactions are none': writeOneByOne,
  ...loadMutants,
  ...Object.fromEntries(
    Object.entries({ ...accessMutants, ...availabilityMutants }).map(([bug, { changes }]) => [
      bug,
      () => applyChanges(changes),
    ]),
  ),
};

/** What gives a process of the project a bug; nothing without one. */
export function mutationOf(mutant: string | undefined): Record<string, string> {
  if (mutant === undefined) return {};
  const module = pathToFileURL(join(import.meta.dirname, 'mutant.ts')).href;
  return { MUTANT: mutant, NODE_OPTIONS: `--import=${module}` };
}

import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What is alive in a server between two requests. */
export interface Alive {
  /** The heap after a garbage collection. */
  readonly megabytes: number;
  /** Caches of requests, which should have gone with their answers. */
  readonly caches: number;
}

/** How a server that was asked begins its answer. */
export const ALIVE_LINE = 'alive: ';
/** The module that a server has to load before it can be asked. */
export const TELL_ALIVE = pathToFileURL(join(import.meta.dirname, 'tell-alive.ts')).href;
const PATIENCE_MS = 30_000;

/** Asks servers what is alive in them; `read` has to be given every line that they print. */
export class AliveQuestions {
  readonly #asked = new Map<string, (alive: Alive) => void>();

  read(service: string, line: string): void {
    if (line.startsWith(ALIVE_LINE)) this.#asked.get(service)?.(JSON.parse(line.slice(ALIVE_LINE.length)));
  }

  /** @throws when the server does not answer within half a minute */
  ask(service: string, { process }: { process: ChildProcess }): Promise<Alive> {
    return new Promise((done, fail) => {
      const impatience = setTimeout(
        () => fail(new Error(`The ${service} does not say what is alive in it.`)),
        PATIENCE_MS,
      );
      this.#asked.set(service, (alive) => {
        clearTimeout(impatience);
        done(alive);
      });
      process.kill('SIGUSR2');
    });
  }
}

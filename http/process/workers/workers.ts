import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { restartPauseMs, STEADY_MS } from '../restart-pause.ts';
import { READY } from './ready.ts';

const FIRST_PAUSE_MS = 500;

/** Several processes of one service on one port. */
export class Workers {
  readonly #count: number;
  readonly #say: (line: string) => void;
  /** By place, from 1. */
  readonly #current = new Map<number, Worker>();
  #isStopping = false;
  #replacing: Promise<void> = Promise.resolve();

  /** @param script run in each process, which says when it is ready (ready.ts) and ends on SIGTERM */
  constructor(script: string, count: number, say: (line: string) => void) {
    this.#count = count;
    this.#say = say;
    cluster.setupPrimary({ exec: resolve(script), args: [] });
  }

  /** Starts all and keeps them running; resolves when they are stopped, or the first of one ends before it is ready. */
  async run(): Promise<void> {
    const places = Array.from({ length: this.#count }, (_, at) => at + 1);
    await Promise.race(places.map((place) => this.#keep(place)));
    await this.stop();
  }

  /** Replaces one after the other: the next one is ready before the one before is told to end. */
  replaceAll(): Promise<void> {
    this.#replacing = this.#replacing.then(async () => {
      for (const [place, old] of [...this.#current]) await this.#replace(place, old);
    });
    return this.#replacing;
  }

  /** Tells all to end, and waits until they have. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await Promise.all(Object.values(cluster.workers ?? {}).map((worker) => worker && end(worker)));
  }

  async #keep(place: number): Promise<void> {
    const first = this.#start(place);
    if (!(await isReady(first))) return;
    for (let starts = 0; ; starts += 1) {
      const began = performance.now();
      const how = await this.#endOf(place);
      if (this.#isStopping) return;
      if (performance.now() - began > STEADY_MS) starts = 0;
      const pauseMs = restartPauseMs(FIRST_PAUSE_MS, starts);
      this.#say(`Process ${place} ended (${how}). It is started again in ${pauseMs / 1000} s.`);
      await wait(pauseMs);
      if (this.#isStopping) return;
      this.#start(place);
    }
  }

  #start(place: number): Worker {
    const worker = cluster.fork({ WORKER: String(place) });
    this.#current.set(place, worker);
    return worker;
  }

  /** How the process at a place ends that nobody has replaced. */
  async #endOf(place: number): Promise<string> {
    for (;;) {
      const worker = this.#current.get(place) as Worker;
      const [code, signal] = await exitOf(worker);
      if (this.#current.get(place) === worker) return signal ?? `code ${code}`;
    }
  }

  async #replace(place: number, old: Worker): Promise<void> {
    if (this.#isStopping || old.isDead()) return;
    const next = cluster.fork({ WORKER: String(place) });
    if (!(await isReady(next))) {
      this.#say(`Process ${place} is not replaced, since the new one ended before it was ready.`);
      return;
    }
    // It has ended meanwhile and was started again.
    if (this.#current.get(place) !== old) return end(next);
    this.#current.set(place, next);
    await end(old);
    this.#say(`Process ${place} was replaced.`);
  }
}

type Exit = [code: number | null, signal: NodeJS.Signals | null];

async function exitOf({ process: child }: Worker): Promise<Exit> {
  if (child.exitCode !== null || child.signalCode !== null) return [child.exitCode, child.signalCode];
  return (await once(child, 'exit')) as Exit;
}

/** Whether a process becomes ready before it ends. */
function isReady(worker: Worker): Promise<boolean> {
  return new Promise((done) => {
    worker.on('message', (message) => message === READY && done(true));
    worker.once('exit', () => done(false));
  });
}

async function end(worker: Worker): Promise<void> {
  worker.process.kill('SIGTERM');
  await exitOf(worker);
}

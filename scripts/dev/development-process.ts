import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { REPOSITORY } from '../generate/contracts.ts';
import { stop } from '../process/run.ts';
import type { DevelopmentServer } from './servers.ts';

/** A server that can be started anew; what it prints carries its name. */
export class DevelopmentProcess {
  readonly #server: DevelopmentServer;
  #child: ChildProcess | undefined;

  constructor(server: DevelopmentServer) {
    this.#server = server;
  }

  /** Starts it, or ends what runs and starts it anew. */
  async start(): Promise<void> {
    await this.stop();
    const { name, command, args, folder, environment } = this.#server;
    // A group of its own, so that Ctrl+C reaches only the parent, which then stops all of them.
    const child = spawn(command, args, {
      cwd: join(REPOSITORY, folder),
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    const print = (chunk: Buffer) => {
      for (const line of chunk.toString().split('\n').filter(Boolean)) console.log(`[${name}] ${line}`);
    };
    child.stdout.on('data', print);
    child.stderr.on('data', print);
    child.on('error', (cause) => console.error(`[${name}] ${cause.message}`));
    this.#child = child;
  }

  async stop(): Promise<void> {
    if (this.#child) await stop(this.#child);
  }
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export interface MeasuredServerOptions {
  /** Script and arguments, run by the Node that runs this. */
  readonly command: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** An address that answers anything once the server is up. */
  readonly readyUrl: string;
}

/** A server in a process of its own whose CPU time can be read. */
export interface MeasuredServer {
  /** User and system time of the whole process so far, in microseconds. */
  cpuMicroseconds(): Promise<number>;
  /** Memory of the process at this moment, in bytes. */
  memoryBytes(): Promise<number>;
  stop(): Promise<void>;
}

const PROBE = join(import.meta.dirname, 'cpu-probe.ts');
const START_MILLISECONDS = 180_000;

/** Starts a server and waits until it answers. What it prints is thrown away, but it does print it. */
export async function startMeasured(options: MeasuredServerOptions): Promise<MeasuredServer> {
  const child = spawn(process.execPath, ['--import', PROBE, ...options.command], {
    env: { ...process.env, ...options.environment },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await exited;
  };
  try {
    await untilReady(options.readyUrl, child);
  } catch (error) {
    await stop();
    throw error;
  }
  return { cpuMicroseconds: () => readCpu(child), memoryBytes: () => readMemory(child), stop };
}

async function readCpu(child: ChildProcess): Promise<number> {
  const answer = once(child, 'message');
  child.send('cpu');
  const [{ user, system }] = (await answer) as [NodeJS.CpuUsage];
  return user + system;
}

async function readMemory(child: ChildProcess): Promise<number> {
  const answer = once(child, 'message');
  child.send('memory');
  const [bytes] = (await answer) as [number];
  return bytes;
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const end = Date.now() + START_MILLISECONDS;
  while (Date.now() < end) {
    if (child.exitCode !== null)
      throw new Error(`The server ended with code ${child.exitCode} before it answered`);
    try {
      await (await fetch(url)).arrayBuffer();
      return;
    } catch {
      await sleep(100);
    }
  }
  throw new Error(`The server did not answer ${url} within ${START_MILLISECONDS} ms`);
}

import { type ChildProcess, spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Readings } from './cpu-probe.ts';
import { median } from './statistics.ts';

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
  /** Memory of the process at rest, in bytes: without garbage, once readings of a second apart stay as they are. */
  restingMemoryBytes(): Promise<number>;
  stop(): Promise<void>;
}

const PROBE = join(import.meta.dirname, 'cpu-probe.ts');
/** A loaded machine takes minutes to write a demo shop. */
const START_MILLISECONDS = 600_000;
const REST_SECONDS = 120;
const STEADY_READINGS = 5;
const STEADY_BYTES = 4 * 2 ** 20;

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
  return { cpuMicroseconds: () => readCpu(child), restingMemoryBytes: () => readRest(child), stop };
}

async function readCpu(child: ChildProcess): Promise<number> {
  const { user, system } = await read(child, 'cpu');
  return user + system;
}

/** Asks the probe, and passes over what the server itself has to say to whoever started it. */
async function read<What extends keyof Readings>(child: ChildProcess, what: What): Promise<Readings[What]> {
  const messages = on(child, 'message', { close: ['exit'] });
  child.send(what);
  for await (const [message] of messages)
    if (Object.hasOwn(Object(message), what)) return (message as Readings)[what];
  throw new Error('The server ended while it was measured');
}

/** Waits until a server has done what it does after its start; one that never rests is no idle server. */
async function readRest(child: ChildProcess): Promise<number> {
  const readings: number[] = [];
  for (let second = 0; second < REST_SECONDS; second += 1) {
    readings.push(await read(child, 'memory'));
    const last = readings.slice(-STEADY_READINGS);
    const isSteady = last.length === STEADY_READINGS && Math.max(...last) - Math.min(...last) < STEADY_BYTES;
    if (isSteady) return median(last);
    await sleep(1000);
  }
  throw new Error(`The memory of the server was never steady: ${readings.join(', ')} bytes`);
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

import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { REPOSITORY } from '../generate/contracts.ts';

export interface RunResult {
  code: number;
  output: string;
}

/** Runs a command of the project to its end and collects what it prints. */
export function run(command: string, args: string[], options: SpawnOptions = {}): Promise<RunResult> {
  const child = spawn(command, args, { cwd: REPOSITORY, stdio: ['ignore', 'pipe', 'pipe'], ...options });
  let output = '';
  child.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    output += chunk;
  });
  return new Promise((done) => {
    child.on('error', (cause) => done({ code: 1, output: `${command}: ${cause.message}` }));
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });
}

/** Ends a child process by its id: asked first, forced after `graceMilliseconds`. */
export async function stop(child: ChildProcess, graceMilliseconds = 10_000): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), graceMilliseconds);
  await ended;
  clearTimeout(force);
}

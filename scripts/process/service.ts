import { type ChildProcess, spawn } from 'node:child_process';
import { REPOSITORY } from '../generate/contracts.ts';
import { owned } from './owned.ts';

export interface Service {
  name: string;
  process: ChildProcess;
}

export interface ServiceOptions {
  name: string;
  script: string;
  /** How many processes it is to have. */
  workers?: number;
  /** A line of the service's output that contains this text says that it answers. */
  readyWhen: string;
  environment: Record<string, string>;
  onLine?: (line: string) => void;
}

/**
 * Starts a server of the project as a child process and waits until it says that it is ready. It ends with this
 * process, however that ends.
 *
 * @throws when it ends before that, with what it printed
 */
export function startService({
  name,
  script,
  workers = 1,
  readyWhen,
  environment,
  onLine,
}: ServiceOptions): Promise<Service> {
  // A group of its own, so that Ctrl+C reaches only the parent, which then stops its services in order.
  const leading = workers > 1 ? ['http/process/workers/main.ts'] : [];
  const child = spawn(process.execPath, [...owned, ...leading, script], {
    cwd: REPOSITORY,
    env: { ...process.env, ...environment, WORKERS: String(workers) },
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
  });
  return new Promise((done, fail) => {
    const printed: string[] = [];
    const read = (chunk: Buffer) => {
      for (const line of chunk.toString().split('\n').filter(Boolean)) {
        if (printed.length < 200) printed.push(line);
        onLine?.(line);
        if (line.includes(readyWhen)) done({ name, process: child });
      }
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) =>
      fail(new Error(`${name} ended with code ${code} before it was ready:\n${printed.join('\n')}`)),
    );
  });
}

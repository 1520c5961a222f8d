import { randomInt } from 'node:crypto';
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { refuseTakenPort } from '#http/process/taken-port.ts';
import type { Settings } from '../settings.ts';

/** True when nothing answers on the port yet. */
export function isFree(port: number): Promise<boolean> {
  return refuseTakenPort(port, '127.0.0.1').then(
    () => true,
    () => false,
  );
}

/**
 * Refuses to start where another program listens on a port of the three servers.
 *
 * @throws with the setting that chooses another port, for the command `npm start` or `npm run dev`
 */
export async function refuseTakenPorts(settings: Settings, command: string): Promise<void> {
  const wanted = {
    ...(settings.isMock && { MOCK_PORT: settings.mockPort }),
    STOREFRONT_PORT: settings.storefrontPort,
    CONSOLE_PORT: settings.consolePort,
  };
  for (const [name, port] of Object.entries(wanted)) {
    if (await isFree(port)) continue;
    throw new Error(
      `Port ${port} is taken. End what listens there, or choose another: ${name}=${port + 100} ${command}`,
    );
  }
}

/** Below those that systems give to whoever asks for any, so that nobody is given one before it is used. */
const LEAST = 10_240;
const MOST = 32_767;
const ATTEMPTS = 50;

/**
 * A port that is free now, for a process that is yet to be started; nobody else on this machine is given it within the
 * next minute.
 *
 * @throws when the system lets none be opened
 */
export async function freePort({ least = LEAST, most = MOST } = {}): Promise<number> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const port = randomInt(least, most + 1);
    if ((await isFree(port)) && reserve(port)) return port;
  }
  throw new Error(`none of ${ATTEMPTS} between ${least} and ${most} was free`);
}

const RESERVATIONS = join(tmpdir(), `offizin-ports-${process.getuid?.() ?? ''}`);
const RESERVED_MS = 60_000;

/** Notes that a port is given away, for the other processes that ask; false where another one has it. */
function reserve(port: number): boolean {
  mkdirSync(RESERVATIONS, { recursive: true });
  const file = join(RESERVATIONS, String(port));
  const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  if (age > RESERVED_MS) rmSync(file, { force: true });
  try {
    writeFileSync(file, '', { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

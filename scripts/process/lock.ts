import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Runs `work` while no other process of this machine holds the same lock; a dead holder's lock is taken over. */
export async function withLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(folder), { recursive: true });
  while (!take(folder)) await sleep(200);
  try {
    return await work();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function take(folder: string): boolean {
  try {
    mkdirSync(folder);
    writeFileSync(join(folder, 'pid'), String(process.pid));
    return true;
  } catch {
    if (holderIsDead(folder)) rmSync(folder, { recursive: true, force: true });
    return false;
  }
}

function holderIsDead(folder: string): boolean {
  try {
    process.kill(Number(readFileSync(join(folder, 'pid'), 'utf8')), 0);
    return false;
  } catch (cause) {
    // ENOENT: the holder is between making the folder and writing its number into it.
    return (cause as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

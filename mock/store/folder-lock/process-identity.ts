import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A process told apart from an earlier one with the same number. */
export interface ProcessIdentity {
  readonly pid: number;
  /** When the process began, in the words of the operating system; null where it does not say. */
  readonly began: string | null;
}

/** The identity of this process. */
export function ownIdentity(): ProcessIdentity {
  return { pid: process.pid, began: beginningOf(process.pid) };
}

/** Whether the process still runs, and is not another one that was given its number since. */
export function isRunning({ pid, began }: ProcessIdentity): boolean {
  if (!exists(pid)) return false;
  const now = beginningOf(pid);
  return began === null || now === null || began === now;
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's process may not be signalled, but it is there.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function beginningOf(pid: number): string | null {
  try {
    return process.platform === 'linux' ? linuxBeginning(pid) : listedBeginning(pid);
  } catch {
    return null;
  }
}

/** The boot and the ticks after it; a process that has ended but was not yet waited for has no beginning. */
function linuxBeginning(pid: number): string {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  return fields[0] === 'Z' ? 'ended' : `${boot} ${fields[19]}`;
}

function listedBeginning(pid: number): string | null {
  return execFileSync('ps', ['-p', String(pid), '-o', 'lstart='], { encoding: 'utf8' }).trim() || null;
}

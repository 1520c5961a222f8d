import { resolve, sep } from 'node:path';
import { noRoom } from './engine/errors/no-room.ts';
import type { MockSettings } from './settings.ts';
import { NoRoomError } from './store/connection/data-folder.ts';

/** Ends a promise's work with what a process says last: an Error that tells what is wrong, and what to do. */
export function withExitMessage(settings: MockSettings): (cause: unknown) => never {
  return (cause) => {
    throw new Error(exitMessage(cause, settings), { cause });
  };
}

function exitMessage(error: unknown, { dataDir, databaseUrl }: MockSettings): string {
  if (databaseUrl === undefined && noRoom(error)) return new NoRoomError(dataDir).message;
  if (databaseUrl === undefined && isUnwritable(error, dataDir))
    return `The data folder ${dataDir} cannot be written to. Make it writable, or choose another: DATA_DIR=… npm start`;
  return error instanceof Error ? error.message : String(error);
}

/** Whether the folder lies on a disk that is mounted for reading only, or is somebody else's: not a port, and no other file. */
function isUnwritable(error: unknown, dataDir: string): boolean {
  const { code = '', syscall, path } = error as NodeJS.ErrnoException;
  // Nothing else is made; where those above it cannot be on a disk for reading only, Node says that there is none.
  if (syscall === 'mkdir') return [...REFUSALS, 'ENOENT'].includes(code);
  return REFUSALS.includes(code) && path !== undefined && resolve(path).startsWith(resolve(dataDir) + sep);
}

const REFUSALS = ['EROFS', 'EACCES', 'EPERM'];

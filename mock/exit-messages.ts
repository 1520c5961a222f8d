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
  if (databaseUrl === undefined && isUnwritable(error))
    return `The data folder ${dataDir} cannot be written to. Make it writable, or choose another: DATA_DIR=… npm start`;
  return error instanceof Error ? error.message : String(error);
}

/** A disk that is mounted for reading only, or a folder of somebody else. */
function isUnwritable(error: unknown): boolean {
  const { code, syscall } = error as NodeJS.ErrnoException;
  // A folder with those above it cannot be made on a disk for reading only: Node says that there is none.
  if (code === 'ENOENT') return syscall === 'mkdir';
  return code === 'EROFS' || code === 'EACCES' || code === 'EPERM';
}

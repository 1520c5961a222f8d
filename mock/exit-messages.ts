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
  return error instanceof Error ? error.message : String(error);
}

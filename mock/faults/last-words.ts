import type { MockSettings } from '../settings.ts';
import { NoRoomError } from '../store/connection/data-folder.ts';
import { noRoom } from './no-room.ts';

/** What a process says when it ends for an error: what is wrong, and what to do. */
export function lastWords(error: unknown, { dataDir, databaseUrl }: MockSettings): string {
  if (databaseUrl === undefined && noRoom(error)) return new NoRoomError(dataDir).message;
  return error instanceof Error ? error.message : String(error);
}

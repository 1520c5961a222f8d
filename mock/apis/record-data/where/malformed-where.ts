import { PlatformFault } from '../../../engine/errors/platform-fault.ts';

/** The refusal of a condition text that cannot be read, naming the place from 1. */
export function malformedWhere(at: number, reason: string): PlatformFault {
  const message = `The condition cannot be read at character ${at + 1}: ${reason}.`;
  return new PlatformFault(400, 'MALFORMED_QUERY', message);
}

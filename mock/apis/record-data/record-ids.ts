import { PlatformFault } from '../../engine/errors/platform-fault.ts';
import { toLongId } from '../../store/ids.ts';

/** The 18 characters of a record id given with 15 or 18; 400 when its checksum is wrong (RD-REC-02, RD-REC-03). */
export function fullId(id: string): string {
  const full = toLongId(id);
  if (!full) throw new PlatformFault(400, 'MALFORMED_ID', `The id ${id} is not a valid record id.`);
  return full;
}

import { PlatformFault } from '../../../engine/errors/platform-fault.ts';
import type { Records, Sandbox } from '../sandbox.ts';

/**
 * The records of the mock.
 *
 * @throws PlatformFault 409 NO_STORE where the mock answers examples only
 */
export function recordsOf({ records }: Sandbox): Records {
  if (records) return records;
  throw new PlatformFault(
    409,
    'NO_STORE',
    'The mock keeps no records, since it was started with MOCK_STATE=none.',
  );
}

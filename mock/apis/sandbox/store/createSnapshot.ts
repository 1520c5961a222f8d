import { storeConstants } from '#generated/sandbox/constants.gen.ts';
import { PlatformFault } from '../../../engine/errors/platform-fault.ts';
import type { SandboxHandler } from '../sandbox-handler.ts';
import { recordsOf } from './records-of.ts';

const { maxSnapshots } = storeConstants;

/** Takes a snapshot of all records while no request is under way. */
export const createSnapshot: SandboxHandler<'createSnapshot'> =
  (sandbox) =>
  async ({ body: { name, description = null } }) => {
    const { store } = recordsOf(sandbox);
    if ((await store.snapshots()).length >= maxSnapshots)
      throw new PlatformFault(
        409,
        'LIMIT_EXCEEDED',
        `There are ${maxSnapshots} snapshots. Delete one first.`,
      );
    const snapshot = await sandbox.gate.alone(() => store.takeSnapshot(name, description));
    if (snapshot) return { status: 201, body: snapshot };
    throw new PlatformFault(409, 'DUPLICATE_VALUE', `body.name: There is a snapshot “${name}” already.`);
  };

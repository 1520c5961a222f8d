import { storeConstants } from '#generated/sandbox/constants.gen.ts';
import { PlatformFault } from '../../../engine/errors/platform-fault.ts';
import { nothingCalled } from '../refusals.ts';
import type { SandboxHandler } from '../sandbox-handler.ts';
import { exchanged } from './exchanged.ts';
import { recordsOf } from './records-of.ts';

/** Lists the snapshots. */
export const getSnapshots: SandboxHandler<'getSnapshots'> = (sandbox) => async () => ({
  status: 200,
  body: { snapshots: await recordsOf(sandbox).store.snapshots() },
});

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

/** Forgets a snapshot. */
export const deleteSnapshot: SandboxHandler<'deleteSnapshot'> =
  (sandbox) =>
  async ({ path: { snapshotName } }) => {
    if (!(await recordsOf(sandbox).store.deleteSnapshot(snapshotName)))
      throw nothingCalled('snapshot', snapshotName);
    return { status: 204 };
  };

/** Sets the whole store back to a snapshot, for everybody. */
export const restoreSnapshot: SandboxHandler<'restoreSnapshot'> =
  (sandbox) =>
  async ({ path: { snapshotName } }) => {
    const { store } = recordsOf(sandbox);
    const { records, milliseconds } = await exchanged(sandbox, () => store.restoreSnapshot(snapshotName));
    if (records === undefined) throw nothingCalled('snapshot', snapshotName);
    return { status: 200, body: { records, milliseconds } };
  };

import { storeConstants } from '#generated/sandbox/constants.gen.ts';
import { PlatformFault } from '../../../engine/errors/platform-fault.ts';
import { nothingCalled } from '../refusals.ts';
import type { Records, Sandbox } from '../sandbox.ts';
import type { SandboxHandler } from '../sandbox-handler.ts';

const { maxSnapshots } = storeConstants;

/** Sets the whole store back to the demo shop, for everybody. */
export const resetStore: SandboxHandler<'resetStore'> = (sandbox) => async () => {
  const { store, fill } = recordsOf(sandbox);
  return { status: 200, body: await exchanged(sandbox, () => store.refill(fill)) };
};

/** Lists the snapshots. */
export const getSnapshots: SandboxHandler<'getSnapshots'> = (sandbox) => async () => ({
  status: 200,
  body: { snapshots: await recordsOf(sandbox).store.snapshots() },
});

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

/** Exchanges all records while no request is under way; answers how many there are now and how long it took. */
async function exchanged<Count extends number | undefined>(
  { gate }: Sandbox,
  exchange: () => Promise<Count>,
): Promise<{ records: Count; milliseconds: number }> {
  const began = performance.now();
  const records = await gate.alone(exchange);
  return { records, milliseconds: Math.round(performance.now() - began) };
}

/**
 * The records of the mock.
 *
 * @throws PlatformFault 409 NO_STORE where the mock answers examples only
 */
function recordsOf({ records }: Sandbox): Records {
  if (records) return records;
  throw new PlatformFault(
    409,
    'NO_STORE',
    'The mock keeps no records, since it was started with MOCK_STATE=none.',
  );
}

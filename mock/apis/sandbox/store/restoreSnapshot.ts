import { nothingCalled } from '../refusals.ts';
import type { SandboxHandler } from '../sandbox-handler.ts';
import { exchanged } from './exchanged.ts';
import { recordsOf } from './records-of.ts';

/** Sets the whole store back to a snapshot, for everybody. */
export const restoreSnapshot: SandboxHandler<'restoreSnapshot'> =
  (sandbox) =>
  async ({ path: { snapshotName } }) => {
    const { store } = recordsOf(sandbox);
    const { records, milliseconds } = await exchanged(sandbox, () => store.restoreSnapshot(snapshotName));
    if (records === undefined) throw nothingCalled('snapshot', snapshotName);
    return { status: 200, body: { records, milliseconds } };
  };

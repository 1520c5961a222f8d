import { nothingCalled } from '../refusals.ts';
import type { SandboxHandler } from '../sandbox-handler.ts';
import { recordsOf } from './records-of.ts';

/** Forgets a snapshot. */
export const deleteSnapshot: SandboxHandler<'deleteSnapshot'> =
  (sandbox) =>
  async ({ path: { snapshotName } }) => {
    if (!(await recordsOf(sandbox).store.deleteSnapshot(snapshotName)))
      throw nothingCalled('snapshot', snapshotName);
    return { status: 204 };
  };

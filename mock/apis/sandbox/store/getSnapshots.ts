import type { SandboxHandler } from '../sandbox-handler.ts';
import { recordsOf } from './records-of.ts';

/** Lists the snapshots. */
export const getSnapshots: SandboxHandler<'getSnapshots'> = (sandbox) => async () => ({
  status: 200,
  body: { snapshots: await recordsOf(sandbox).store.snapshots() },
});

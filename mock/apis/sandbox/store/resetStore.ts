import type { SandboxHandler } from '../sandbox-handler.ts';
import { exchanged } from './exchanged.ts';
import { recordsOf } from './records-of.ts';

/** Sets the whole store back to the demo shop, for everybody. */
export const resetStore: SandboxHandler<'resetStore'> = (sandbox) => async () => {
  const { store, fill } = recordsOf(sandbox);
  return { status: 200, body: await exchanged(sandbox, () => store.refill(fill)) };
};

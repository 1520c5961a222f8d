import { address, STORE, succeed } from '../journey.ts';
import type { MakeCall, Rows } from '../row.ts';

const input = { ...address, addressType: 'Shipping' };

const ofAccount =
  (more: object = {}): MakeCall =>
  async ({ platform }) => {
    const by = await platform.buyer();
    return { by, path: { ...STORE, accountId: by.accountId }, ...more };
  };

const ofAddress =
  (more: object = {}): MakeCall =>
  async (world) => {
    const call = await ofAccount()(world);
    const by = call.by as Parameters<typeof succeed>[0];
    const { addressId } = await succeed(by, 'createAddress', { path: call.path ?? {}, body: input });
    return { by, path: { ...call.path, addressId }, ...more };
  };

const added = (_: unknown, { by, path }: { by?: unknown; path?: object }) =>
  succeed(by as Parameters<typeof succeed>[0], 'createAddress', { path: { ...path }, body: input });

export const addressRows = {
  getAddresses: { kind: 'read', call: ofAccount(), change: added, bad: { pageToken: 'nowhere' } },
  createAddress: { kind: 'write', call: ofAccount({ body: input }) },
  updateAddress: { kind: 'write', call: ofAddress({ body: { street: 'Ahornallee 1' } }) },
  deleteAddress: { kind: 'write', call: ofAddress() },
} satisfies Rows;

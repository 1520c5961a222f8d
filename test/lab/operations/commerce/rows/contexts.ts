import { WEBSTORE_ID } from '#mock/demo/seed/well-known-ids.ts';
import { closedStore, STORE } from '../journey.ts';
import type { Buyer } from '../platform.ts';
import type { MakeCall, Rows } from '../row.ts';
import type { World } from '../world.ts';

const GUESTS = 'guests may look around';

const giftsSwitched = async ({ store }: World) => {
  const webStore = await store.get('WebStore', WEBSTORE_ID);
  await store.update('WebStore', WEBSTORE_ID, { GiftingEnabled__c: !webStore?.GiftingEnabled__c });
};

const accountRenamed = ({ store, next }: World, { by }: { by?: unknown }) =>
  store.update('Account', (by as Buyer).accountId, { Name: `Erika ${next()}` });

const byBuyer =
  (more: object = {}): MakeCall =>
  async ({ platform }) => ({ by: await platform.buyer(), path: STORE, ...more });

export const contextRows = {
  getApplicationContext: {
    kind: 'read',
    call: () => ({ path: STORE }),
    change: giftsSwitched,
    guest: GUESTS,
  },
  getSessionContext: { kind: 'read', call: byBuyer(), change: accountRenamed, guest: GUESTS },
  getExternalManagedAccounts: {
    kind: 'read',
    call: byBuyer({ query: { includeMyAccount: true } }),
    change: accountRenamed,
    answers: {
      403: async ({ platform }) => ({
        by: await platform.buyer({ accountId: null, profileName: 'Support' }),
        path: STORE,
      }),
    },
  },
  getEffectiveAccount: {
    kind: 'read',
    call: async ({ platform }) => {
      const by = await platform.buyer();
      return { by, path: { ...STORE, effectiveAccountId: by.accountId } };
    },
    change: accountRenamed,
    bad: { fields: 'Colour' },
  },
  getAiConfiguration: {
    kind: 'read',
    call: async (world) => ({ path: { webstoreId: await closedStore(world) } }),
    change: ({ store }, { path }) =>
      store.update('WebStore', String(path?.webstoreId), { CatalogId__c: null }),
    guest: GUESTS,
  },
  getShopperAgentContext: { kind: 'read', call: byBuyer(), change: accountRenamed, guest: GUESTS },
} satisfies Rows;

import { addProduct } from '#mock/apis/record-data/testing/sample-records.ts';
import type { UserProfileName } from '#mock/model/sessions/session.ts';
import { profileId } from '#mock/store/metadata-records.ts';
import type { World } from '../../operations/record-data/world.ts';
import type { Role } from '../people.ts';
import type { Asked, Situations } from './situation.ts';

const staff = { merchandiser: 'yes', support: 'yes', administrator: 'yes' } as const;
const shoppersOnly = (said: 404 | 'itemwise' | 'without') => ({ buyer: said, otherBuyer: said }) as const;
/** What neither the role nor anybody above it may do. */
const nobodyOfStaff = { merchandiser: 403, support: 403, administrator: 403 } as const;

const profiles: Readonly<Record<Role, UserProfileName | undefined>> = {
  guest: undefined,
  buyer: 'Buyer',
  otherBuyer: 'Buyer',
  merchandiser: 'Merchandiser',
  support: 'Support',
  administrator: 'System Administrator',
};

/** A product that was taken out of the shop. */
const gone = async ({ store, next }: World) =>
  (await addProduct(store, 1000 + next(), { IsActive: false })).Id;

/** Stock that the cart of somebody holds. */
async function held({ store, clock, accountId, productId }: World): Promise<string> {
  const webStore = await store.insert('WebStore', { Name: 'Offizin', ShippingCountries__c: 'DE' });
  const cart = await store.insert('WebCart', {
    Name: 'Warenkorb',
    AccountId: accountId,
    WebStoreId: webStore.Id,
  });
  const reservation = await store.insert('InventoryItemReservation', {
    CartId__c: cart.Id,
    ProductId: productId,
    Quantity: 3,
    ExpiresAt__c: new Date(clock().getTime() + 3_600_000).toISOString(),
  });
  return reservation.Id;
}

/** Somebody of the role, who asks to be deactivated. */
async function oneself({ platform, merchandiser, next }: World, role: Role): Promise<Asked> {
  const profile = profiles[role];
  const person = profile && (await platform.user(profile, { username: `selbst-${next()}@offizin.example` }));
  const thing = String((person ?? merchandiser).session.userId);
  return {
    thing,
    call: {
      ...(person && { by: { headers: person.headers, handle: platform.handle } }),
      path: { recordId: thing },
      body: { fields: { IsActive: false } },
    },
  };
}

/** Another member of the staff, who is to be deactivated. */
async function colleague({ store, next }: World): Promise<string> {
  const name = `kollege-${next()}@offizin.example`;
  const user = await store.insert('User', {
    LastName: 'Kollege',
    Username: name,
    Email: name,
    ProfileId: profileId('Support'),
  });
  return user.Id;
}

/** Things of the record data whose state decides who may have them. */
export const situationsOfRecords: Situations<World> = {
  'PF-PROD-06 the record of a product that is not active': {
    operationId: 'getRecord',
    guest: 404,
    ...shoppersOnly(404),
    ...staff,
    ask: async (world) => {
      const thing = await gone(world);
      return { thing, call: { path: { recordId: thing }, query: { fields: 'Product2.Name' } } };
    },
  },
  'PF-PROD-06 such a record among others': {
    operationId: 'getRecords',
    guest: 'itemwise',
    ...shoppersOnly('itemwise'),
    ...staff,
    ask: async (world) => {
      const thing = await gone(world);
      return { thing, call: { path: { recordIds: [thing] }, query: { fields: 'Product2.Name' } } };
    },
  },
  'PF-PROD-06 PF-CTX-73 such a product in a list, which guests do not get': {
    operationId: 'getListRecordsByName',
    guest: 404,
    ...shoppersOnly('without'),
    ...staff,
    ask: async (world) => ({
      thing: await gone(world),
      call: {
        path: { objectApiName: 'Product2', listViewApiName: 'AllProducts' },
        body: { pageSize: 2000 },
      },
    }),
  },
  'PF-PROD-06 such a product by its address in the interface for programs': {
    operationId: 'getSObjectRecord',
    guest: 401,
    ...shoppersOnly(404),
    ...staff,
    ask: async (world) => {
      const thing = await gone(world);
      return { thing, call: { path: { sObjectName: 'Product2', recordId: thing } } };
    },
  },
  'PF-CTX-72 stock that a cart holds, released': {
    operationId: 'updateRecord',
    guest: 401,
    ...shoppersOnly(404),
    ...staff,
    support: 403,
    ask: async (world) => {
      const thing = await held(world);
      return { thing, call: { path: { recordId: thing }, body: { fields: { IsReleased__c: true } } } };
    },
  },
  'PF-CTX-72 the record of stock that a cart holds, deleted': {
    operationId: 'deleteRecord',
    guest: 401,
    ...shoppersOnly(404),
    ...nobodyOfStaff,
    ask: async (world) => {
      const thing = await held(world);
      return { thing, call: { path: { recordId: thing } } };
    },
  },
  'PF-WRITE-03 the own user, deactivated': {
    operationId: 'updateRecord',
    guest: 401,
    ...shoppersOnly(404),
    // Staff may change their own user, but not this of it.
    merchandiser: 400,
    support: 400,
    administrator: 400,
    ask: oneself,
  },
  'PF-WRITE-03 another user, deactivated': {
    operationId: 'updateRecord',
    guest: 401,
    ...shoppersOnly(404),
    ...nobodyOfStaff,
    administrator: 'yes',
    ask: async (world) => {
      const thing = await colleague(world);
      return { thing, call: { path: { recordId: thing }, body: { fields: { IsActive: false } } } };
    },
  },
};

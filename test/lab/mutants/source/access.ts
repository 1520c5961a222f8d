import type { Change } from './source-mutant.ts';

/** A rule of access taken out of the platform, and the operation at which the matrix looks for it. */
export interface AccessMutant {
  readonly only: string;
  readonly changes: readonly Change[];
}

const WRITING = 'mock/apis/record-data/writing';
const ACCESS = 'mock/model/access/object-access.ts';
const ORDER = 'mock/apis/commerce/checkouts/order/earlier-order.ts';
const ON_SALE = {
  file: 'mock/apis/record-data/reading/visible-rows.ts',
  from: "profileName === 'Guest' || profileName === 'Buyer' ? sql`\"IsActive\"` : undefined",
  to: 'undefined',
};
const onSaleAt = (only: string): AccessMutant => ({ only, changes: [ON_SALE] });

export const accessMutants: Readonly<Record<string, AccessMutant>> = {
  'guests read lists of records': {
    only: 'getListRecordsByName',
    changes: [
      {
        file: 'mock/apis/record-data/list-views/lists-for-guests.ts',
        from: "if (profileName !== 'Guest') return;",
        to: 'if (profileName) return;',
      },
    ],
  },
  'shoppers read products that are not active': onSaleAt('getRecord'),
  'shoppers read products that are not active among others': onSaleAt('getRecords'),
  'shoppers list products that are not active': onSaleAt('getListRecordsByName'),
  'programs of shoppers read products that are not active': onSaleAt('getSObjectRecord'),
  'administrators deactivate themselves': {
    only: 'updateRecord',
    changes: [
      {
        file: `${WRITING}/check-own-user.ts`,
        from: 'before.Id !== userId) return faults;',
        to: 'before.Id === userId) return faults;',
      },
    ],
  },
  'support releases held stock': {
    only: 'updateRecord',
    changes: [
      {
        file: ACCESS,
        from: 'return own(staff, apiName) ?? own(support, apiName) ?? readOnly;',
        to: 'return own(staff, apiName) ?? own(support, apiName) ?? own(reservations, apiName) ?? readOnly;',
      },
    ],
  },
  'records of held stock are deleted': {
    only: 'deleteRecord',
    changes: [
      {
        file: ACCESS,
        from: 'InventoryItemReservation: { ...readOnly, edit: true },',
        to: 'InventoryItemReservation: everything,',
      },
    ],
  },
  'a key of an order serves for the next one': {
    only: 'placeOrder',
    changes: [{ file: ORDER, from: 'if (own) return own;', to: '' }],
  },
  'a key finds the order of somebody else': {
    only: 'placeOrder',
    changes: [
      {
        file: ORDER,
        from: 'const own = await findOwnSession(store, buyer, Id);',
        to: "const own = await store.get('CartCheckoutSession', Id);",
      },
      { file: ORDER, from: 'if (ofKey && (', to: 'if (ofKey && !ofKey.OrderId && (' },
    ],
  },
};

import { ITEMWISE, type Rows } from '../row.ts';
import { accountRenamed, contactAdded } from './changes.ts';

export const recordRows = {
  getRecord: {
    kind: 'read',
    call: ({ accountId }) => ({ path: { recordId: accountId }, query: { fields: 'Account.Name' } }),
    change: accountRenamed,
  },
  getRecords: {
    kind: 'read',
    call: ({ accountId }) => ({ path: { recordIds: [accountId] }, query: { fields: 'Account.Name' } }),
    change: accountRenamed,
    unknown: { recordIds: ITEMWISE },
    guest: 'each record of a batch is refused for itself',
  },
  getChildRelationshipRecords: {
    kind: 'read',
    call: ({ accountId }) => ({
      path: { recordId: accountId, relationshipName: 'Contacts' },
      query: { fields: 'Name' },
    }),
    change: contactAdded,
    bad: { fields: 'Colour', pageToken: '1;5;001000000000001AAA;Contacts;Name;' },
  },
  createRecord: {
    kind: 'write',
    answers: {
      403: ({ support, next }) => ({
        by: support,
        body: { apiName: 'Product2', fields: { Name: `Salbe ${next()}` } },
      }),
      404: () => ({ body: { apiName: 'Nothing', fields: {} } }),
      // A lead is seen by its owner and by merchandisers.
      204: ({ support, merchandiser, next }) => ({
        by: support,
        query: { handleOwnerChange: 'true' },
        body: {
          apiName: 'Lead',
          fields: {
            LastName: `Winter ${next()}`,
            Company: 'Praxis Winter',
            OwnerId: String(merchandiser.session.userId),
          },
        },
      }),
    },
    call: ({ next }) => ({ body: { apiName: 'Account', fields: { Name: `Herbst ${next()}` } } }),
  },
  updateRecord: {
    kind: 'write',
    call: accountRenamed.call,
    bad: { 'If-Unmodified-Since': 'yesterday' },
    answers: {
      403: ({ support, productId }) => ({
        by: support,
        path: { recordId: productId },
        body: { fields: { Name: 'Salbe' } },
      }),
      412: async (world) => ({
        ...(await accountRenamed.call(world)),
        headers: { 'if-unmodified-since': 'Fri, 01 May 2026 12:00:00 GMT' },
      }),
      204: async ({ support, merchandiser, store, next }) => {
        const own = {
          LastName: `Winter ${next()}`,
          Company: 'Praxis',
          OwnerId: String(support.session.userId),
        };
        return {
          by: support,
          path: { recordId: (await store.insert('Lead', own)).Id },
          query: { handleOwnerChange: 'true' },
          body: { fields: { OwnerId: String(merchandiser.session.userId) } },
        };
      },
    },
  },
  deleteRecord: {
    kind: 'write',
    answers: { 403: ({ support, productId }) => ({ by: support, path: { recordId: productId } }) },
    call: async ({ platform }) => ({
      path: { recordId: (await platform.store.insert('Task', { Subject: 'Erledigt' })).Id },
    }),
  },
  executeBatchRecordOperations: {
    kind: 'write',
    call: ({ next }) => ({
      body: {
        operations: [
          { type: 'Create', records: [{ apiName: 'Account', fields: { Name: `Herbst ${next()}` } }] },
        ],
      },
    }),
  },
} satisfies Rows;

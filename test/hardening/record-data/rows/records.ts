import { ITEMWISE, type Rows } from '../row.ts';
import { accountRenamed } from './changes.ts';

export const recordRows: Rows = {
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
  createRecord: {
    kind: 'write',
    call: ({ next }) => ({ body: { apiName: 'Account', fields: { Name: `Herbst ${next()}` } } }),
  },
  updateRecord: { kind: 'write', call: accountRenamed.call },
  deleteRecord: {
    kind: 'write',
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
};

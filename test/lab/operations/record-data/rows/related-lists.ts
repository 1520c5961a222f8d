import { ITEMWISE, type MakeCall, type Rows } from '../row.ts';
import { contactAdded } from './changes.ts';

const INFO = { parentObjectApiName: 'Account', relatedListId: 'Contacts' };
const INFOS = { parentObjectApiName: 'Account', relatedListNames: ['Contacts'] };

const widenInfo: MakeCall = ({ next }) => ({
  path: INFO,
  body: { userPreferences: { columnWidths: { Name: 100 + next() } } },
});
const widen: MakeCall = ({ next }) => ({
  path: { preferencesId: 'Account.Contacts' },
  body: { columnWidths: { Name: 100 + next() } },
});
const contacts: MakeCall = ({ accountId }) => ({
  path: { parentRecordId: accountId, relatedListId: 'Contacts' },
});

export const relatedListRows = {
  getRelatedListsInfo: {
    kind: 'fixed',
    because: 'the definitions of the objects decide which lists a record has',
    call: () => ({ path: { parentObjectApiName: 'Account' } }),
    unlike: () => ({ path: { parentObjectApiName: 'Case' } }),
  },
  getRelatedListInfo: {
    kind: 'read',
    call: () => ({ path: INFO }),
    change: { operationId: 'updateRelatedListInfo', call: widenInfo },
  },
  getRelatedListInfos: {
    kind: 'read',
    call: () => ({ path: INFOS }),
    change: { operationId: 'updateRelatedListInfo', call: widenInfo },
    unknown: { relatedListNames: ITEMWISE, recordTypeId: ITEMWISE },
  },
  updateRelatedListInfo: { kind: 'write', call: widenInfo },
  getRelatedListRecords: {
    kind: 'read',
    call: async (world) => ({ ...(await contacts(world)), body: { pageSize: 1999 } }),
    change: contactAdded,
  },
  getRelatedListRecordsByParameters: {
    kind: 'read',
    bad: { pageToken: 'nowhere', where: '{ Name: { eq: ' },
    call: async (world) => ({ ...(await contacts(world)), query: { pageSize: 1999 } }),
    change: contactAdded,
  },
  getRelatedListRecordsBatchByParameters: {
    kind: 'read',
    call: ({ accountId }) => ({
      path: { parentRecordId: accountId, relatedListIds: ['Contacts'] },
      query: { pageSize: 1999 },
    }),
    change: contactAdded,
    unknown: { relatedListIds: ITEMWISE },
  },
  getRelatedListRecordsBatch: {
    kind: 'read',
    call: ({ accountId }) => ({
      path: { parentRecordId: accountId },
      body: { relatedListParameters: [{ relatedListId: 'Contacts', pageSize: 1999 }] },
    }),
    change: contactAdded,
  },
  getRelatedListCount: {
    kind: 'read',
    call: async (world) => ({ ...(await contacts(world)), query: { maxCount: 1999 } }),
    change: contactAdded,
  },
  getRelatedListCounts: {
    kind: 'read',
    call: ({ accountId }) => ({
      path: { parentRecordId: accountId, relatedListNames: ['Contacts'] },
      query: { maxCount: 1999 },
    }),
    change: contactAdded,
    unknown: { relatedListNames: ITEMWISE },
  },
  getRelatedListPreferences: {
    kind: 'read',
    call: () => ({ path: { preferencesId: 'Account.Contacts' } }),
    change: { operationId: 'updateRelatedListPreferences', call: widen },
  },
  getRelatedListPreferencesBatch: {
    kind: 'read',
    call: () => ({ path: { preferencesIds: ['Account.Contacts'] } }),
    change: { operationId: 'updateRelatedListPreferences', call: widen },
    unknown: { preferencesIds: ITEMWISE },
    guest: 'each list of a batch is refused for itself',
  },
  updateRelatedListPreferences: { kind: 'write', call: widen },
} satisfies Rows;

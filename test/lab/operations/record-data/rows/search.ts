import { type Rows, UNKNOWN_FIELD } from '../row.ts';
import { accountAdded, accountRenamed } from './changes.ts';

const because = 'the definitions of the objects decide what can be searched and suggested';

export const searchRows = {
  getLookupRecords: {
    kind: 'read',
    call: () => ({
      path: { objectApiName: 'Contact', fieldApiName: 'AccountId' },
      query: { pageSize: 200 },
      body: { sourceRecord: null },
    }),
    change: accountAdded,
    unknown: {
      fieldApiName: UNKNOWN_FIELD,
      sourceRecordId: { status: 200, because: 'a record that is gone does not narrow the suggestions' },
    },
  },
  getLookupRecordsByParameters: {
    kind: 'read',
    call: () => ({
      path: { objectApiName: 'Contact', fieldApiName: 'AccountId' },
      query: { pageSize: 200 },
    }),
    change: accountAdded,
    unknown: { fieldApiName: UNKNOWN_FIELD },
  },
  getLookupRecordsOfObject: {
    kind: 'read',
    call: () => ({
      path: { objectApiName: 'Contact', fieldApiName: 'AccountId', targetApiName: 'Account' },
      query: { pageSize: 200 },
    }),
    change: accountAdded,
    unknown: {
      fieldApiName: UNKNOWN_FIELD,
      targetApiName: { status: 400, because: 'the field refers to no such object' },
    },
  },
  getLookupMetadata: {
    kind: 'fixed',
    because,
    unknown: { fieldApiName: UNKNOWN_FIELD },
    call: () => ({ path: { objectApiName: 'Contact', fieldApiName: 'AccountId' } }),
    unlike: () => ({ path: { objectApiName: 'Case', fieldApiName: 'ProductId' } }),
  },
  getSearchFilterMetadata: {
    kind: 'fixed',
    because,
    call: () => ({ path: { objectApiName: 'Account' } }),
    unlike: () => ({ path: { objectApiName: 'Case' } }),
  },
  getSearchFilterOptions: {
    kind: 'read',
    call: () => ({ path: { objectApiName: 'Contact', filterApiName: 'AccountId' } }),
    change: accountRenamed,
  },
  getSearchResults: {
    kind: 'read',
    call: () => ({ query: { q: 'sommer*' }, body: {} }),
    change: accountAdded,
    answers: {
      404: () => ({ query: { q: 'sommer' }, body: { objectApiNames: ['Nothing'] } }),
    },
    guest: 'the search leaves out what the caller may not read',
  },
  getKeywordSearchResults: {
    kind: 'read',
    call: () => ({ query: { q: 'sommerfeld', objectApiName: 'Account' }, body: { pageSize: 200 } }),
    answers: { 404: () => ({ query: { q: 'sommer', objectApiName: 'Nothing' }, body: {} }) },
    change: accountAdded,
  },
} satisfies Rows;

import { type Call, perform } from '../../call.ts';
import type { MakeCall, Rows } from '../row.ts';
import { accountRenamed, accountViewed } from './changes.ts';

/** A product that nobody else in the world has. */
const ownProduct: MakeCall = async ({ store, next }) => {
  const product = await store.insert('Product2', {
    Name: 'Salbe',
    StockKeepingUnit: `OWN-${next()}`,
    L2C_CM_RegulatoryClassification__c: 'apothekenpflichtig',
    IsActive: true,
  });
  const fieldValue = product.StockKeepingUnit;
  return { path: { sObjectName: 'Product2', fieldName: 'StockKeepingUnit', fieldValue } };
};

const ofAccounts = { sObjectName: 'Account' };

/** A span of time whose end is yet to come, so that what changes next is in it. */
const lastDay = (now: Date) => ({
  start: new Date(now.getTime() - 86_400_000).toISOString(),
  end: new Date(now.getTime() + 86_400_000).toISOString(),
});

const ABSENT = { status: 200, because: 'each record has a place of its own in the answer' } as const;

/** A query of the one account of the world. */
const accountQueried: MakeCall = ({ accountId }) => ({
  query: { q: `SELECT Name, Owner.Name FROM Account WHERE Id = '${accountId}'` },
});

const BAD_QUERY = { q: 'SELECT Id FROM', 'Sforce-Query-Options': 'batchSize=1' } as const;

const LONG_AGO = 'Wed, 01 Jan 2020 00:00:00 GMT';
const FAR_AHEAD = 'Tue, 01 Jan 2030 00:00:00 GMT';

/** What a read of what objects are made of is answered to the moment of a copy. */
const byMoment = (call: () => Call) => ({
  304: () => ({ ...call(), headers: { 'if-modified-since': FAR_AHEAD } }),
  412: () => ({ ...call(), headers: { 'if-unmodified-since': LONG_AGO } }),
});

const accountNamed = (accountId: string) => ({ path: { sObjectName: 'Account', recordId: accountId } });

/** What the test of operations knows of the calls by which programs read and write records. */
export const restRows = {
  getResources: {
    kind: 'fixed',
    because: 'the resources are those of the version, whatever is stored',
    call: () => ({}),
  },
  getLimits: {
    kind: 'read',
    call: () => ({}),
    // A record counts two kilobytes, so that it takes some to make a megabyte.
    change: ({ store }) =>
      store.insertMany(
        'Account',
        Array.from({ length: 1025 }, () => ({ Name: 'Winter' })),
      ),
  },
  getSObjects: {
    kind: 'fixed',
    because: 'objects follow from the definitions and the profile of whoever asks',
    unlike: ({ stranger }) => ({ by: stranger }),
    call: () => ({}),
    answers: byMoment(() => ({})),
  },
  getSObject: {
    kind: 'read',
    call: () => ({ path: { sObjectName: 'Account' } }),
    change: accountViewed,
  },
  createSObjectRecord: {
    kind: 'write',
    call: ({ next }) => ({ path: { sObjectName: 'Account' }, body: { Name: `Herbst ${next()}` } }),
  },
  getSObjectDescribe: {
    kind: 'fixed',
    because: 'what an object is made of follows from its definition',
    unlike: () => ({ path: { sObjectName: 'Contact' } }),
    call: () => ({ path: ofAccounts }),
    answers: byMoment(() => ({ path: ofAccounts })),
  },
  getSObjectRecord: {
    kind: 'read',
    call: ({ accountId }) => ({
      path: { sObjectName: 'Account', recordId: accountId },
      query: { fields: ['Name', 'Owner.Name'] },
    }),
    change: accountRenamed,
    bad: { fields: 'Colour', 'If-Match': 'no tag' },
    answers: {
      304: ({ accountId }) => ({ ...accountNamed(accountId), headers: { 'if-modified-since': FAR_AHEAD } }),
      412: ({ accountId }) => ({ ...accountNamed(accountId), headers: { 'if-match': '"another"' } }),
    },
  },
  updateSObjectRecord: {
    kind: 'write',
    bad: { 'If-Match': 'no tag', 'If-Unmodified-Since': 'yesterday' },
    answers: {
      412: ({ accountId }) => ({
        ...accountNamed(accountId),
        body: { Name: 'Sommer' },
        headers: { 'if-unmodified-since': LONG_AGO },
      }),
    },
    call: ({ accountId, next }) => ({
      path: { sObjectName: 'Account', recordId: accountId },
      body: { Name: `Sommer ${next()}` },
    }),
  },
  deleteSObjectRecord: {
    kind: 'write',
    call: async ({ store }) => ({
      path: {
        sObjectName: 'Task',
        recordId: (await store.insert('Task', { Subject: 'Erledigt' })).Id,
      },
    }),
  },
  getSObjectRecordByField: {
    kind: 'read',
    call: ownProduct,
    change: ({ store }, { path }) =>
      store
        .findOne('Product2', { where: { StockKeepingUnit: String(path?.fieldValue) } })
        .then((product) => store.update('Product2', String(product?.Id), { Name: 'Creme' })),
    bad: { fields: 'Colour' },
  },
  updateSObjectRecordByField: {
    kind: 'write',
    call: async (world) => ({ ...(await ownProduct(world)), body: { Name: `Creme ${world.next()}` } }),
    unknown: { fieldValue: { status: 400, because: 'a new record lacks what a change need not say' } },
    answers: {
      201: ({ next }) => ({
        path: { sObjectName: 'Account', fieldName: 'AccountNumber', fieldValue: `K-${next()}` },
        body: { Name: 'Herbst' },
      }),
      404: () => ({
        path: { sObjectName: 'Nothing', fieldName: 'Name', fieldValue: '1' },
        body: { Name: 'Herbst' },
      }),
    },
  },
  getUpdatedRecords: {
    kind: 'read',
    call: ({ clock }) => ({ path: ofAccounts, query: lastDay(clock()) }),
    change: accountRenamed,
    bad: { start: ({ clock }) => lastDay(clock()).end, end: ({ clock }) => lastDay(clock()).start },
  },
  getDeletedRecords: {
    kind: 'read',
    call: ({ clock }) => ({ path: ofAccounts, query: lastDay(clock()) }),
    change: async ({ store }) => {
      const { Id } = await store.insert('Account', { Name: 'Herbst' });
      await store.delete('Account', Id);
    },
    bad: { start: ({ clock }) => lastDay(clock()).end, end: ({ clock }) => lastDay(clock()).start },
  },
  createRecordTree: {
    kind: 'write',
    call: ({ next }) => ({
      path: ofAccounts,
      body: {
        records: [
          {
            attributes: { type: 'Account', referenceId: 'account' },
            Name: `Herbst ${next()}`,
            Contacts: {
              records: [{ attributes: { type: 'Contact', referenceId: 'contact' }, LastName: 'Sommer' }],
            },
          },
        ],
      },
    }),
  },
  createSObjectRecords: {
    kind: 'write',
    call: ({ next }) => ({
      body: { records: [{ attributes: { type: 'Account' }, Name: `Herbst ${next()}` }] },
    }),
  },
  updateSObjectRecords: {
    kind: 'write',
    call: ({ accountId, next }) => ({ body: { records: [{ Id: accountId, Name: `Sommer ${next()}` }] } }),
  },
  deleteSObjectRecords: {
    kind: 'write',
    call: async ({ store }) => ({
      query: { ids: [(await store.insert('Task', { Subject: 'Erledigt' })).Id] },
    }),
    unknown: { ids: ABSENT },
  },
  getSObjectRecords: {
    kind: 'read',
    call: ({ accountId }) => ({ path: ofAccounts, query: { ids: [accountId], fields: ['Name'] } }),
    change: accountRenamed,
    unknown: { ids: ABSENT },
    bad: { fields: 'Colour' },
  },
  findSObjectRecords: {
    kind: 'read',
    call: ({ accountId }) => ({ path: ofAccounts, body: { ids: [accountId], fields: ['Name'] } }),
    change: accountRenamed,
  },
  updateSObjectRecordsByField: {
    kind: 'write',
    call: ({ next }) => ({
      path: { ...ofAccounts, fieldName: 'AccountNumber' },
      body: { records: [{ AccountNumber: `K-${next()}`, Name: 'Herbst' }] },
    }),
  },
  executeComposite: {
    kind: 'write',
    call: ({ next }) => ({
      body: {
        compositeRequest: [
          {
            method: 'POST',
            url: '/services/data/v64.0/sobjects/Account',
            referenceId: 'account',
            body: { Name: `Herbst ${next()}` },
          },
        ],
      },
    }),
  },
  executeBatch: {
    kind: 'read',
    call: ({ accountId }) => ({
      body: {
        batchRequests: [{ method: 'GET', url: `v64.0/sobjects/Account/${accountId}?fields=Name` }],
      },
    }),
    change: accountRenamed,
  },
  getSearch: {
    kind: 'read',
    call: () => ({ query: { q: 'FIND {Sommer} RETURNING Account(LastModifiedDate)' } }),
    change: accountRenamed,
    bad: { q: 'FIND Sommer' },
  },
  findSearchedRecords: {
    kind: 'read',
    call: () => ({ query: { q: 'Sommer', fields: ['LastModifiedDate'] } }),
    change: accountRenamed,
    bad: { fields: 'Colour', sobject: 'User2?' },
    answers: { 404: () => ({ query: { q: 'Sommer', sobject: 'Nothing' } }) },
  },
  createRecordSearch: {
    kind: 'read',
    call: () => ({ body: { q: 'Sommer', fields: ['LastModifiedDate'] } }),
    change: accountRenamed,
    answers: { 404: () => ({ body: { q: 'Sommer', sobjects: [{ name: 'Nothing' }] } }) },
  },
  getRecentRecords: { kind: 'read', call: () => ({}), change: accountViewed },
  getQuery: { kind: 'read', call: accountQueried, change: accountRenamed, bad: BAD_QUERY },
  getQueryAll: { kind: 'read', call: accountQueried, change: accountRenamed, bad: BAD_QUERY },
  getQueryPage: {
    kind: 'read',
    call: async ({ store, caller, next }) => {
      const Subject = `Anruf ${next()}`;
      await store.insertMany('Task', Array<{ Subject: string }>(201).fill({ Subject }));
      const { body } = await perform(caller, 'getQuery', {
        query: { q: `SELECT Subject FROM Task WHERE Subject LIKE '${Subject}%'` },
        headers: { 'sforce-query-options': 'batchSize=200' },
      });
      return { path: { locator: body.nextRecordsUrl.split('/').at(-1) } };
    },
    change: async ({ store }) => {
      for (const { Id } of await store.find('Task', { orderBy: { field: 'Id', ascending: false }, limit: 1 }))
        await store.update('Task', Id, { Subject: 'Anruf geändert' });
    },
    unknown: {
      locator: { status: 400, because: 'a locator that leads nowhere is an INVALID_QUERY_LOCATOR' },
    },
  },
} satisfies Rows;

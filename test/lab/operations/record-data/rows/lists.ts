import { ITEMWISE, type MakeCall, type Rows } from '../row.ts';
import { accountAdded, accountViewed } from './changes.ts';

const ALL = { objectApiName: 'Account', listViewApiName: 'AllAccounts' };
const RECENT = { objectApiName: 'Account', listViewApiName: '__Recent' };
const SAVED = { objectApiName: 'Account', listViewApiName: 'Saved' };

const newList: MakeCall = ({ next }) => ({
  path: { objectApiName: 'Account' },
  body: { label: 'Liste', listViewApiName: `List_${next()}`, scope: { apiName: 'everything' } },
});

/** A call about the list view Account.Saved, which is made when it is missing. */
const aboutSaved =
  (call: MakeCall): MakeCall =>
  async (world) => {
    const body = { label: 'Liste', listViewApiName: 'Saved', scope: { apiName: 'everything' } };
    const answer = await world.merchandiser.get('/list-info/Account/Saved');
    if (answer.status === 404) await world.merchandiser.post('/list-info/Account', body);
    return call(world);
  };
const relabel = aboutSaved(({ next }) => ({ path: SAVED, body: { label: `Liste ${next()}` } }));
const widen: MakeCall = ({ next }) => ({ path: ALL, body: { columnWidths: { Name: 100 + next() } } });
const widenRecent: MakeCall = ({ next }) => ({
  path: RECENT,
  body: { columnWidths: { Name: 100 + next() } },
});

export const listRows = {
  getListInfosByObjectName: {
    kind: 'read',
    bad: { pageToken: 'nowhere' },
    call: () => ({ path: { objectApiName: 'Account' }, query: { pageSize: 2000 } }),
    change: { operationId: 'createListInfo', call: newList },
  },
  createListInfo: { kind: 'write', call: newList },
  getListInfosByName: {
    kind: 'read',
    call: aboutSaved(() => ({ query: { names: ['Account.Saved'] } })),
    change: { operationId: 'updateListInfoByName', call: relabel },
    unknown: {
      names: ITEMWISE,
      ids: { status: 400, because: 'lists are named either by ids or by names' },
    },
    guest: 'each list of a batch is refused for itself',
  },
  getListInfoByName: {
    kind: 'read',
    call: aboutSaved(() => ({ path: SAVED })),
    change: { operationId: 'updateListInfoByName', call: relabel },
  },
  updateListInfoByName: { kind: 'write', call: relabel },
  deleteListInfo: { kind: 'write', call: aboutSaved(() => ({ path: SAVED })) },
  getListObjectInfo: {
    kind: 'fixed',
    because: 'it says what lists of an object can do, which follows from its definition',
    call: () => ({ path: { objectApiName: 'Account' } }),
    unlike: () => ({ path: { objectApiName: 'Case' } }),
  },
  getListPreferences: {
    kind: 'read',
    call: () => ({ path: ALL }),
    change: { operationId: 'updateListPreferences', call: widen },
  },
  updateListPreferences: { kind: 'write', call: widen },
  getListRecordsByName: {
    kind: 'read',
    call: () => ({ path: ALL, body: { pageSize: 2000 } }),
    change: accountAdded,
  },
  getListRecordsByParameters: {
    kind: 'read',
    bad: { pageToken: 'nowhere', where: '{ Name: { eq: ' },
    call: () => ({ path: ALL, query: { pageSize: 2000 } }),
    change: accountAdded,
  },
  getMruListInfo: {
    kind: 'read',
    call: () => ({ path: { objectApiName: 'Account' } }),
    change: { operationId: 'updateListPreferences', call: widenRecent },
  },
  getListRecordsById: {
    kind: 'read',
    bad: { pageToken: 'nowhere', where: '{ Name: { eq: ' },
    call: ({ listViewId }) => ({ path: { listViewId }, query: { pageSize: 2000 } }),
    change: accountAdded,
  },
  getListUi: {
    kind: 'read',
    bad: { pageToken: 'nowhere' },
    call: () => ({ path: { listViewIdOrObjectApiName: 'Account' }, query: { pageSize: 2000 } }),
    change: { operationId: 'createListInfo', call: newList },
  },
  getListUiByName: {
    kind: 'read',
    bad: { pageToken: 'nowhere', where: '{ Name: { eq: ' },
    call: () => ({ path: ALL, query: { pageSize: 2000 } }),
    change: accountAdded,
  },
  getMruListRecords: {
    kind: 'read',
    bad: { pageToken: 'nowhere' },
    call: () => ({ path: { objectApiName: 'Account' } }),
    change: accountViewed,
  },
  getMruListUi: {
    kind: 'read',
    bad: { pageToken: 'nowhere' },
    call: () => ({ path: { objectApiName: 'Account' } }),
    change: accountViewed,
  },
} satisfies Rows;

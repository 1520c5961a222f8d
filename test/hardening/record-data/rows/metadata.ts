import { type FixedRead, ITEMWISE, type Rows, UNKNOWN_FIELD } from '../row.ts';
import { accountRenamed } from './changes.ts';

const because = 'the definitions of the objects decide, and no call changes them';

/** A description of one object, which differs from that of another. */
const ofObject: FixedRead = {
  kind: 'fixed',
  because,
  call: () => ({ path: { objectApiName: 'Account' } }),
  unlike: () => ({ path: { objectApiName: 'Case' } }),
};

export const metadataRows: Rows = {
  getObjectInfoDirectory: {
    kind: 'fixed',
    because,
    call: () => ({}),
    unlike: () => ({ headers: { 'accept-language': 'en' } }),
    guest: 'the directory lists what the caller may read',
  },
  getObjectInfo: ofObject,
  getObjectInfos: {
    kind: 'fixed',
    because,
    call: () => ({ path: { objectApiNames: ['Account'] } }),
    unlike: () => ({ path: { objectApiNames: ['Account', 'Contact'] } }),
    unknown: { objectApiNames: ITEMWISE },
    guest: 'each object of a batch is refused for itself',
  },
  getPicklistValuesByRecordType: {
    kind: 'fixed',
    because,
    call: ({ recordTypeId }) => ({ path: { objectApiName: 'Account', recordTypeId } }),
    unlike: ({ recordTypeId }) => ({
      path: { objectApiName: 'Account', recordTypeId },
      headers: { 'accept-language': 'en' },
    }),
  },
  getPicklistValues: {
    kind: 'fixed',
    because,
    unknown: { fieldApiName: UNKNOWN_FIELD },
    call: ({ recordTypeId }) => ({ path: { objectApiName: 'Account', recordTypeId, fieldApiName: 'Type' } }),
    unlike: ({ recordTypeId }) => ({
      path: { objectApiName: 'Account', recordTypeId, fieldApiName: 'Type' },
      headers: { 'accept-language': 'en' },
    }),
  },
  getLayout: ofObject,
  getLayoutUserState: {
    kind: 'read',
    call: ({ recordTypeId }) => ({ path: { objectApiName: 'Account' }, query: { recordTypeId } }),
    change: {
      operationId: 'updateLayoutUserState',
      call: async (world) => {
        const { recordTypeId, merchandiser } = world;
        const { body } = await merchandiser.get(`/layout/Account/user-state?recordTypeId=${recordTypeId}`);
        const [[id, state] = []] = Object.entries<{ collapsed: boolean }>(body.sectionUserStates);
        return {
          path: { objectApiName: 'Account' },
          query: { recordTypeId },
          body: { sectionUserStates: { [String(id)]: { collapsed: !state?.collapsed } } },
        };
      },
    },
  },
  updateLayoutUserState: {
    kind: 'write',
    call: ({ recordTypeId }) => ({
      path: { objectApiName: 'Account' },
      query: { recordTypeId },
      body: { sectionUserStates: {} },
    }),
  },
  getPathLayout: {
    kind: 'fixed',
    because,
    call: () => ({ path: { objectApiName: 'Case' } }),
    unlike: () => ({ path: { objectApiName: 'Order' } }),
  },
  getRecordUi: {
    kind: 'read',
    call: ({ accountId }) => ({
      path: { recordIds: [accountId] },
      query: { layoutTypes: ['Full'], modes: ['View'] },
    }),
    change: accountRenamed,
  },
  getRecordDefaultsForCreate: ofObject,
  getRecordTemplateCreate: ofObject,
  getRecordTemplateClone: {
    kind: 'read',
    call: ({ accountId }) => ({ path: { recordId: accountId } }),
    change: accountRenamed,
  },
};

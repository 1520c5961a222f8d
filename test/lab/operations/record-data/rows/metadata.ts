import { type FixedRead, ITEMWISE, type MakeCall, type Rows, UNKNOWN_FIELD } from '../row.ts';
import { accountRenamed } from './changes.ts';

const because = 'the definitions of the objects decide, and no call changes them';

/** A description of one object, which differs from that of another. */
const ofObject: FixedRead = {
  kind: 'fixed',
  because,
  call: () => ({ path: { objectApiName: 'Account' } }),
  unlike: () => ({ path: { objectApiName: 'Case' } }),
};

/** Support reads products, but makes none. */
const productBySupport: MakeCall = ({ support }) => ({ by: support, path: { objectApiName: 'Product2' } });

/** The first section of the layout opened where it is closed, and the other way round. */
const sectionToggled: MakeCall = async ({ recordTypeId, merchandiser }) => {
  const { body } = await merchandiser.get(`/layout/Account/user-state?recordTypeId=${recordTypeId}`);
  const [[id, state] = []] = Object.entries<{ collapsed: boolean }>(body.sectionUserStates);
  return {
    path: { objectApiName: 'Account' },
    query: { recordTypeId },
    body: { sectionUserStates: { [String(id)]: { collapsed: !state?.collapsed } } },
  };
};

export const metadataRows = {
  getObjectInfoDirectory: {
    kind: 'fixed',
    because,
    call: () => ({}),
    unlike: () => ({ headers: { 'accept-language': 'en' } }),
    guest: 'the directory lists what the caller may read',
  },
  getObjectInfo: ofObject,
  getIcon: {
    kind: 'fixed',
    because: 'icons are drawn, and nobody changes them',
    call: () => ({ path: { iconSet: 'standard', iconFile: 'product_120.png' } }),
    unlike: () => ({ path: { iconSet: 'standard', iconFile: 'case_120.png' } }),
    guest: 'pictures are for everybody',
  },
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
    change: { operationId: 'updateLayoutUserState', call: sectionToggled },
  },
  updateLayoutUserState: { kind: 'write', call: sectionToggled },
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
  getRecordDefaultsForCreate: { ...ofObject, answers: { 403: productBySupport } },
  getRecordTemplateCreate: { ...ofObject, answers: { 403: productBySupport } },
  getRecordDefaultsForClone: {
    kind: 'read',
    answers: { 403: ({ support, productId }) => ({ by: support, path: { recordId: productId } }) },
    call: ({ accountId }) => ({ path: { recordId: accountId } }),
    change: accountRenamed,
  },
  getRecordTemplateClone: {
    kind: 'read',
    answers: { 403: ({ support, productId }) => ({ by: support, path: { recordId: productId } }) },
    call: ({ accountId }) => ({ path: { recordId: accountId } }),
    change: accountRenamed,
  },
} satisfies Rows;

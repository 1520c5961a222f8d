import { type FixedRead, ITEMWISE, type MakeCall, type Rows } from '../row.ts';
import { accountRenamed, caseMoved, photoPutOn } from './changes.ts';

const because =
  'the definitions of the actions and the rights of the caller decide, and no call changes them';

/** Actions that are the same for all records; their labels are those of the language. */
const labelled = (call: MakeCall): FixedRead => ({
  kind: 'fixed',
  because,
  call,
  unlike: async (world) => ({ ...(await call(world)), headers: { 'accept-language': 'en' } }),
});

/** Support sees the stock of products, but does not change it. */
const stockBySupport: MakeCall = ({ support }) => ({
  by: support,
  path: { actionApiName: 'Product2.UpdateStock' },
});

export const actionRows = {
  getGlobalActions: labelled(() => ({ query: { sections: ['ActivityComposer'] } })),
  getQuickActionLayout: {
    kind: 'fixed',
    answers: { 403: stockBySupport },
    because,
    call: () => ({ path: { actionApiName: 'Account.NewContact' } }),
    unlike: () => ({ path: { actionApiName: 'Account.NewCase' } }),
  },
  getLookupActions: labelled(() => ({ path: { objectApiNames: ['Account'] } })),
  getObjectCreateActions: labelled(() => ({ path: { objectApiName: 'Account' } })),
  getActionOverrides: {
    kind: 'fixed',
    because,
    call: () => ({ path: { objectApiName: 'Account' } }),
    unlike: () => ({ path: { objectApiName: 'Case' } }),
  },
  getFlexipageFormulaActivations: {
    kind: 'fixed',
    because,
    call: () => ({ path: { actionFeature: 'DynamicActions' }, query: { objectApiNames: ['Account'] } }),
    unlike: () => ({ path: { actionFeature: 'DynamicActions' }, query: { objectApiNames: ['Case'] } }),
  },
  getQuickActionInfo: {
    ...labelled(({ accountId }) => ({
      path: { actionApiName: 'Account.NewContact' },
      query: { parentRecordId: accountId },
    })),
    answers: { 403: stockBySupport },
  },
  getQuickActionDefaults: {
    kind: 'read',
    answers: { 403: stockBySupport },
    call: ({ accountId }) => ({
      path: { actionApiName: 'Account.NewContact' },
      query: { parentRecordId: accountId },
    }),
    change: accountRenamed,
  },
  getRecordActions: {
    kind: 'read',
    call: ({ caseId }) => ({ path: { recordIds: [caseId] }, query: { sections: ['Page'] } }),
    change: caseMoved,
  },
  getRecordEditActions: labelled(({ accountId }) => ({ path: { recordIds: [accountId] } })),
  getRelatedListsActions: labelled(({ accountId }) => ({
    path: { recordIds: [accountId] },
    body: { relatedListsActionParameters: [{ relatedListId: 'Contacts' }] },
  })),
  getRelatedListActions: labelled(({ accountId }) => ({
    path: { recordIds: [accountId], relatedListId: 'Contacts' },
    body: {},
  })),
  getRelatedListsActionsByParameters: {
    ...labelled(({ accountId }) => ({ path: { recordIds: [accountId], relatedListIds: ['Contacts'] } })),
    unknown: { relatedListIds: ITEMWISE },
  },
  getRelatedListActionsByParameters: labelled(({ accountId }) => ({
    path: { recordIds: [accountId], relatedListId: 'Contacts' },
  })),
  getFlexipageActions: labelled(() => ({ path: { flexipageNames: ['Account_Record_Page'] } })),
  getListViewActions: labelled(({ listViewId }) => ({ path: { listViewIds: [listViewId] } })),
  getListViewRecordActions: {
    kind: 'read',
    call: ({ caseId }) => ({ path: { recordIds: [caseId] } }),
    change: caseMoved,
  },
  getListViewChartActions: labelled(() => ({ path: { objectApiName: 'ListViewChartInstance' } })),
  getMruListActions: labelled(() => ({ path: { objectApiNames: ['Account'] } })),
  getPhotoActions: {
    kind: 'read',
    call: ({ accountId }) => ({ path: { recordIds: [accountId] } }),
    change: photoPutOn,
  },
  getRelatedListRecordActions: labelled(({ accountId, contactId }) => ({
    path: { recordIds: [accountId], relatedListRecordIds: [contactId] },
  })),
  performQuickAction: {
    kind: 'write',
    call: ({ accountId, next }) => ({
      path: { actionApiName: 'Account.NewContact' },
      body: { contextId: accountId, fields: { LastName: `Sommer ${next()}` } },
    }),
  },
  performUpdateRecordQuickAction: {
    kind: 'write',
    call: ({ contactId, next }) => ({
      path: { actionApiName: 'Contact.UpdateContactDetails' },
      body: { contextId: contactId, fields: { Phone: `0451 ${next()}` } },
    }),
  },
} satisfies Rows;

import { type Change, ITEMWISE, type MakeCall, type Rows } from '../row.ts';
import { contactRenamed } from './changes.ts';

/** An item that a person adds to the navigation of an app. */
const navigationArranged: Change = {
  operationId: 'createRecord',
  call: async ({ platform }) => {
    const taken = await platform.store.count('UserNavItem__c');
    const objects = ['Order', 'Task', 'Account', 'Contact', 'Case', 'Product2'];
    return {
      body: {
        apiName: 'UserNavItem__c',
        fields: { AppName__c: 'Service', NavItemName__c: `standard-${objects[taken]}`, Position__c: taken },
      },
    };
  },
};

/** Another app than the one selected last. */
const anotherApp: MakeCall = async ({ merchandiser }) => {
  const { body } = await merchandiser.get('/apps');
  const { appId } = body.apps.find((app: { selected: boolean }) => !app.selected);
  return { path: { appId } };
};

export const appRows = {
  getApps: { kind: 'read', call: () => ({}), change: navigationArranged },
  getApp: {
    kind: 'read',
    call: ({ appId }) => ({ path: { appId } }),
    change: navigationArranged,
  },
  getLastSelectedApp: {
    kind: 'read',
    answers: { 404: ({ stranger }) => ({ by: stranger }) },
    call: () => ({}),
    change: { operationId: 'updateLastSelectedApp', call: anotherApp },
  },
  updateLastSelectedApp: { kind: 'write', call: anotherApp },
  getUserNavItems: {
    kind: 'read',
    call: ({ appId }) => ({ path: { appId } }),
    change: navigationArranged,
  },
  updateUserNavItems: {
    kind: 'write',
    call: async ({ appId, merchandiser, next }) => {
      const { body } = await merchandiser.get(`/apps/${appId}`);
      const { id } = body.navItems[next() % body.navItems.length];
      return { path: { appId }, body: { navItems: [{ id }] } };
    },
    answers: {
      403: async ({ merchandiser }) => {
        const { body } = await merchandiser.get('/apps');
        const fixed = body.apps.find(
          (app: { isNavPersonalizationDisabled: boolean }) => app.isNavPersonalizationDisabled,
        );
        return { path: { appId: fixed.appId }, body: { navItems: [] } };
      },
    },
  },
  getNavItems: {
    kind: 'fixed',
    because: 'the definitions of the apps and the rights of the caller decide',
    call: () => ({ query: { pageSize: 5 } }),
    unlike: () => ({ query: { pageSize: 5, page: 1 } }),
  },
  getRecordAvatars: {
    kind: 'read',
    call: ({ contactId }) => ({ path: { recordIds: [contactId] } }),
    change: contactRenamed,
    unknown: { recordIds: ITEMWISE },
  },
  getRecordAvatarPhoto: {
    kind: 'read',
    call: ({ contactId }) => ({ path: { recordId: contactId } }),
    change: contactRenamed,
    answers: {
      304: async ({ contactId, merchandiser }) => {
        const { headers } = await merchandiser.get(`/record-avatars/${contactId}/photo`);
        return { path: { recordId: contactId }, headers: { 'if-none-match': String(headers?.etag) } };
      },
    },
  },
  updateRecordAvatar: {
    kind: 'write',
    call: ({ productId, next }) => ({
      path: { recordId: productId },
      body: { actionType: 'Associate', photoUrl: `https://bilder.example/${next()}.jpg` },
    }),
  },
} satisfies Rows;

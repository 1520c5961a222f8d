import type { Change } from '../row.ts';

/** Changes that several reads are seen to answer to. */
export const accountRenamed: Change = {
  operationId: 'updateRecord',
  call: ({ accountId, next }) => ({
    path: { recordId: accountId },
    body: { fields: { Name: `Sommer ${next()}` } },
  }),
};

export const accountAdded: Change = {
  operationId: 'createRecord',
  call: ({ next }) => ({ body: { apiName: 'Account', fields: { Name: `Sommerfeld ${next()}` } } }),
};

export const contactAdded: Change = {
  operationId: 'createRecord',
  call: ({ accountId, next }) => ({
    body: { apiName: 'Contact', fields: { LastName: `Sommer ${next()}`, AccountId: accountId } },
  }),
};

export const contactRenamed: Change = {
  operationId: 'updateRecord',
  call: ({ contactId, next }) => ({
    path: { recordId: contactId },
    body: { fields: { LastName: `Sommer ${next()}` } },
  }),
};

/** A case that goes on to another status, which decides the actions it has. */
export const caseMoved: Change = {
  operationId: 'updateRecord',
  call: async ({ platform, caseId }) => {
    const { Status } = (await platform.store.get('Case', caseId)) ?? {};
    return {
      path: { recordId: caseId },
      body: { fields: { Status: Status === 'Closed' ? 'Working' : 'Closed', Resolution__c: 'Angerufen' } },
    };
  },
};

/** Accounts that a person has looked at. */
export const accountViewed: Change = {
  operationId: 'getRecord',
  call: async ({ platform, next }) => {
    const account = await platform.store.insert('Account', { Name: `Winter ${next()}` });
    return { path: { recordId: account.Id }, query: { fields: 'Account.Name', updateMru: true } };
  },
};

export const photoPutOn: Change = {
  operationId: 'updateRecordAvatar',
  call: ({ accountId, next }) => ({
    path: { recordId: accountId },
    body: { actionType: 'Associate', photoUrl: `https://bilder.example/${next()}.jpg` },
  }),
};

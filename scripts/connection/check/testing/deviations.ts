import { getContents, getMedia, getSeoProperties } from '#generated/cms/client.gen.ts';
import {
  getAddresses,
  getAiConfiguration,
  getExternalManagedAccounts,
  getMyProfile,
  getOrderSummary,
  getProduct,
  getSearchSuggestions,
  getSessionContext,
  getSortRules,
  searchProducts,
} from '#generated/commerce/client.gen.ts';
import { getLimits, getVersions } from '#generated/platform/client.gen.ts';
import {
  getLayout,
  getListInfosByName,
  getListInfosByObjectName,
  getNavItems,
  getObjectInfos,
  getPicklistValuesByRecordType,
} from '#generated/record-data/client.gen.ts';
import type { Deviation, PassingAnswer } from './planted-platform.ts';

/** A deviation, and what a check has to say of it: each finding as `subject what`. */
export interface Planted extends Deviation {
  readonly says: readonly string[];
}

const refusedWith = (status: number, errorCode: string, message: string) => (answer: PassingAnswer) => {
  answer.status = status;
  answer.body = [{ errorCode, message }];
};

/** Deviations by what they are. Each call has one at most, so that none hides another. */
export const DEVIATIONS: Readonly<Record<string, Planted>> = {
  'a renamed member': {
    operation: getOrderSummary,
    plant: ({ body }) => {
      body.orderNo = body.orderNumber;
      delete body.orderNumber;
    },
    says: [
      'getOrderSummary orderNumber is missing; orderNo is there instead',
      'getOrderSummary orderNo is not declared in the contract (string)',
    ],
  },
  'a new required input': {
    operation: getSearchSuggestions,
    plant: refusedWith(400, 'MISSING_ARGUMENT', 'Give the channel.'),
    says: [
      'getSearchSuggestions refuses an input that the contract allows (400 MISSING_ARGUMENT: Give the channel.)',
    ],
  },
  'a null': {
    operation: getMyProfile,
    plant: ({ body }) => {
      body.lastName = null;
    },
    says: ['getMyProfile lastName is null; the contract says string'],
  },
  'a new value of an enumeration': {
    operation: getAddresses,
    plant: ({ body }) => {
      body.items[0].addressType = 'Pickup';
    },
    says: ['getAddresses items[].addressType has the value "Pickup", which the contract does not name'],
  },
  'a changed type': {
    operation: searchProducts,
    plant: ({ body }) => {
      body.productsPage.total = String(body.productsPage.total);
    },
    says: ['searchProducts productsPage.total is a string; the contract says integer'],
  },
  'an undeclared member': {
    operation: getSessionContext,
    plant: ({ body }) => {
      body.loyaltyTier = 'gold';
    },
    says: ['getSessionContext loyaltyTier is not declared in the contract (string)'],
  },
  'a missing member': {
    operation: getExternalManagedAccounts,
    plant: ({ body }) => {
      delete body.externalManagedAccounts[0].accountName;
    },
    says: ['getExternalManagedAccounts externalManagedAccounts[].accountName is missing'],
  },
  'another status': {
    operation: getSortRules,
    plant: (answer) => {
      answer.status = 203;
    },
    says: ['getSortRules is answered 203; the contract says 200'],
  },
  'another content type': {
    operation: getAiConfiguration,
    plant: ({ headers }) => headers.set('content-type', 'text/html'),
    says: ['getAiConfiguration is answered as text/html (200); the contract says application/json'],
  },
  'a missing header': {
    operation: getMedia,
    plant: ({ headers }) => headers.delete('etag'),
    says: ['getMedia is answered without the header ETag'],
  },
  'a permission less': {
    operation: getNavItems,
    plant: refusedWith(403, 'INSUFFICIENT_ACCESS', 'No.'),
    says: ['getNavItems is not permitted to staff (403 INSUFFICIENT_ACCESS: No.)'],
  },
  'a call that is not there': {
    operation: getSeoProperties,
    plant: refusedWith(404, 'NOT_FOUND', 'No such resource.'),
    says: ['getSeoProperties is not there (404 NOT_FOUND: No such resource.)'],
  },
  'another form of errors': {
    operation: getProduct,
    where: '01t000000000009AAA',
    plant: (answer) => {
      answer.body = [{ code: 'NOT_FOUND', message: 'Gone.' }];
    },
    says: [
      'getProduct the error of status 404: [].errorCode is missing; code is there instead',
      'getProduct the error of status 404: [].code is not declared in the contract (string)',
    ],
  },
  'a slow call': {
    operation: getContents,
    plant: (answer) => {
      answer.delayMs = 1500;
    },
    says: ['getContents takes'],
  },
  'a limit that is nearly used up': {
    operation: getLimits,
    plant: ({ body }) => {
      body.DataStorageMB.Remaining = 3;
    },
    says: ['DataStorageMB is nearly used up: 1021 of 1024'],
  },
  'few calls left': {
    operation: getLimits,
    plant: ({ headers }) => headers.set('sforce-limit-info', 'api-usage=14950/15000'),
    says: ['api-usage is nearly used up: 14950 of 15000'],
  },
  'a version that is not spoken': {
    operation: getVersions,
    plant: (answer) => {
      answer.body = answer.body.filter(({ version }: { version: string }) => version !== '64.0');
    },
    says: ['getVersions does not name version 64.0, that of the contracts; calls are made in 63.0'],
  },
  'a missing field': {
    operation: getObjectInfos,
    plant: onInfo('Product2', ({ fields }) => delete fields.L2C_CM_PZN__c),
    says: ['Product2.L2C_CM_PZN__c is not there, or hidden from the person'],
  },
  'a field of another type': {
    operation: getObjectInfos,
    plant: onInfo('Lead', ({ fields }) => {
      fields.Company.dataType = 'TextArea';
    }),
    says: ['Lead.Company is of the type TextArea; the definition says String'],
  },
  'a new required field': {
    operation: getObjectInfos,
    plant: onInfo('Case', ({ fields }) => {
      fields.Branch__c = { ...fields.Subject, apiName: 'Branch__c', required: true };
    }),
    says: ['Case.Branch__c is required of new records; the definition does not require it'],
  },
  'a right less': {
    operation: getObjectInfos,
    plant: onInfo('Coupon', (info) => {
      info.createable = false;
    }),
    says: ['Coupon is not createable for the person who has signed in'],
  },
  'an object that is not visible': {
    operation: getObjectInfos,
    plant: ({ body }) => {
      for (const entry of body.results)
        if (entry.result.apiName === 'Campaign')
          Object.assign(entry, { statusCode: 404, result: [{ errorCode: 'NOT_FOUND', message: 'No.' }] });
    },
    says: ['Campaign is not there, or not visible to the person who has signed in'],
  },
  'a missing picklist value': {
    operation: getPicklistValuesByRecordType,
    where: '/Account/',
    plant: ({ body }) => {
      const { Type } = body.picklistFieldValues;
      Type.values = Type.values.filter(({ value }: { value: string }) => value !== 'CareHome');
    },
    says: ['Account.Type lacks the picklist value CareHome'],
  },
  'a missing list view': {
    operation: getListInfosByObjectName,
    where: '/Case?',
    plant: ({ body }) => {
      body.lists = body.lists.filter(({ apiName }: { apiName: string }) => apiName !== 'OpenCases');
    },
    says: ['list view Case.OpenCases is not there'],
  },
  'a missing column': {
    operation: getListInfosByName,
    where: 'Contact.AllContacts',
    plant: ({ body }) => {
      const { result } = body.results[0];
      result.displayColumns = result.displayColumns.slice(1);
    },
    says: ['list view Contact.AllContacts does not show Name'],
  },
  'a missing section of a layout': {
    operation: getLayout,
    where: '/Contact?',
    plant: ({ body }) => {
      body.sections = body.sections.slice(0, -1);
    },
    says: ['layout of Contact lacks the section'],
  },
};

/** Changes the description of one object in the answer of a batch. */
// biome-ignore lint/suspicious/noExplicitAny: a deviation knows the answer that it changes
function onInfo(apiName: string, change: (info: any) => unknown): Planted['plant'] {
  return ({ body }) => {
    for (const { result } of body.results) if (result.apiName === apiName) change(result);
  };
}

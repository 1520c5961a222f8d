import { objectDefinitions } from '#mock/objects/index.ts';
import { ANY_TEXT, type Meanings, type Pools } from '../../random-requests/pools.ts';
import type { World } from './world.ts';

const OBJECTS = [
  'Account',
  'Contact',
  'Product2',
  'Case',
  'Task',
  'Order',
  'User',
  'ListView',
  'account',
  'Nothing',
];
const LISTS = [
  'AllAccounts',
  'AllContacts',
  'AllProducts',
  'OpenCases',
  'Contacts',
  'Cases',
  'Tasks',
  'Nothing',
];
const FIELDS = [
  'Name',
  'LastName',
  'Subject',
  'Status',
  'AccountId',
  'OwnerId',
  'CreatedDate',
  'IsActive',
  'Nothing',
];
const OPERATORS = ['eq', 'Equals', 'NotEqual', 'Contains', 'LessThan', 'IN', 'INCLUDES'];
const WHERES = [
  '{ Name: { like: "Som%" } }',
  '{ and: [{ Name: { eq: "Sommer" } }, { CreatedDate: { gt: { literal: TODAY } } }] }',
  '{ not: { Name: { in: ["a", "b"] } } }',
  '{ or: [] }',
  '{ Name: { eq: ',
];
const QUERIES = [
  'Sommer',
  'SELECT Id, Name, (SELECT LastName FROM Contacts) FROM Account',
  "SELECT Name FROM Account WHERE Name LIKE 'S%' AND CreatedDate = LAST_N_DAYS:9999 ORDER BY Name",
  'SELECT COUNT(Id), MAX(CreatedDate) FROM Contact GROUP BY Account.Name HAVING COUNT(Id) > 0',
  'SELECT Id FROM Account WHERE Id IN (SELECT AccountId FROM Contact WHERE LastName != null)',
  "SELECT Id FROM Account WHERE Name = '",
];
const ACTIONS = ['Account.NewContact', 'Case.CloseCase', 'Contact.UpdateContactDetails', 'NewTask', 'Edit'];

/** Texts by what the name of a member or parameter is about; the first fitting line counts. */
const MEANINGS: Meanings = [
  [/^(preferencesIds?|names)$/, ['Account.Contacts', 'Account.Cases', 'Account.AllAccounts', 'Case.Nothing']],
  [/relatedList(Id|Names)$/i, LISTS],
  [/listViewIdOrObjectApiName/, [...OBJECTS, ...LISTS]],
  [/listViewApiName/, LISTS],
  [/^(actionApiName|apiNames)$/, ACTIONS],
  [/^childRelationships$/, ['Account.Contacts', 'Account.Cases.Subject', 'Account.Contacts.Name']],
  [
    /^(f|optionalF)ields$/,
    [...FIELDS, ...FIELDS.map((name) => `Account.${name}`), 'Contact.Account.Owner.Name'],
  ],
  [
    /^(sortBy|orderedBy|displayColumns|field(ApiName|Path)|filterApiName)$/,
    [...FIELDS, '-Name', 'Owner.Name'],
  ],
  [/^dependentFieldBindings$/, ['AccountId=', 'AccountId=x']],
  [/^where$/, WHERES],
  [/^q$/, QUERIES],
  [/^fieldName$/, ['AccountNumber', 'StockKeepingUnit', 'Id', 'Name']],
  [/^sObjectName$|^sobject$/, OBJECTS],
  [/^url$/, ['v64.0/limits', '/services/data/v64.0/sobjects/Account', '/services/data/v64.0/query?q=x']],
  [/^filterLogicString$/, ['1', '1 AND 2', '(1 OR 2) AND NOT 3', '1 AND']],
  [/^(scope|apiName)$/, [...OBJECTS, 'mine', 'everything']],
  [/api(Names?)$|^targetApiName$|ApiNames?$/, OBJECTS],
  [/^operator$/, OPERATORS],
  [/^pageToken$/, ['0', '1', 'eyJvIjoxfQ', '-1']],
  [/^actionFeature$/, ['DynamicActions']],
  [/^sections$/, ['Page', 'ActivityComposer', 'SingleActionLinks']],
  [/^type$/, ['Create', 'Update', 'Delete', 'create']],
  [/^If-Unmodified-Since$/i, ['Mon, 01 Jun 2026 12:00:00 GMT', 'yesterday']],
  [/^(photoUrl)$/, ['https://bilder.example/1.jpg', 'javascript:alert(1)']],
  [/.*/, ANY_TEXT],
];

/** Field names of the objects that requests write, as keys of a map of fields. */
const fieldNames: readonly string[] = [
  ...new Set(
    objectDefinitions
      .filter(({ apiName }) => OBJECTS.includes(apiName))
      .flatMap(({ fields }) => Object.keys(fields)),
  ),
  'Nothing',
  '__proto__',
];

/** Texts for the record data calls, with ids of things that are there and of some that are not. */
export function poolsOf(world: World): Pools {
  const { accountId, recordTypeId, contactId, productId, caseId, appId, listViewId, merchandiser } = world;
  const known = [accountId, recordTypeId, contactId, productId, caseId, appId, listViewId];
  const ids = [
    ...known,
    String(merchandiser.session.userId),
    accountId.slice(0, 15),
    '001000000000009AAA',
    '012000000000000AAA',
    'zzz000000000009',
  ];
  return { ids, meanings: MEANINGS, fieldNames };
}

import { expect, test } from 'vitest';
import { stubPlatform } from '../testing/stub-platform.ts';
import { readBelongings } from './belongings.ts';

const ONE = '001000000000001AAA';
const CONTACT = '003000000000001AAA';
const ORDER = '801000000000001AAA';

const reference = (apiName: string, updateable: boolean, to = 'Account') => ({
  ...{ apiName, updateable, reference: true },
  referenceToInfos: [{ apiName: to, nameFields: ['Name'] }],
});
const object = (apiName: string, nameFields: string[], ...fields: ReturnType<typeof reference>[]) => ({
  ...{ apiName, nameFields, labelPlural: `${apiName}s`, queryable: true, updateable: true },
  fields: Object.fromEntries(fields.map((field) => [field.apiName, field])),
});
const OBJECTS: Record<string, object> = {
  Contact: object(
    'Contact',
    ['Name'],
    reference('AccountId', true),
    reference('BillTo', true),
    reference('OwnerId', true, 'User'),
  ),
  Order: object('Order', ['OrderNumber'], reference('AccountId', false)),
};
const ROWS: Record<string, object[]> = {
  Contact: [{ Id: CONTACT, Name: 'Ina', AccountId: ONE, BillTo: '001000000000009AAA' }],
  Order: [{ Id: ORDER, OrderNumber: '0001', AccountId: ONE }],
};

const child = (childObjectApiName: string, relationshipName: string) => ({
  ...{ childObjectApiName, fieldName: 'AccountId', relationshipName },
  junctionIdListNames: [],
  junctionReferenceTo: [],
});

test('RD-UNDO-07 what refers to records is found by all its fields, apart from the history and from what stays', async () => {
  const queries: string[] = [];
  const { platform } = stubPlatform(async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const query = searchParams.get('q');
    if (query) {
      queries.push(query);
      const records = ROWS[/FROM (\w+)/.exec(query)?.[1] ?? ''] ?? [];
      return Response.json({ done: true, totalSize: records.length, records });
    }
    const names = decodeURIComponent(pathname).split('/').at(-1)?.split(',') ?? [];
    const results = names.map((name) => ({ statusCode: 200, result: OBJECTS[name] }));
    return Response.json({ results });
  });
  const info = {
    apiName: 'Account',
    childRelationships: [
      child('AccountHistory', 'Histories'),
      child('Contact', 'Contacts'),
      child('Order', 'Orders'),
    ],
  };
  expect(await readBelongings(platform, info, [ONE])).toEqual({
    movable: [{ apiName: 'Contact', id: CONTACT, name: 'Ina', references: { AccountId: ONE } }],
    fixed: { Orders: 1 },
  });
  expect(queries).toEqual([
    `SELECT Id, Name, AccountId, BillTo FROM Contact WHERE AccountId IN ('${ONE}') OR BillTo IN ('${ONE}') LIMIT 2000`,
    `SELECT Id, OrderNumber, AccountId FROM Order WHERE AccountId IN ('${ONE}') LIMIT 2000`,
  ]);
});

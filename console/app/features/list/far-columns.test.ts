import { expect, test } from 'vitest';
import { routedFetch } from '#client/testing/stub-fetch.ts';
import { stubPlatform } from '#client/testing/stub-platform.ts';
import { readFarColumns } from './far-columns.ts';

const reference = (relationshipName: string, apiName: string) => ({
  relationshipName,
  referenceToInfos: [{ apiName, nameFields: ['Name'] }],
});
const describedAs = (apiName: string, fields: object) => [200, { apiName, fields }] as [number, unknown];
const order = { apiName: 'Order', fields: { AccountId: reference('Account', 'Account') } };

test('RD-LIST-36 a column over relationships is compared as lists of the object at their end do, or not at all', async () => {
  const compared = { dataType: 'Picklist', supportedFilterOperators: ['Equals'], picklistValues: [] };
  const { fetch } = routedFetch({
    'GET /object-info/Account': () => describedAs('Account', { OwnerId: reference('Owner', 'User') }),
    'GET /object-info/User': () => describedAs('User', { Kind: {}, Notes: {} }),
    'GET /list-object-info/User': () => [
      200,
      { objectApiName: 'User', columns: [{ ...compared, fieldApiName: 'Kind', label: 'Art' }] },
    ],
  });
  const { platform } = stubPlatform(fetch);
  const columns = [
    { fieldApiName: 'Account.Owner.Kind', label: 'Account: Inhaber: Art' },
    { fieldApiName: 'Account.Owner.Notes', label: 'Account: Inhaber: Notizen' },
    { fieldApiName: 'Nowhere.Owner.Name', label: 'Nirgends' },
  ];
  expect(await readFarColumns(platform, order as never, columns)).toEqual([
    { ...columns[0], ...compared },
    { ...columns[1], dataType: null },
    { ...columns[2], dataType: null },
  ]);
});

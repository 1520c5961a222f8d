import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import type { Operation } from '#client/operation.ts';
import { getMedia } from '#generated/cms/client.gen.ts';
import { getAddresses } from '#generated/commerce/client.gen.ts';
import { getUserInfo } from '#generated/platform/client.gen.ts';
import { getRecord } from '#generated/record-data/client.gen.ts';
import { isId } from '#mock/store/ids.ts';
import { newTestFolder } from '#mock/store/new-data-folder.ts';
import type { Exchange } from '../calls/caller.ts';
import { recordAnswers } from './record.ts';

const folder = newTestFolder('offizin-recorded-');
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const USER = '005Of0000000002IAA';
const exchange = (operation: Operation, body: unknown, address = '/'): Exchange => ({
  operation,
  by: 'staff',
  input: {},
  address,
  status: 200,
  headers: new Headers({ 'content-type': 'application/json' }),
  text: JSON.stringify(body),
  milliseconds: 1,
});
const read = (name: string) => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));

const EXCHANGES = [
  exchange(getUserInfo, {
    user_id: USER,
    preferred_username: 'erika@offizin.example',
    name: 'Erika Sommer',
    given_name: 'Erika',
    locale: 'de_DE',
  }),
  exchange(getAddresses, {
    items: [
      { name: 'Erika Sommer', street: 'Lindenweg 4', postalCode: '80331', city: 'München', country: 'DE' },
    ],
  }),
  exchange(
    getRecord,
    {
      apiName: 'Contact',
      id: '003Of0000000007IAA',
      fields: {
        Name: { value: 'Erika Sommer', displayValue: null },
        Description: {
          value: 'Erika Sommer ruft an: erika@offizin.example, Lindenweg 4',
          displayValue: null,
        },
        OwnerId: { value: USER.slice(0, 15), displayValue: null },
        Status__c: { value: 'Open', displayValue: 'Offen' },
      },
      states: { [USER]: true },
    },
    `/records/${USER}?q=Erika%20Sommer`,
  ),
  { ...exchange(getMedia, ''), headers: new Headers({ 'content-type': 'image/png' }) },
];

it('keeps JSON answers with a stand-in for each personal value, the same in all of them', () => {
  expect(recordAnswers(EXCHANGES, folder)).toBe(3);
  expect(readdirSync(folder).sort()).toEqual([
    'README.md',
    'getAddresses.json',
    'getRecord.json',
    'getUserInfo.json',
  ]);
  const all = ['getUserInfo', 'getAddresses', 'getRecord'].map((name) => JSON.stringify(read(name))).join();
  for (const personal of ['Erika', 'Sommer', 'erika@', 'Lindenweg', '80331', 'München', USER.slice(0, 15)])
    expect(all).not.toContain(personal);
  const { name, user_id: user, preferred_username: mail, locale } = read('getUserInfo').body;
  const { fields, states } = read('getRecord').body;
  expect(fields.Name.value).toBe(name);
  expect(fields.Description.value).toContain(name);
  expect(fields.Description.value).toContain(mail);
  expect(fields.OwnerId.value).toBe(user.slice(0, 15));
  expect(Object.keys(states)).toEqual([user]);
  expect(isId(user)).toBe(true);
  expect({ locale, status: fields.Status__c.value }).toEqual({ locale: 'de_DE', status: 'Open' });
  expect(read('getRecord').address).toBe(`/records/${user}?q=${name}`);
});

import { expect, test } from 'vitest';
import type { RecordData } from '#client/records/types.ts';
import { customerHit, mergedHits } from './customer-hits.ts';

const plain = (value: string | null) => ({ value, displayValue: null });
const record = (apiName: string, id: string, fields: object) => ({ apiName, id, fields }) as RecordData;
const ACCOUNT = '001000000000001AAA';
const account = { value: { apiName: 'Account', id: ACCOUNT, fields: { Name: plain('Praxis Nord') } } };

test('RD-SEARCH-11 a person or an order that was found leads to the account, and says what it was found by', () => {
  const contact = record('Contact', '003000000000001AAA', {
    Name: plain('Anna Adler'),
    Email: plain('anna@offizin.example'),
    Phone: plain(null),
    AccountId: plain(ACCOUNT),
    Account: account,
  });
  const order = record('Order', '801000000000001AAA', {
    OrderNumber: plain('00000042'),
    AccountId: plain(ACCOUNT),
    Account: account,
  });
  expect(customerHit(contact)).toEqual({
    id: contact.id,
    accountId: ACCOUNT,
    name: 'Praxis Nord',
    about: 'Anna Adler · anna@offizin.example',
  });
  expect(customerHit(order)).toMatchObject({
    accountId: ACCOUNT,
    about: '00000042',
  });
  expect(customerHit(record('Order', 'x', { AccountId: plain(null) }))).toBeUndefined();
});

test('RD-SEARCH-11 one customer is told once in the same words', () => {
  const hit = (id: string, about: string) => ({ id, accountId: ACCOUNT, name: 'Praxis Nord', about });
  expect(
    mergedHits([[hit('1', '')], [hit('2', 'Anna')], [hit('3', 'Anna')]]).map(({ about }) => about),
  ).toEqual(['', 'Anna']);
});

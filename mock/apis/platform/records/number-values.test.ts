import { afterAll, beforeAll, expect, it } from 'vitest';
import { openRest, type Program, type Rest } from '../testing/rest.ts';

const TEXT = { VatRate__c: '7', PackAmount__c: '2.5', MinimumQuantity__c: '2', LowestPrice30Days__c: '4.90' };
const NUMBERS = { VatRate__c: 7, PackAmount__c: 2.5, MinimumQuantity__c: 2, LowestPrice30Days__c: 4.9 };
const STORED = { ...NUMBERS, LowestPrice30Days__c: '4.90' };

type Fields = Record<string, string | number>;
const attributes = { type: 'Product2' };

let rest: Rest;
let merchandiser: Program;
let count = 0;
beforeAll(async () => {
  rest = await openRest();
  merchandiser = await rest.user('Merchandiser');
});
afterAll(() => rest.close());

const product = (more: Fields = {}) => ({
  Name: 'Balsam',
  StockKeepingUnit: `N-${++count}`,
  L2C_CM_RegulatoryClassification__c: 'Kosmetik',
  ...more,
});
const create = async (more: Fields = {}) =>
  (await merchandiser.post('/sobjects/Product2', product(more))).body.id;

/** Ways to write a record by the platform's own interface; each answers the id of what it wrote. */
const WAYS: Readonly<Record<string, (fields: Fields) => Promise<string>>> = {
  'creating it': create,
  'changing it': async (fields) => {
    const id = await create();
    await merchandiser.patch(`/sobjects/Product2/${id}`, fields);
    return id;
  },
  'creating several': async (fields) => {
    const records = [{ attributes, ...product(fields) }];
    return (await merchandiser.post('/composite/sobjects', { records })).body[0].id;
  },
  'changing several': async (fields) => {
    const id = await create();
    await merchandiser.patch('/composite/sobjects', { records: [{ attributes, id, ...fields }] });
    return id;
  },
  'creating a tree': async (fields) => {
    const records = [{ attributes: { ...attributes, referenceId: 'r1' }, ...product(fields) }];
    return (await merchandiser.post('/composite/tree/Product2', { records })).body.results[0].id;
  },
  'a call in another': async (fields) => {
    const url = '/services/data/v64.0/sobjects/Product2';
    const call = { method: 'POST', url, referenceId: 'r1', body: product(fields) };
    const { body } = await merchandiser.post('/composite', { compositeRequest: [call] });
    return body.compositeResponse[0].body.id;
  },
};

it.each(
  Object.entries(WAYS).flatMap(([way, write]) => [
    [way, 'text', write, TEXT] as const,
    [way, 'numbers', write, NUMBERS] as const,
  ]),
)('PF-REST-24 %s with numbers given as %s stores the same numbers', async (_way, _as, write, fields) => {
  expect(await rest.store.get('Product2', await write(fields))).toMatchObject(STORED);
});

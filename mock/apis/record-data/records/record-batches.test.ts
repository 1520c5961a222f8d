import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ConstraintError } from '../../../store/constraint-error.ts';
import type { Store } from '../../../store/store.ts';
import type { AnyResult } from '../../dispatch/answers.ts';
import type { AnyHandler } from '../../dispatch/dispatcher.ts';
import type { RequestContext } from '../../dispatch/handler.ts';
import { Afterwards, type PreparedHandler } from '../../dispatch/prepared.ts';
import { type Caller, openPlatform, type Platform } from '../testing/platform.ts';
import { addProduct } from '../testing/sample-records.ts';
import { executeBatchRecordOperations } from './executeBatchRecordOperations.ts';

type Later = Afterwards<AnyResult>;

let platform: Platform;
let merchandiser: Caller;
let support: Caller;
let first: string;
let second: string;
let number = 0;
beforeAll(async () => {
  platform = await openPlatform();
  merchandiser = await platform.user('Merchandiser');
  support = await platform.user('Support');
});
afterAll(() => platform.close());
beforeEach(async () => {
  number += 2;
  first = (await addProduct(platform.store, number)).Id;
  second = (await addProduct(platform.store, number + 1)).Id;
});

const execute = (body: object, caller = merchandiser) => caller.post('/records/batch', body);
const newProduct = (name: string, more = {}) => ({
  apiName: 'Product2',
  fields: {
    Name: name,
    StockKeepingUnit: `${name}-${number}`,
    L2C_CM_RegulatoryClassification__c: 'freiverkäuflich',
    ...more,
  },
});
const update = (Id: string, fields: object) => ({ fields: { Id, ...fields } });
const operation = (type: string, ...records: object[]) => ({ type, records });
const statusesOf = ({ body }: { body: { results: { statusCode: number }[] } }) =>
  body.results.map(({ statusCode }) => statusCode);
const productsNamed = (Name: string) => platform.store.count('Product2', { Name });
/** The handler with a look at what it answers once the transaction of the call has ended. */
function watched(
  afterwards: (later: Later, outside: RequestContext) => ReturnType<Later['answer']>,
): AnyHandler {
  const { prepare } = executeBatchRecordOperations as PreparedHandler;
  return Object.assign(async () => ({ status: 500 }), {
    prepare: async (...call: Parameters<NonNullable<typeof prepare>>) => {
      const rest = await prepare?.(...call);
      return async (inside: RequestContext) => {
        const result = await rest?.(inside);
        return result instanceof Afterwards
          ? new Afterwards((outside) => afterwards(result as Later, outside))
          : result;
      };
    },
  }) as AnyHandler;
}
/** A store that fails with everything, in a transaction or not. */
const broken = (isInTransaction: boolean): Store =>
  new Proxy({} as Store, {
    get: (_, name) => {
      if (name === 'isInTransaction') return isInTransaction;
      throw new Error('The database is gone.');
    },
  });
/** The handler over a store that is made of that of the platform. */
function storedWith(made: (store: Store) => Store): AnyHandler {
  const { prepare } = executeBatchRecordOperations as PreparedHandler;
  return Object.assign(async () => ({ status: 500 }), {
    prepare: async (...call: Parameters<NonNullable<typeof prepare>>) => {
      const rest = await prepare?.(...call);
      return async (inside: RequestContext) => rest?.({ ...inside, store: made(inside.store) });
    },
  }) as AnyHandler;
}
/** A store whose tables refuse whatever is to be stored together with others. */
function refusingTogether(store: Store): Store {
  const own: Partial<Store> = {
    transaction: (work) => store.transaction((inner) => work(refusingTogether(inner))),
    insertLater: async () => {
      throw new ConstraintError('unique', 'Account', ['AccountNumber'], undefined);
    },
  };
  return new Proxy(store, {
    get: (_, name) => {
      const value = Reflect.get(name in own ? own : store, name);
      return typeof value === 'function' ? value.bind(store) : value;
    },
  });
}
const nameOf = async (id: string) => (await platform.store.get('Product2', id))?.Name;

describe('a batch of operations', () => {
  it('does all of it in order, whatever the case of the types', async () => {
    const answer = await execute({
      operations: [
        operation('create', newProduct('Neu')),
        operation('Update', update(first.slice(0, 15), { Name: 'Anders' })),
        operation('DELETE', update(second, {})),
      ],
    });
    expect(answer.status).toBe(200);
    expect(statusesOf(answer)).toEqual([201, 200, 200]);
    const [created, changed, deleted] = answer.body.results;
    expect(answer.body.hasErrors).toBe(false);
    expect(created.result).toMatchObject({ apiName: 'Product2', fields: { Name: { value: 'Neu' } } });
    expect(changed.result).toMatchObject({ id: first, fields: { Name: { value: 'Anders' } } });
    expect(deleted.result).toEqual({ id: second });
    expect(await nameOf(second)).toBeUndefined();
  });

  it('PF-SEC-12 reads what it has saved once the transaction of the call has ended', async () => {
    const savedBefore: number[] = [];
    const look = async (later: Later, outside: RequestContext) => {
      savedBefore.push(await other.store.count('Product2', { Name: { like: 'Dazwischen %' } }));
      return later.answer(outside);
    };
    const other = await openPlatform({ replace: { executeBatchRecordOperations: watched(look) } });
    const caller = await other.user('Merchandiser');
    const records = [1, 2, 3].map((at) => newProduct(`Dazwischen ${at}`));
    const answer = await execute({ operations: [operation('CREATE', ...records)] }, caller);
    await other.close();
    expect(statusesOf(answer)).toEqual([201, 201, 201]);
    expect(savedBefore).toEqual([3]);
  });

  it('PF-SEC-12 saves records that are saved each for itself before the transaction of the call', async () => {
    const savedBefore: number[] = [];
    const { prepare } = executeBatchRecordOperations as PreparedHandler;
    const handler = Object.assign(async () => ({ status: 500 }), {
      prepare: async (...call: Parameters<NonNullable<typeof prepare>>) => {
        const rest = await prepare?.(...call);
        savedBefore.push(await other.store.count('Product2', { Name: { like: 'Dazwischen %' } }));
        return rest;
      },
    });
    const other = await openPlatform({ replace: { executeBatchRecordOperations: handler as AnyHandler } });
    const caller = await other.user('Merchandiser');
    const records = [1, 2, 3].map((at) => newProduct(`Dazwischen ${at}`));
    await execute({ allOrNone: false, operations: [operation('CREATE', ...records)] }, caller);
    await other.close();
    expect(savedBefore).toEqual([3]);
  });

  it('PF-SEC-12 answers the ids of what is saved where it cannot be read afterwards', async () => {
    const unread = watched((later, outside) => later.answer({ ...outside, store: broken(false) }));
    const other = await openPlatform({ replace: { executeBatchRecordOperations: unread } });
    const caller = await other.user('Merchandiser');
    const answer = await execute({ operations: [operation('CREATE', newProduct('Ungelesen'))] }, caller);
    const saved = await other.store.findOne('Product2', { where: { Name: 'Ungelesen' } });
    await other.close();
    expect(answer.body).toEqual({
      hasErrors: false,
      results: [{ statusCode: 201, result: { id: saved?.Id } }],
    });
  });

  it('fails where it is part of a transaction and cannot be read, so that all of it is undone', async () => {
    const unread = watched((later, outside) => later.answer({ ...outside, store: broken(true) }));
    const other = await openPlatform({ replace: { executeBatchRecordOperations: unread } });
    const caller = await other.user('Merchandiser');
    const answer = execute({ operations: [operation('CREATE', newProduct('Ungelesen'))] }, caller);
    await expect(answer).rejects.toThrow('The database is gone.');
    await other.close();
  });

  it('PF-SEC-12 a transaction that fails at its end saves nothing of a batch', async () => {
    const other = await openPlatform({ interfere: () => new Error('on purpose') });
    const caller = await other.user('Merchandiser');
    const answer = execute({ operations: [operation('CREATE', newProduct('Spurlos'))] }, caller);
    await expect(answer).rejects.toThrow('on purpose');
    expect(await other.store.count('Product2', { Name: 'Spurlos' })).toBe(0);
    await other.close();
  });

  it('RD-BATCH-07 answers a record that goes with a later one of the batch by its id alone', async () => {
    const { store } = platform;
    const { Id: Pricebook2Id } = await store.insert('Pricebook2', { Name: `Preisbuch ${number}` });
    const price = await store.insert('PricebookEntry', {
      Pricebook2Id,
      Product2Id: first,
      UnitPrice: '5.00',
    });
    const answer = await execute({
      operations: [
        operation('UPDATE', update(price.Id, { UnitPrice: 6 })),
        operation('DELETE', update(first, {})),
      ],
    });
    expect(statusesOf(answer)).toEqual([200, 200]);
    expect(answer.body.results[0].result).toEqual({ id: price.Id });
  });

  it('RD-BATCH-08 a batch undoes everything for one refusal, unless told otherwise', async () => {
    const answer = await execute({
      operations: [
        operation('CREATE', newProduct('Spurlos')),
        operation('UPDATE', update(first, { Name: 'Spurlos' }), update(second, { Name: '' })),
        operation('DELETE', update(`${first.slice(0, 3)}000000000009AAA`, {})),
      ],
    });
    expect(answer).toMatchObject({ status: 200, body: { hasErrors: true } });
    expect(statusesOf(answer)).toEqual([400, 400, 400, 400]);
    const codes = answer.body.results.map(
      ({ result }: { result: { errorCode: string } | { errorCode: string }[] }) =>
        [result].flat()[0]?.errorCode,
    );
    expect(codes).toEqual([
      'ALL_OR_NONE_OPERATION_ROLLED_BACK',
      'ALL_OR_NONE_OPERATION_ROLLED_BACK',
      'REQUIRED_FIELD_MISSING',
      'ALL_OR_NONE_OPERATION_ROLLED_BACK',
    ]);
    expect(answer.body.results[2].result.output.fieldErrors.Name).toHaveLength(1);
    expect(await productsNamed('Spurlos')).toBe(0);
    const uses = await platform.store.count('RecentlyViewed', { RecordId: first });
    expect(uses).toBe(0);
  });

  it('names the first of several new records of which each has what only one may have', async () => {
    const twin = { StockKeepingUnit: 'Zwilling' };
    const answer = await execute({
      operations: [
        operation('CREATE', newProduct('Eins'), newProduct('Zwei', twin), newProduct('Drei', twin)),
      ],
    });
    expect(statusesOf(answer)).toEqual([400, 400, 400]);
    expect(answer.body.results[2].result.output.fieldErrors.StockKeepingUnit).toHaveLength(1);
    expect(answer.body.results[1].result[0].errorCode).toBe('ALL_OR_NONE_OPERATION_ROLLED_BACK');
    expect(await productsNamed('Eins')).toBe(0);
  });

  it('stores new records one by one where the tables refuse one of those stored together', async () => {
    const other = await openPlatform({
      replace: { executeBatchRecordOperations: storedWith(refusingTogether) },
    });
    const caller = await other.user('Merchandiser');
    const records = [1, 2].map((at) => ({ apiName: 'Account', fields: { Name: `Einzeln ${at}` } }));
    const answer = await execute({ operations: [operation('CREATE', ...records)] }, caller);
    const saved = await other.store.count('Account', { Name: { like: 'Einzeln %' } });
    await other.close();
    expect(statusesOf(answer)).toEqual([201, 201]);
    expect(saved).toBe(2);
  });

  it('saves each for itself without allOrNone, also after one that the tables refuse', async () => {
    const taken = (await platform.store.get('Product2', first))?.StockKeepingUnit;
    const answer = await execute({
      allOrNone: false,
      operations: [
        operation('CREATE', newProduct('Doppelt', { StockKeepingUnit: taken }), newProduct('Einzeln')),
        operation('UPDATE', update(`${first.slice(0, 3)}000000000009AAA`, { Name: 'X' })),
        operation('DELETE', update(second, {})),
      ],
    });
    expect(statusesOf(answer)).toEqual([400, 201, 404, 200]);
    expect(answer.body.results[0].result.output.fieldErrors.StockKeepingUnit[0].errorCode).toBe(
      'DUPLICATE_VALUE',
    );
    expect(answer.body.results[2].result).toEqual([
      { errorCode: 'NOT_FOUND', message: 'The requested resource does not exist' },
    ]);
    expect(await productsNamed('Doppelt')).toBe(0);
    expect(await productsNamed('Einzeln')).toBe(1);
  });

  it('keeps to the rights of the profile, record by record', async () => {
    const answer = await execute(
      {
        allOrNone: false,
        operations: [
          operation('CREATE', { apiName: 'Contact', fields: { LastName: 'Sommer' } }),
          operation('UPDATE', update(first, { Name: 'Fremd' })),
          operation('CREATE', { apiName: 'Unicorn', fields: {} }),
        ],
      },
      support,
    );
    expect(statusesOf(answer)).toEqual([201, 403, 404]);
    expect(
      (await execute({ operations: [operation('CREATE', newProduct('X'))] }, platform.guest)).status,
    ).toBe(401);
  });
});

describe('a batch that makes no sense', () => {
  it.each([
    [{}],
    [{ operations: [] }],
    [{ operations: [{ type: 'CREATE' }] }],
    [{ operations: [{ type: 'CREATE', records: [] }] }],
    [{ operations: [{ records: [newProduct('X')] }] }],
    [{ operations: [operation('', newProduct('X'))] }],
    [{ operations: [operation('UPSERT', newProduct('X'))] }],
  ])('PF-BATCH-01 a batch is refused as invalid input: %j', async (body) => {
    expect(await execute(body)).toMatchObject({ status: 400, body: [{ errorCode: 'INVALID_INPUT' }] });
  });

  it.each([
    ['a new record without an object', () => [operation('CREATE', { fields: { Name: 'X' } })]],
    ['a new record with an id', () => [operation('CREATE', newProduct('X', { Id: first }))]],
    ['a change without an id', () => [operation('UPDATE', { fields: { Name: 'X' } })]],
    ['a deletion without an id', () => [operation('DELETE', { fields: {} })]],
    [
      'a record named twice',
      () => [
        operation('UPDATE', update(first, { Name: 'X' })),
        operation('DELETE', update(first.slice(0, 15), {})),
      ],
    ],
    ['too many records', () => [operation('CREATE', ...Array(201).fill(newProduct('X')))]],
  ])('PF-BATCH-02 a batch is refused as an invalid request: %s', async (_, operations) => {
    const answer = await execute({ operations: operations() });
    expect(answer).toMatchObject({ status: 400, body: [{ errorCode: 'INVALID_BATCH_REQUEST' }] });
    expect(await productsNamed('X')).toBe(0);
  });
});

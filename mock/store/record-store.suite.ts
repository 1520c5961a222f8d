import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Clock } from './clock.ts';
import { ConstraintError } from './constraint-error.ts';
import { isId, makeId } from './ids.ts';
import { increment } from './increment.ts';
import { AUTOMATED_PROCESS_USER_ID, profileId } from './metadata-records.ts';
import type { OpenStore } from './store.ts';
import { testClock } from './testing.ts';

/** What any record store must do, whatever database it stands on. */
export function describeRecordStore(open: (clock: Clock) => Promise<OpenStore>): void {
  const clock = testClock();
  let store: OpenStore;

  beforeAll(async () => {
    store = await open(clock);
  });
  beforeEach(() => store.clear());
  afterAll(() => store.close());

  function order(accountId: string) {
    return store.insert('Order', { AccountId: accountId, EffectiveDate: '2026-06-01' });
  }

  describe('undelete', () => {
    it('stores a record again with what went with it', async () => {
      const account = await store.insert('Account', { Name: 'Weber' });
      const at = { Name: 'Lager', Street: 'Am Markt 1', PostalCode: '24103', City: 'Kiel' };
      const address = await store.insert('ContactPointAddress', { ParentId: account.Id, ...at });
      await store.delete('Account', account.Id);
      const ids = await store.undelete([account.Id]);
      expect(ids.toSorted()).toEqual([account.Id, address.Id].toSorted());
      expect(await store.get('ContactPointAddress', address.Id)).toMatchObject({
        ParentId: account.Id,
        ...at,
      });
      expect(await store.undelete([account.Id])).toEqual([]);
    });

    it('stores nothing where a unique value is taken', async () => {
      const gone = await store.insert('Account', { Name: 'Weber', AccountNumber: 'K-1' });
      await store.delete('Account', gone.Id);
      await store.insert('Account', { Name: 'Weber', AccountNumber: 'K-1' });
      await expect(store.undelete([gone.Id])).rejects.toThrow(ConstraintError);
      expect(await store.get('Account', gone.Id)).toBeUndefined();
    });
  });

  describe('insertMany', () => {
    it('lets the database learn how a table grows before the transaction ends', async () => {
      const contacts = Array.from({ length: 2_000 }, (_, number) => ({ LastName: `Vogt ${number}` }));
      const known = await store.transaction(async (inner) => {
        await inner.insertMany('Contact', contacts);
        return sql`select reltuples::integer as count from pg_class where oid = '"Contact"'::regclass`.execute(
          inner.db,
        );
      });
      expect(known.rows).toEqual([{ count: 2_000 }]);
    });
  });

  describe('insert', () => {
    it('fills in id, defaults and system fields', async () => {
      const row = await store.insert('Product2', product('A-1'));
      expect(row).toMatchObject({
        Name: 'Produkt A-1',
        ProductClass: 'Simple',
        VatRate__c: 19,
        IsActive: false,
        AvailableToOrder__c: 0,
        Description: null,
        CreatedDate: '2026-06-01T12:00:00.000Z',
        SystemModstamp: '2026-06-01T12:00:00.000Z',
        OwnerId: AUTOMATED_PROCESS_USER_ID,
      });
      expect(isId(row.Id)).toBe(true);
      expect(await store.get('Product2', row.Id)).toEqual(row);
    });

    it('keeps money exact', async () => {
      const { Id } = await store.insert(
        'Product2',
        product('A-1', { LowestPrice30Days__c: '1234567890123456.78' }),
      );
      expect((await store.get('Product2', Id))?.LowestPrice30Days__c).toBe('1234567890123456.78');
    });

    it('computes names and hands out running numbers', async () => {
      const account = await store.insert('Account', { Name: 'Weber' });
      const contact = await store.insert('Contact', {
        FirstName: 'Erika',
        LastName: 'Weber',
        AccountId: account.Id,
      });
      const orders = await Promise.all([order(account.Id), order(account.Id)]);
      expect(contact.Name).toBe('Erika Weber');
      expect(orders.map((row) => row.OrderNumber).toSorted()).toEqual(['00000001', '00000002']);
    });

    it('takes a chosen id and a moment in the past', async () => {
      const Id = makeId('001', 7);
      await store.insert('Account', { Id, Name: 'Weber', CreatedDate: '2024-02-29T08:30:00.000Z' });
      expect(await store.get('Account', Id)).toMatchObject({
        CreatedDate: '2024-02-29T08:30:00.000Z',
        LastModifiedDate: '2024-02-29T08:30:00.000Z',
        SystemModstamp: '2024-02-29T08:30:00.000Z',
      });
    });

    it('writes in the name of a user', async () => {
      const user = await store.insert('User', {
        LastName: 'Merz',
        Username: 'merz@offizin.example',
        Email: 'merz@offizin.example',
        ProfileId: profileId('Merchandiser'),
      });
      const row = await store.as(user.Id).insert('Account', { Name: 'Weber' });
      expect(row).toMatchObject({ CreatedById: user.Id, LastModifiedById: user.Id, OwnerId: user.Id });
    });

    it('refuses an unknown field', async () => {
      await expect(store.insert('Account' as string, { Name: 'Weber', Nmae: 'x' })).rejects.toThrow(
        'no field Nmae',
      );
    });

    it('says which rule a write breaks', async () => {
      await store.insert('Product2', product('A-1'));
      const failures = await Promise.all([
        store.insert('Product2', product('A-1')).catch((error: unknown) => error),
        store
          .insert('Contact', { LastName: 'Weber', AccountId: makeId('001', 9) })
          .catch((error: unknown) => error),
        store.insert('Account' as string, {}).catch((error: unknown) => error),
      ]);
      expect(failures).toMatchObject([
        { name: 'ConstraintError', kind: 'unique', apiName: 'Product2', fields: ['StockKeepingUnit'] },
        { name: 'ConstraintError', kind: 'reference', apiName: 'Contact', fields: ['AccountId'] },
        { name: 'ConstraintError', kind: 'required', apiName: 'Account', fields: ['Name'] },
      ]);
    });
  });

  describe('insertMany', () => {
    it('stores more than one statement holds and answers ascending ids', async () => {
      const values = Array.from({ length: 1203 }, (_, index) => product(`S-${index}`));
      const ids = await store.insertMany('Product2', values);
      expect(new Set(ids).size).toBe(1203);
      expect(ids.toSorted()).toEqual(ids);
      expect(await store.count('Product2')).toBe(1203);
      expect((await store.get('Product2', ids[1202] ?? ''))?.StockKeepingUnit).toBe('S-1202');
    });

    it('stores none when one breaks a rule', async () => {
      const values = [...Array.from({ length: 1000 }, (_, index) => product(`S-${index}`)), product('S-0')];
      await expect(store.insertMany('Product2', values)).rejects.toMatchObject({ kind: 'unique' });
      expect(await store.count('Product2')).toBe(0);
    });

    it('hands out the same ids again after the store was cleared', async () => {
      const first = await store.insertMany('Account', [{ Name: 'A' }, { Name: 'B' }]);
      await store.clear();
      expect(await store.insertMany('Account', [{ Name: 'A' }, { Name: 'B' }])).toEqual(first);
    });
  });

  describe('insertLater', () => {
    it('stores what is kept before the next statement of the transaction, and the rest at its end', async () => {
      const names = Array.from({ length: 120 }, (_, index) => `Weber ${index}`);
      await store.transaction(async (inner) => {
        const ids: string[] = [];
        for (const Name of names.slice(0, 60)) ids.push(await inner.insertLater('Account', { Name }));
        expect(await inner.count('Account')).toBe(60);
        expect((await inner.getMany('Account', ids)).map(({ Name }) => Name)).toEqual(names.slice(0, 60));
        for (const Name of names.slice(60)) await inner.insertLater('Account', { Name });
      });
      expect(await store.count('Account')).toBe(120);
    });

    it('stores records of other objects after those that they refer to', async () => {
      await store.transaction(async (inner) => {
        const AccountId = await inner.insertLater('Account', { Name: 'Weber' });
        await inner.insertLater('Contact', { AccountId, LastName: 'Weber' });
      });
      expect(await store.count('Contact')).toBe(1);
    });

    it('stores nothing where the tables refuse one of them, and says which rule', async () => {
      const work = store.transaction(async (inner) => {
        for (const Name of ['Weber', 'Winter'])
          await inner.insertLater('Account', { Name, AccountNumber: 'K-1' });
      });
      await expect(work).rejects.toMatchObject({ kind: 'unique', fields: ['AccountNumber'] });
      expect(await store.count('Account')).toBe(0);
    });

    it('stores at once outside of a transaction', async () => {
      const id = await store.insertLater('Account', { Name: 'Weber' });
      expect((await store.get('Account', id))?.Name).toBe('Weber');
    });
  });

  describe('update', () => {
    it('changes what it is told to and moves the stamps', async () => {
      const { Id } = await store.insert('Account', { Name: 'Weber', Phone: '030 1' });
      clock.advance(60_000);
      const row = await store.update('Account', Id, { Name: 'Weber & Söhne', Phone: null });
      expect(row).toMatchObject({ Name: 'Weber & Söhne', Phone: null, CreatedDate: expect.any(String) });
      expect(Date.parse(row?.LastModifiedDate ?? '') - Date.parse(row?.CreatedDate ?? '')).toBe(60_000);
    });

    it('gives records that people edit one version a second, the next change counting as one of the next', async () => {
      const { Id, SystemModstamp } = await store.insert('Account', { Name: 'Weber' });
      const first = await store.update('Account', Id, { Name: 'A' });
      const second = await store.update('Account', Id, { Name: 'B' });
      const versions = [{ SystemModstamp }, first, second].map((row) =>
        Date.parse(row?.SystemModstamp ?? ''),
      );
      expect(new Set(versions.map((version) => Math.floor(version / 1000))).size).toBe(3);
      expect(second?.LastModifiedDate).toBe(second?.SystemModstamp);
    });

    it('gives two changes of other records within one tick of the clock different stamps', async () => {
      const { Id, SystemModstamp } = await store.insert('Profile', { Name: 'Gast' });
      const first = await store.update('Profile', Id, { Name: 'A' });
      const second = await store.update('Profile', Id, { Name: 'B' });
      expect(new Set([SystemModstamp, first?.SystemModstamp, second?.SystemModstamp]).size).toBe(3);
      expect(second?.SystemModstamp).toMatch(/\.\d{3}002Z$/);
    });

    it('changes nothing when the guard does not fit', async () => {
      const { Id } = await store.insert('Product2', product('A-1', { AvailableToOrder__c: 3 }));
      const take = (count: number) =>
        store.update(
          'Product2',
          Id,
          { AvailableToOrder__c: increment(-count) },
          { AvailableToOrder__c: { gte: count } },
        );
      expect((await take(2))?.AvailableToOrder__c).toBe(1);
      expect(await take(2)).toBeUndefined();
      expect((await store.get('Product2', Id))?.AvailableToOrder__c).toBe(1);
    });

    it('answers nothing for a record that is not there', async () => {
      expect(await store.update('Account', makeId('001', 1), { Name: 'x' })).toBeUndefined();
    });
  });

  describe('delete', () => {
    it('takes dependent records along or refuses, as the reference says', async () => {
      const account = await store.insert('Account', { Name: 'Weber' });
      const contact = await store.insert('Contact', { LastName: 'Weber', AccountId: account.Id });
      const placed = await order(account.Id);
      await expect(store.delete('Account', account.Id)).rejects.toMatchObject({ kind: 'referenced' });
      expect(await store.get('Contact', contact.Id)).toEqual(contact);
      await store.delete('Order', placed.Id);
      expect(await store.delete('Account', account.Id)).toBe(true);
      expect(await store.get('Contact', contact.Id)).toBeUndefined();
      expect(await store.delete('Account', account.Id)).toBe(false);
    });

    it('clears a reference that may be empty', async () => {
      const parent = await store.insert('Account', { Name: 'Parent' });
      const child = await store.insert('Account', { Name: 'Child', ParentId: parent.Id });
      await store.delete('Account', parent.Id);
      expect((await store.get('Account', child.Id))?.ParentId).toBeNull();
    });
  });

  describe('find', () => {
    const names = async (options: Parameters<typeof store.find<'Account'>>[1]) =>
      (await store.find('Account', options)).map(({ Name }) => Name);

    beforeEach(async () => {
      await store.insertMany('Account', [
        { Name: 'Zink', AccountNumber: '1', Phone: '030' },
        { Name: 'Ärzte', AccountNumber: '2' },
        { Name: 'apfel', AccountNumber: '3', Phone: '040' },
        { Name: 'Öl', AccountNumber: '4', Phone: '030' },
      ]);
    });

    it('sorts names as people do and pages', async () => {
      const orderBy = { field: 'Name', ascending: true } as const;
      expect(await names({ orderBy })).toEqual(['apfel', 'Ärzte', 'Öl', 'Zink']);
      expect(await names({ orderBy, limit: 2, offset: 1 })).toEqual(['Ärzte', 'Öl']);
    });

    it('puts empty fields first upwards and last downwards, the id deciding between equals', async () => {
      expect(await names({ orderBy: { field: 'Phone', ascending: true } })).toEqual([
        'Ärzte',
        'Zink',
        'Öl',
        'apfel',
      ]);
      expect(await names({ orderBy: { field: 'Phone', ascending: false } })).toEqual([
        'apfel',
        'Öl',
        'Zink',
        'Ärzte',
      ]);
    });

    it.each([
      ['a value', { Phone: '030' }, ['Zink', 'Öl']],
      ['emptiness', { Phone: null }, ['Ärzte']],
      ['a list', { Name: ['Zink', 'apfel'] }, ['Zink', 'apfel']],
      ['an empty list', { Name: { in: [] } }, []],
      ['a list with emptiness', { Phone: [null, '040'] }, ['Ärzte', 'apfel']],
      ['another value, empty ones too', { Phone: { ne: '030' } }, ['Ärzte', 'apfel']],
      ['outside a list', { Phone: { nin: ['030'] } }, ['Ärzte', 'apfel']],
      ['a pattern in any case', { Name: { like: '%Ä%' } }, ['Ärzte']],
      ['a range', { AccountNumber: { gte: '2', lt: '4' } }, ['Ärzte', 'apfel']],
      [
        'one or the other',
        { or: [{ Name: 'Zink' }, { and: [{ Phone: '040' }, { Name: 'apfel' }] }] },
        ['Zink', 'apfel'],
      ],
      ['the opposite, empty ones too', { not: { Phone: { like: '03%' } } }, ['Ärzte', 'apfel']],
      ['quotes as text', { Name: { like: `'%"` } }, []],
    ])('finds by %s', async (_, where, expected) => {
      expect(await names({ where })).toEqual(expected);
      expect(await names({ where }), 'and again, prepared').toEqual(expected);
      expect(await store.count('Account', where)).toBe(expected.length);
    });

    it('refuses a field that does not exist', async () => {
      await expect(store.find('Account' as string, { where: { 'Name" --': 1 } })).rejects.toThrow(
        'has no field',
      );
    });

    it('answers records by id in the order asked', async () => {
      const [first, second] = await store.find('Account', { limit: 2 });
      const found = await store.getMany('Account', [second?.Id ?? '', makeId('001', 9), first?.Id ?? '']);
      expect(found).toEqual([second, first]);
    });
  });

  describe('transaction', () => {
    it('undoes everything when the work throws', async () => {
      const work = store.transaction(async (inside) => {
        await inside.insert('Account', { Name: 'Weber' });
        throw new Error('changed my mind');
      });
      await expect(work).rejects.toThrow('changed my mind');
      expect(await store.count('Account')).toBe(0);
    });

    it('undoes an inner transaction alone', async () => {
      await store.transaction(async (outer) => {
        await outer.insert('Account', { Name: 'kept', AccountNumber: '1' });
        const failed = outer.transaction((inner) =>
          inner.insert('Account', { Name: 'lost', AccountNumber: '1' }),
        );
        await expect(failed).rejects.toBeInstanceOf(ConstraintError);
        await outer.insert('Account', { Name: 'kept too' });
      });
      expect(await store.count('Account')).toBe(2);
    });

    it('gives the query builder the same values as any other reader', async () => {
      const { Id } = await store.insert(
        'Product2',
        product('A-1', { LowestPrice30Days__c: '7.50', PackAmount__c: 0.5 }),
      );
      await store.update('Product2', Id, { Name: 'Salbe' });
      const rows = await store.db.selectFrom('Product2').selectAll().execute();
      expect(rows).toEqual([await store.get('Product2', Id)]);
    });

    it('binds the query builder to itself', async () => {
      await store.transaction(async (inside) => {
        await inside.insert('Account', { Name: 'Weber' });
        const seen = await inside.db.selectFrom('Account').select('Name').execute();
        expect(seen).toEqual([{ Name: 'Weber' }]);
      });
    });

    it('lets concurrent changes of one record all take effect', async () => {
      const { Id } = await store.insert('Product2', product('A-1', { AvailableToOrder__c: 20 }));
      const sell = () =>
        store.transaction((inside) =>
          inside.update(
            'Product2',
            Id,
            { AvailableToOrder__c: increment(-1) },
            { AvailableToOrder__c: { gte: 1 } },
          ),
        );
      const sold = await Promise.all(Array.from({ length: 25 }, sell));
      expect(sold.filter(Boolean)).toHaveLength(20);
      expect((await store.get('Product2', Id))?.AvailableToOrder__c).toBe(0);
    });
  });
}

const product = (sku: string, more = {}) => ({
  Name: `Produkt ${sku}`,
  StockKeepingUnit: sku,
  L2C_CM_RegulatoryClassification__c: 'apothekenpflichtig' as const,
  ...more,
});

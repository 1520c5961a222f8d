import { Connection } from 'jsforce';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Door, openDoor } from '#mock/apis/platform/testing/door.ts';
import { addAdministrator, PASSWORD, USERNAME } from './administrator.ts';

let door: Door;
let connection: Connection;
beforeAll(async () => {
  door = await openDoor();
  await addAdministrator(door);
  connection = new Connection({ loginUrl: door.origin });
  await connection.login(USERNAME, PASSWORD);
});
afterAll(() => door.close());

const accountNames = (count: number, prefix: string) =>
  Array.from({ length: count }, (_, index) => ({ Name: `${prefix} ${String(index).padStart(4, '0')}` }));

describe('jsforce, unmodified', () => {
  it('PF-REST-04 PF-REST-05 creates, reads, changes and deletes a record', async () => {
    const accounts = connection.sobject('Account');
    const created = await accounts.create({ Name: 'Praxis Am Markt' });
    expect(created).toMatchObject({ success: true, errors: [] });
    const id = created.id ?? '';
    expect(await accounts.retrieve(id)).toMatchObject({ Id: id, Name: 'Praxis Am Markt' });
    await accounts.update({ Id: id, Name: 'Praxis Am Ring' });
    expect((await door.store.get('Account', id))?.Name).toBe('Praxis Am Ring');
    await accounts.destroy(id);
    expect(await door.store.get('Account', id)).toBeUndefined();
    await expect(accounts.retrieve(id)).rejects.toMatchObject({ errorCode: 'NOT_FOUND' });
  });

  it('PF-REST-08 creates, changes and deletes two hundred records at once', async () => {
    const accounts = connection.sobject('Account');
    const created = await accounts.create(accountNames(200, 'Viele'));
    expect(created.filter(({ success }) => success)).toHaveLength(200);
    const ids = created.map(({ id }) => id ?? '');
    await accounts.update(ids.map((Id) => ({ Id, Name: 'Eine von vielen' })));
    expect(await door.store.count('Account', { Name: 'Eine von vielen' })).toBe(200);
    await accounts.destroy(ids);
    expect(await door.store.count('Account', { Name: 'Eine von vielen' })).toBe(0);
  });

  it('PF-SOQL-01 asks for parents and children', async () => {
    const account = await door.store.insert('Account', { Name: 'Haus Linde' });
    await door.store.insert('Contact', { LastName: 'Berg', AccountId: account.Id });
    await door.store.insert('Contact', { LastName: 'Adler', AccountId: account.Id });
    const contacts = await connection.query(
      "SELECT LastName, Account.Name FROM Contact WHERE Account.Name = 'Haus Linde' ORDER BY LastName",
    );
    expect(contacts.records).toMatchObject([
      { LastName: 'Adler', Account: { Name: 'Haus Linde' } },
      { LastName: 'Berg', Account: { Name: 'Haus Linde' } },
    ]);
    const accounts = await connection.query(
      "SELECT Name, (SELECT LastName FROM Contacts ORDER BY LastName DESC) FROM Account WHERE Name = 'Haus Linde'",
    );
    expect(accounts.records).toMatchObject([
      {
        Name: 'Haus Linde',
        Contacts: { totalSize: 2, records: [{ LastName: 'Berg' }, { LastName: 'Adler' }] },
      },
    ]);
  });

  it('PF-SOQL-05 fetches five thousand rows page by page', async () => {
    await door.store.insertMany('Account', accountNames(5000, 'Seite'));
    const soql = "SELECT Id, Name FROM Account WHERE Name LIKE 'Seite %' ORDER BY Name";
    const first = await connection.query(soql);
    expect(first).toMatchObject({ totalSize: 5000, done: false });
    const { records } = await connection.query(soql, { autoFetch: true, maxFetch: 5000 });
    expect(new Set(records.map(({ Id }) => Id)).size).toBe(5000);
    expect(records.at(-1)?.Name).toBe('Seite 4999');
  });

  it('PF-REST-02 PF-REST-03 describes objects and tells what there is', async () => {
    const names = (await connection.describeGlobal()).sobjects.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Account', 'Product2', 'WebCart']));
    const { fields } = await connection.sobject('Account').describe();
    expect(fields.find(({ name }) => name === 'Name')).toMatchObject({ type: 'string', nillable: false });
    const limits = await connection.limits();
    expect(limits.DataStorageMB?.Max).toBeGreaterThan(0);
    expect(Array.isArray(await connection.recent())).toBe(true);
  });

  it('PF-REST-09 sends several calls in one', async () => {
    const answer = await connection.requestPost<{ compositeResponse: { httpStatusCode: number }[] }>(
      '/composite',
      {
        compositeRequest: [
          {
            method: 'POST',
            url: `/services/data/v${connection.version}/sobjects/Account`,
            referenceId: 'account',
            body: { Name: 'Zusammen' },
          },
          {
            method: 'POST',
            url: `/services/data/v${connection.version}/sobjects/Contact`,
            referenceId: 'contact',
            body: { LastName: 'Zwei', AccountId: '@{account.id}' },
          },
        ],
      },
    );
    expect(answer.compositeResponse.map(({ httpStatusCode }) => httpStatusCode)).toEqual([201, 201]);
    const contact = await door.store.findOne('Contact', { where: { LastName: 'Zwei' } });
    expect((await door.store.get('Account', contact?.AccountId ?? ''))?.Name).toBe('Zusammen');
  });
});

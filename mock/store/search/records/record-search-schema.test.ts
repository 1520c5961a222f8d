import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OpenStore, Store } from '../../store.ts';
import { openTestStore } from '../../testing.ts';

let store: OpenStore;
beforeAll(async () => {
  store = await openTestStore();
});
beforeEach(() => store.clear());
afterAll(() => store.close());

/** The words stored of a record with the marks of their places; undefined where it cannot be found. */
async function stored(id: string, from: Store = store) {
  const { rows } = await sql<{ name: string; words: string[] }>`
    select r."Name" as "name", array(select distinct w."Word" || ' ' || c.mark
      from unnest(r."Words", r."Marks") c(number, mark)
      join "_search_record_words" w on w."Number" = c.number and w."Object" = r."Object" order by 1) as "words"
    from "_search_records" r where r."Id" = ${id}`.execute(from.db);
  return rows[0];
}

const content = (body: string) => ({
  Name: 'Seite',
  ContentKey: 'MCSEITE',
  ContentTypeFullyQualifiedName: 'offizin__page',
  ContentBody: body,
});

test('RD-SEARCH-13 a record is stored for searching in the transaction that writes it, and gone with it', async () => {
  const { Id } = await store.transaction(async (transaction) => {
    const contact = await transaction.insert('Contact', { LastName: 'Nachtigall' });
    expect((await stored(contact.Id, transaction))?.words).toEqual(['nachtigall 1']);
    return contact;
  });
  await store.update('Contact', Id, { LastName: 'Zaunkönig', FirstName: 'Erika' });
  expect(await stored(Id)).toEqual({ name: 'Erika Zaunkönig', words: ['erika 1', 'zaunkonig 0'] });
  const undone = store.transaction(async (transaction) => {
    await transaction.update('Contact', Id, { LastName: 'Specht' });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect((await stored(Id))?.name).toBe('Erika Zaunkönig');
  await store.delete('Contact', Id);
  expect(await stored(Id)).toBeUndefined();
});

test('a change of what is not searched leaves what is stored alone', async () => {
  const { Id } = await store.insert('Contact', { LastName: 'Nachtigall' });
  const version = async () =>
    (
      await sql<{ at: string }>`select xmin::text as "at" from "_search_records" where "Id" = ${Id}`.execute(
        store.db,
      )
    ).rows[0]?.at;
  const before = await version();
  await store.update('Contact', Id, { Birthdate: '1990-01-01' });
  expect(await version()).toBe(before);
});

test('telephone numbers are stored in one piece and in parts, with the country and without', async () => {
  const { Id } = await store.insert('Contact', { LastName: 'Specht', Phone: '+49 30 5550100' });
  const words = (await stored(Id))?.words.map((word) => word.split(' ')[0]);
  expect(words).toEqual(
    ['030', '0305550100', '30', '49', '49305550100', '5550100', 'specht'].filter((w) => w !== '030'),
  );
});

test('what people read of a content is stored of it, and no address and no picture', async () => {
  const body = {
    title: 'Husten',
    url: 'adresse',
    parts: [{ text: 'Tee \u0000 trinken' }],
    picture: { title: 'Rot' },
  };
  const { Id } = await store.insert('ManagedContent', content(JSON.stringify(body)));
  const words = (await stored(Id))?.words.map((word) => word.split(' ')[0]);
  expect(words).toEqual(expect.arrayContaining(['husten', 'tee', 'trinken']));
  expect(words).not.toEqual(expect.arrayContaining(['adresse']));
  expect(words).not.toEqual(expect.arrayContaining(['rot']));
});

test.each(['"\\ud800"', '{"title":"\\ud800"}', '[]', '{"title":"\\\\u0000"}'])(
  'a content with the body %s is stored all the same',
  async (body) => {
    const { Id } = await store.insert('ManagedContent', content(body));
    expect((await stored(Id))?.name).toBe('Seite');
  },
);

test('words that no index holds are stored by what they begin with', async () => {
  const letters = Array.from({ length: 4000 }, (_, at) =>
    String.fromCharCode(97 + ((at * at * 7 + at) % 26)),
  ).join('');
  const { Id } = await store.insert('Contact', { LastName: 'Lang', Description: letters });
  expect((await stored(Id))?.words).toHaveLength(2);
});

test('many records written at once are stored as each by itself', async () => {
  const ids = await store.insertMany(
    'Contact',
    Array.from({ length: 2100 }, (_, at) => ({ LastName: `Meise ${at}` })),
  );
  for (const at of [0, 999, 1000, 2099])
    expect((await stored(ids[at] ?? ''))?.words).toEqual([`${at} 0`, 'meise 1']);
});

test('records of a snapshot are found as before', async () => {
  const { Id } = await store.insert('Contact', { LastName: 'Amsel' });
  await store.takeSnapshot('before', null);
  await store.update('Contact', Id, { LastName: 'Drossel' });
  await store.restoreSnapshot('before');
  expect((await stored(Id))?.name).toBe('Amsel');
  await store.deleteSnapshot('before');
});

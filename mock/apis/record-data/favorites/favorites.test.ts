import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Schemas } from '../../../model/metadata/schemas.ts';
import type { UserSession } from '../../../model/sessions/session.ts';
import { type Caller, openPlatform, type Platform } from '../testing/platform.ts';
import { addAccount } from '../testing/sample-records.ts';

let platform: Platform;
let support: Caller;
let accountId: string;
beforeAll(async () => {
  platform = await openPlatform();
  support = await platform.user('Support');
  accountId = (await addAccount(platform.store, 'Sommer')).account.Id;
});
afterAll(() => platform.close());

const mark = (target: string, targetType: string, more: object = {}, caller = support) =>
  caller.post('/favorites', { target, targetType, ...more });
const favorites = async (caller = support): Promise<Schemas['Favorite'][]> =>
  (await caller.get('/favorites')).body.favorites;
const namesOf = (list: Schemas['Favorite'][]) => list.map(({ name }) => name);

describe('favorites', () => {
  it('PF-SEC-22 are 200 for a person at most, as many as one call puts into an order', async () => {
    const caller = await platform.user('Merchandiser', { username: 'sammlerin@offizin.example' });
    const UserId = (caller.session as UserSession).userId;
    const favorite = {
      UserId,
      Name: 'Sommer',
      Target: accountId,
      TargetType: 'Record',
      ObjectType: 'Account',
    };
    const rows = Array.from({ length: 199 }, (_, at) => ({ ...favorite, SortOrder: at + 1 }));
    await platform.store.insertMany('UserFavorite', rows);
    expect((await mark(accountId, 'Record', {}, caller)).status).toBe(201);
    expect(await mark(accountId, 'Record', {}, caller)).toMatchObject({
      status: 400,
      body: [{ errorCode: 'LIMIT_EXCEEDED', message: expect.stringContaining('200 Favoriten') }],
    });
    const asked = (await favorites(caller)).map(({ id }) => ({ id }));
    expect((await caller.put('/favorites/batch', { favorites: asked })).status).toBe(200);
  });

  it('PF-FAV-01 are records, list views, pages of objects and navigation items, named by their targets', async () => {
    const { id } = (await support.get('/list-info/Account/AllAccounts')).body.listReference;
    const made = [
      await mark(accountId.slice(0, 15), 'Record'),
      await mark(id, 'ListView'),
      await mark('case', 'ObjectHome'),
      await mark('standard-home', 'Tab'),
    ];
    expect(made.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(made[0]?.body).toMatchObject({
      accessCount: 0,
      lastAccessDate: null,
      name: 'Sommer',
      objectType: 'Account',
      sortOrder: 1,
      subtitle: 'Account',
      target: accountId,
      targetType: 'Record',
    });
    expect(namesOf(await favorites())).toEqual(['Sommer', 'Alle Accounts', 'Anfragen', 'Start']);
    for (const [target, type] of [
      ['001000000000009AAA', 'Record'],
      ['Nothing', 'ObjectHome'],
      ['AuthSession', 'ObjectHome'],
      ['standard-Nothing', 'Tab'],
    ])
      expect((await mark(String(target), String(type))).status, target).toBe(404);
    expect((await mark(accountId, 'Planet')).status).toBe(400);
  });

  it('have no name that the store cannot hold, by whatever call it comes', async () => {
    const before = await favorites();
    const [{ id } = { id: '' }] = before;
    const name = 'a\u0000b';
    const answers = [
      await mark(accountId, 'Record', { name }),
      await support.patch(`/favorites/${id}`, { name }),
      await support.put('/favorites/batch', { favorites: [{ id, name }] }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400]);
    expect(await favorites()).toEqual(before);
  });

  it('PF-FAV-02 are renamed, moved and arranged as a whole', async () => {
    const [first, second, third, fourth] = await favorites();
    const moved = await support.patch(`/favorites/${fourth?.id}`, { name: 'Anfang', sortOrder: 1 });
    expect(moved.body).toMatchObject({ name: 'Anfang', sortOrder: 1 });
    expect((await favorites()).map(({ sortOrder }) => sortOrder)).toEqual([1, 2, 3, 4]);
    expect((await support.patch(`/favorites/${fourth?.id}`, {})).status).toBe(400);
    const kept = [{ id: third?.id }, { id: first?.id, name: 'Familie Sommer' }];
    const arranged = await support.put('/favorites/batch', { favorites: kept });
    expect(namesOf(arranged.body.favorites)).toEqual(['Anfragen', 'Familie Sommer']);
    expect((await support.get(`/favorites/${second?.id}`)).status).toBe(404);
    const twice = [{ id: first?.id }, { id: first?.id }];
    expect((await support.put('/favorites/batch', { favorites: twice })).status).toBe(400);
  });

  it('PF-FAV-03 count how often they are used', async () => {
    const [favorite] = await favorites();
    const path = `/favorites/${favorite?.id}/usage`;
    await support.patch(path, undefined);
    const { body } = await support.patch(path, undefined);
    expect(body).toMatchObject({ accessCount: 2, lastAccessDate: platform.clock().toISOString() });
  });

  it('PF-FAV-04 are the business of the person alone', async () => {
    const [favorite] = await favorites();
    const merchandiser = await platform.user('Merchandiser');
    const path = `/favorites/${favorite?.id}`;
    expect(await favorites(merchandiser)).toEqual([]);
    expect((await merchandiser.get(path)).status).toBe(404);
    expect((await merchandiser.delete(path)).status).toBe(404);
    expect((await merchandiser.get(`/records/${favorite?.id}?fields=UserFavorite.Name`)).status).toBe(404);
    expect((await merchandiser.put('/favorites/batch', { favorites: [{ id: favorite?.id }] })).status).toBe(
      404,
    );
    expect((await platform.guest.get('/favorites')).status).toBe(401);
    expect((await support.delete(path)).status).toBe(204);
    expect((await favorites()).map(({ sortOrder }) => sortOrder)).toEqual([1]);
  });
});

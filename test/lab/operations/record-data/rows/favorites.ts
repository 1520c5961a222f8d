import type { Change, MakeCall, Rows } from '../row.ts';

const mark: MakeCall = ({ accountId, next }) => ({
  body: { name: `Sommer ${next()}`, target: accountId, targetType: 'Record' },
});

const marked: Change = { operationId: 'createFavorite', call: mark };

/** A call about a favorite of the caller, which is made for it. */
const aboutFavorite =
  (body?: (next: () => number) => object): MakeCall =>
  async (world) => {
    const { accountId, merchandiser, next } = world;
    const before = await merchandiser.get('/favorites');
    const [known] = before.body.favorites;
    const made = known
      ? { body: known }
      : await merchandiser.post('/favorites', { target: accountId, targetType: 'Record' });
    return { path: { favoriteId: made.body.id }, ...(body ? { body: body(next) } : {}) };
  };

const rename = aboutFavorite((next) => ({ name: `Sommer ${next()}` }));

export const favoriteRows = {
  getFavorites: { kind: 'read', call: () => ({}), change: marked },
  createFavorite: {
    kind: 'write',
    call: mark,
    answers: { 404: () => ({ body: { target: '001000000000009AAA', targetType: 'Record' } }) },
  },
  getFavorite: {
    kind: 'read',
    call: aboutFavorite(),
    change: { operationId: 'updateFavorite', call: rename },
    private: ['favoriteId'],
  },
  updateFavorite: { kind: 'write', call: rename, private: ['favoriteId'] },
  deleteFavorite: { kind: 'write', call: aboutFavorite(), private: ['favoriteId'] },
  updateFavoriteUsage: { kind: 'write', call: aboutFavorite(), private: ['favoriteId'] },
  updateFavorites: {
    kind: 'write',
    call: async (world) => {
      const { path } = await rename(world);
      return { body: { favorites: [{ id: path?.favoriteId, name: `Sommer ${world.next()}` }] } };
    },
    answers: {
      404: () => ({ body: { favorites: [{ id: '0MV000000000009GAA' }] } }),
    },
  },
  getActiveTheme: {
    kind: 'fixed',
    because: 'the shop has one theme, which no call changes',
    call: () => ({}),
  },
} satisfies Rows;

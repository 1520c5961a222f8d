import { expect, it } from 'vitest';
import { changesOf, countChoices, over, savedChoice, toggled } from './choice.ts';
import type { ProductCategories } from './read-categories.ts';
import { writesOf } from './save-categories.ts';

const assignment = (categoryId: string, isMain = false) => ({ id: `of ${categoryId}`, categoryId, isMain });

it('RD-CATEGORY-02 one of the categories is the main one, whichever are taken out', () => {
  const saved = savedChoice([assignment('a'), assignment('b', true)]);
  expect(saved).toEqual({ ids: ['a', 'b'], mainId: 'b' });
  expect(savedChoice([assignment('a')]).mainId).toBe('a');
  expect(toggled(saved, 'b')).toEqual({ ids: ['a'], mainId: 'a' });
  expect(toggled({ ids: [], mainId: undefined }, 'c')).toEqual({ ids: ['c'], mainId: 'c' });
  expect(toggled({ ids: ['c'], mainId: 'c' }, 'c')).toEqual({ ids: [], mainId: undefined });
});

it('counts categories added and taken out, and another main one by itself', () => {
  const saved = { ids: ['a', 'b'], mainId: 'a' };
  expect(countChoices(changesOf(saved, saved))).toBe(0);
  expect(countChoices(changesOf(saved, { ids: ['b', 'c'], mainId: 'b' }))).toBe(2);
  expect(countChoices(changesOf(saved, { ...saved, mainId: 'b' }))).toBe(1);
});

it('RD-CATEGORY-03 what others have saved meanwhile stays beside what was changed here', () => {
  const saved = { ids: ['a', 'b'], mainId: 'a' };
  const chosen = { ids: ['b', 'c'], mainId: 'b' };
  const newest = { ids: ['a', 'b', 'd'], mainId: 'd' };
  expect(over(newest, changesOf(saved, chosen), chosen)).toEqual({ ids: ['b', 'd', 'c'], mainId: 'b' });
  const untouched = { ids: ['a', 'b', 'c'], mainId: 'a' };
  expect(over(newest, changesOf(saved, untouched), untouched).mainId).toBe('d');
});

it('RD-CATEGORY-01 writes only what differs', () => {
  const page = {
    product: { id: 'p', name: 'Balsam' },
    categories: [],
    assignments: [assignment('a', true), assignment('b'), assignment('c')],
  } satisfies ProductCategories;
  const writes = writesOf(page, { ids: ['b', 'c', 'd'], mainId: 'b' });
  expect(writes.map(({ type, categoryId, fields }) => [type, categoryId, fields.IsPrimaryCategory])).toEqual([
    ['DELETE', 'a', undefined],
    ['UPDATE', 'b', true],
    ['CREATE', 'd', false],
  ]);
});

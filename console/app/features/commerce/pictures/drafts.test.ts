import { expect, it } from 'vitest';
import {
  changedTexts,
  countChanges,
  draftsOf,
  movedTo,
  type NewPicture,
  NO_EDITS,
  textKey,
} from './drafts.ts';
import type { ProductPictures, SavedPicture } from './read-pictures.ts';

const saved = (id: string, sortOrder: number): SavedPicture => ({
  id,
  contentKey: `MC${id}`,
  contentId: `content ${id}`,
  sortOrder,
  contents: { de: { id: `de ${id}`, name: id, body: '{}', altText: `Text ${id}` } },
});
const page: ProductPictures = {
  product: { id: 'p', name: 'Balsam' },
  pictures: [saved('a', 0), saved('b', 1), saved('c', 2)],
  listPicture: undefined,
  groups: {},
};
const added: NewPicture = { key: 'new', file: new File([], 'neu.jpg'), address: '', width: 1, height: 1 };
const keys = (edits: Parameters<typeof draftsOf>[1]) => draftsOf(page, edits).map(({ key }) => key);
const count = (edits: Parameters<typeof draftsOf>[1]) => countChanges(page, draftsOf(page, edits));

it('RD-MEDIA-02 pictures stand in the order chosen, and those that somebody adds meanwhile follow', () => {
  const drafts = draftsOf(page, NO_EDITS);
  expect(movedTo(drafts, 'c', 0)).toEqual(['c', 'a', 'b']);
  expect(keys({ ...NO_EDITS, order: ['c', 'a'] })).toEqual(['c', 'a', 'b']);
});

it('RD-MEDIA-04 a removed picture keeps its place until it is saved', () => {
  const [, second] = draftsOf(page, { ...NO_EDITS, removed: ['b'] });
  expect(second).toMatchObject({ key: 'b', isRemoved: true });
});

it('counts pictures added and removed, changed texts, and another order once', () => {
  expect(count(NO_EDITS)).toBe(0);
  expect(count({ ...NO_EDITS, added: [added] })).toBe(1);
  expect(count({ ...NO_EDITS, added: [added], removed: ['new'] })).toBe(0);
  expect(count({ ...NO_EDITS, order: ['c', 'b', 'a'] })).toBe(1);
  expect(count({ ...NO_EDITS, added: [added], order: ['new', 'a', 'b', 'c'] })).toBe(2);
  expect(count({ ...NO_EDITS, removed: ['a'], texts: { [textKey('b', 'en')]: 'Back' } })).toBe(2);
});

it('RD-MEDIA-03 tells which texts were changed, in each language', () => {
  const texts = { [textKey('a', 'de')]: 'Text a ', [textKey('b', 'de')]: '', [textKey('c', 'en')]: 'Side' };
  const changes = changedTexts(draftsOf(page, { ...NO_EDITS, texts }));
  expect(changes.map(({ draft, language, altText }) => [draft.key, language, altText])).toEqual([
    ['b', 'de', ''],
    ['c', 'en', 'Side'],
  ]);
});

import { expect, it } from 'vitest';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts';

function memory(): Storage {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  } as Storage;
}

it('keeps the five latest searches, each once', () => {
  const storage = memory();
  for (const term of ['a', 'b', 'c', 'd', 'e', 'f', ' B ', '']) rememberSearch(storage, term);
  expect(recentSearches(storage)).toEqual(['B', 'f', 'e', 'd', 'c']);
  forgetSearches(storage);
  expect(recentSearches(storage)).toEqual([]);
});

it('survives what others have written there', () => {
  const storage = memory();
  storage.setItem('recent-searches', '{broken');
  expect(recentSearches(storage)).toEqual([]);
  storage.setItem('recent-searches', '[1,"ibuprofen",null]');
  expect(recentSearches(storage)).toEqual(['ibuprofen']);
});

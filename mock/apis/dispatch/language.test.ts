import { expect, it } from 'vitest';
import type { HttpRequest } from '../../engine/http/http-types.ts';
import { languageOf } from './language.ts';

const language = (header?: string, query = '') =>
  languageOf({
    headers: header === undefined ? {} : { 'accept-language': header },
    query: new URLSearchParams(query),
  } as HttpRequest);

it('is the one asked for, then the best accepted, then German', () => {
  expect(language()).toBe('de');
  expect(language('en-GB,en;q=0.9,de;q=0.8')).toBe('en');
  expect(language('fr, de;q=0.3, en;q=0.2')).toBe('de');
  expect(language('en;q=0, fr')).toBe('de');
  expect(language('*')).toBe('de');
  expect(language('de', 'language=en-US')).toBe('en');
  expect(language('en', 'language=fr')).toBe('en');
});

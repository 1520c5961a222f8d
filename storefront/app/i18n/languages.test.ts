import { describe, expect, it } from 'vitest';
import { languageOf, localisedPath } from './languages.ts';

describe('the language of an address', () => {
  it('is English under /en and German elsewhere', () => {
    expect(languageOf('/en')).toBe('en');
    expect(languageOf('/en/search')).toBe('en');
    expect(languageOf('/entzug')).toBe('de');
    expect(languageOf('/')).toBe('de');
  });
});

describe('an address in another language', () => {
  it('gains or loses the prefix', () => {
    expect(localisedPath('/search?q=zink', 'en')).toBe('/en/search?q=zink');
    expect(localisedPath('/en/search?q=zink', 'de')).toBe('/search?q=zink');
    expect(localisedPath('/en/search', 'en')).toBe('/en/search');
    expect(localisedPath('/', 'en')).toBe('/en');
    expect(localisedPath('/en', 'de')).toBe('/');
    expect(localisedPath('/?page=2', 'en')).toBe('/en?page=2');
    expect(localisedPath('/en?page=2', 'de')).toBe('/?page=2');
    expect(localisedPath('/entzug', 'de')).toBe('/entzug');
  });

  it('leaves addresses of other places alone', () => {
    expect(localisedPath('https://brand.example/', 'en')).toBe('https://brand.example/');
    expect(localisedPath('//brand.example/', 'en')).toBe('//brand.example/');
    expect(localisedPath('#top', 'en')).toBe('#top');
  });
});

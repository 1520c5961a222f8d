import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storedPreference } from './stored-preference.ts';

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal('window', { localStorage, addEventListener: () => undefined });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test('a preference is found where the store of preferences has put it', async () => {
  const { createPreferences } = await import('./preferences.ts');
  expect(storedPreference('locale')).toBeUndefined();
  createPreferences().setItem('locale', 'en');
  expect(storedPreference('locale')).toBe('en');
});

test('as long as no language is chosen, preferences name that of the browser and keep none', async () => {
  const { createPreferences } = await import('./preferences.ts');
  const { initialLocale } = await import('../i18n/initial-locale.ts');
  expect(createPreferences().getItem('locale')).toBe(initialLocale(undefined));
  expect(createPreferences().getItem('pins')).toBeUndefined();
  expect(storedPreference('locale')).toBeUndefined();
});

test('without a place to keep anything there is no preference yet', () => {
  vi.stubGlobal('window', {
    get localStorage() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
  expect(storedPreference('locale')).toBeUndefined();
});

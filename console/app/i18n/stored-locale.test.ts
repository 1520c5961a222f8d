import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storedLocale } from './stored-locale.ts';

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

test('the language is found where the store of preferences has put it', async () => {
  const { createPreferences } = await import('../data/preferences.ts');
  expect(storedLocale()).toBeUndefined();
  createPreferences().setItem('locale', 'en');
  expect(storedLocale()).toBe('en');
});

test('as long as no language is chosen, preferences name that of the browser and keep none', async () => {
  const { createPreferences } = await import('../data/preferences.ts');
  const { initialLocale } = await import('./initial-locale.ts');
  expect(createPreferences().getItem('locale')).toBe(initialLocale(undefined));
  expect(createPreferences().getItem('pins')).toBeUndefined();
  expect(storedLocale()).toBeUndefined();
});

test('without a place to keep anything there is no language yet', () => {
  vi.stubGlobal('window', {
    get localStorage() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
  expect(storedLocale()).toBeUndefined();
});

import { expect, test } from 'vitest';
import { english } from './english.ts';
import { german } from './german.ts';
import { createI18nProvider } from './provider.ts';

test('says the texts of the console and of react-admin in German, with numbers and names', async () => {
  const { translate } = await createI18nProvider('de');
  expect(translate('record.changes', { count: 1 })).toBe('1 Änderung');
  expect(translate('record.changes', { count: 3 })).toBe('3 Änderungen');
  expect(translate('list.noMatch', { term: '<b>' })).toBe('Kein Datensatz passt zu „<b>“.');
  expect(translate('ra.notification.deleted', { smart_count: 2 })).toBe('2 Einträge gelöscht');
});

test('changes to English', async () => {
  const provider = await createI18nProvider('de');
  await provider.changeLocale('en');
  expect(provider.getLocale()).toBe('en');
  expect(provider.translate('ra.action.undo')).toBe('Undo');
  expect(provider.translate('record.changes', { count: 2 })).toBe('2 changes');
});

test('both languages name the same values in a text', () => {
  const names = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();
  for (const [section, texts] of Object.entries(german)) {
    for (const [key, text] of Object.entries(texts)) {
      const other = (english as Record<string, Record<string, string>>)[section]?.[key] ?? '';
      expect(names(other), `${section}.${key}`).toEqual(names(text));
    }
  }
});

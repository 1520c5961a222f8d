import { expect, test } from 'vitest';
import { englishBundles } from './bundles/english.ts';
import { germanBundles } from './bundles/german.ts';
import { english } from './english.ts';
import { german } from './german.ts';
import { withLaterTexts } from './later-texts.ts';
import { createI18nProvider } from './provider.ts';

test('says the texts of the console and of react-admin in German, with numbers and names', async () => {
  const { translate } = await createI18nProvider('de');
  await withLaterTexts(Promise.resolve());
  expect(translate('record.changes', { count: 1 })).toBe('1 Änderung');
  expect(translate('record.changes', { count: 3 })).toBe('3 Änderungen');
  expect(translate('list.noMatch', { term: '<b>' })).toBe('Kein Datensatz passt zu „<b>“.');
  expect(translate('ra.notification.deleted', { smart_count: 2 })).toBe('2 Einträge gelöscht');
});

test('says the texts of lists at once and adds the others with the first page that needs them', async () => {
  const { translate } = await createI18nProvider('en');
  expect(translate('list.search')).toBe(english.list.search);
  expect(translate('importing.open')).toBe(english.importing.open);
  expect(translate('importing.choose')).toBe('importing.choose');
  expect(await withLaterTexts(Promise.resolve('page'))).toBe('page');
  expect(translate('importing.choose')).toBe(englishBundles.importing.choose);
  expect(translate('importing.open')).toBe(english.importing.open);
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
  const both: [object, Record<string, Record<string, string>>][] = [
    [german, english],
    [germanBundles, englishBundles],
  ];
  for (const [first, second] of both)
    for (const [section, texts] of Object.entries(first))
      for (const [key, text] of Object.entries<string>(texts))
        expect(names(second[section]?.[key] ?? ''), `${section}.${key}`).toEqual(names(text));
});

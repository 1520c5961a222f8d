import { expect, test } from 'vitest';
import type { App, NavItem, ObjectDirectoryEntry } from '#client/records/types.ts';
import { directorySections, firstOf } from './sections.ts';

const entry = (apiName: string): ObjectDirectoryEntry => ({
  apiName,
  keyPrefix: null,
  label: apiName,
  labelPlural: apiName,
  nameFields: [],
  objectInfoUrl: '',
});
const item = (objectApiName: string | null): NavItem => ({
  developerName: `standard-${objectApiName ?? 'home'}`,
  id: null,
  itemType: objectApiName ? 'Entity' : 'Standard',
  label: objectApiName ?? 'Start',
  objectApiName,
});
const app = (label: string, ...objects: (string | null)[]): App => ({
  appId: label,
  developerName: label,
  formFactors: ['Large'],
  label,
  navItems: objects.map(item),
  selected: false,
  userNavItems: [],
});
const entries = ['Account', 'Case', 'ListView', 'Product2'].map(entry);
const plain = (apps: App[]) =>
  directorySections(entries, apps).map((section) => [
    section.app?.label,
    section.entries.map(({ apiName }) => apiName),
  ]);

test('an object stands once, under the first app that names it', () => {
  expect(plain([app('Handel', null, 'Product2', 'Account'), app('Service', 'Case', 'Account')])).toEqual([
    ['Handel', ['Account', 'Product2']],
    ['Service', ['Case']],
    [undefined, ['ListView']],
  ]);
});

test('without apps there is one section', () => {
  expect(plain([])).toEqual([[undefined, ['Account', 'Case', 'ListView', 'Product2']]]);
});

test('an app whose objects all stand elsewhere or cannot be seen is left out', () => {
  expect(plain([app('Handel', 'Case'), app('Service', 'Case', 'Unseen')]).map(([label]) => label)).toEqual([
    'Handel',
    undefined,
  ]);
});

test('the first entries keep their sections, and what has no room left is no section', () => {
  const sections = directorySections(entries, [
    app('Verkauf', 'Product2', 'Account'),
    app('Service', 'Case'),
  ]);
  const names = (count: number) =>
    firstOf(sections, count).map((section) => section.entries.map(({ apiName }) => apiName));
  expect(names(1)).toEqual([['Account']]);
  expect(names(3)).toEqual([['Account', 'Product2'], ['Case']]);
  expect(names(Number.POSITIVE_INFINITY)).toEqual(
    sections.map((section) => section.entries.map((one) => one.apiName)),
  );
});

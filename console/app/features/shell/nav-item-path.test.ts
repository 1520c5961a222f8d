import { expect, test } from 'vitest';
import { navItemPath } from './nav-item-path.ts';

test('RD-NAV-04 the start of an app is a page of the console, other pages without an object are none', () => {
  expect(navItemPath({ objectApiName: null, standardType: 'home' })).toBe('/dashboard');
  expect(navItemPath({ objectApiName: 'Case', standardType: 'Case' })).toBe('/o/Case');
  expect(navItemPath({ objectApiName: null, standardType: 'Chatter' })).toBeUndefined();
});

import { expect, test } from 'vitest';
import { overrideOf } from './use-overrides.ts';

const everywhere = { actionName: 'View', content: 'Everywhere' } as const;
const wide = { actionName: 'View', content: 'Wide', formFactor: 'Large' } as const;
const narrow = { actionName: 'View', content: 'Narrow', formFactor: 'Small' } as const;

test('a page for wide displays stands in before one for all displays', () => {
  expect(overrideOf([everywhere, narrow, wide], 'View')).toBe(wide);
  expect(overrideOf([narrow, everywhere], 'View')).toBe(everywhere);
});

test('a page for small displays or another action does not stand in', () => {
  expect(overrideOf([narrow], 'View')).toBeUndefined();
  expect(overrideOf([everywhere], 'Edit')).toBeUndefined();
  expect(overrideOf(undefined, 'View')).toBeUndefined();
});

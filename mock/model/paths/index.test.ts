import { expect, it } from 'vitest';
import { findField } from '../../objects/index.ts';
import { findPath, paths } from './index.ts';

it.each(paths.map((one) => [one.name, one] as const))('%s leads along known values and fields', (_, one) => {
  const values = findField(one.object, one.field)?.picklist?.values.map(({ value }) => value);
  for (const { value, fields } of one.steps) {
    expect(values).toContain(value);
    expect(fields.filter((name) => !findField(one.object, name))).toEqual([]);
  }
  expect(one.steps.some(({ end }) => end === 'good')).toBe(true);
});

it('is found by object, and by name in any case', () => {
  expect(findPath('Case')?.name).toBe('Case_Path');
  expect(findPath('Case', 'case_side_effect_path')?.name).toBe('Case_Side_Effect_Path');
  expect(findPath('Order', 'Case_Path')).toBeUndefined();
  expect(findPath('Product2')).toBeUndefined();
});

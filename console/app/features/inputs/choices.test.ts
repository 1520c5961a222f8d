import { expect, test } from 'vitest';
import type { PicklistValues } from '#client/records/types.ts';
import { choicesFor } from './choices.ts';

const value = (name: string, validFor: number[] = []) => ({
  value: name,
  label: name.toUpperCase(),
  validFor,
  attributes: null,
});
const picklist = (
  controllerValues: Record<string, number>,
  values: ReturnType<typeof value>[],
): PicklistValues => ({ controllerValues, defaultValue: null, url: null, values });

test('a picklist that depends on none offers everything', () => {
  expect(choicesFor(picklist({}, [value('a'), value('b')]), null, {})).toEqual([
    { value: 'a', label: 'A' },
    { value: 'b', label: 'B' },
  ]);
});

test('PF-PICK-01 a controlled picklist offers what is valid for the controlling value, and nothing without one', () => {
  const controlled = picklist({ otc: 0, rx: 1 }, [value('a', [0]), value('b', [0, 1])]);
  const offered = (values: object) =>
    choicesFor(controlled, 'Kind', values as never).map((choice) => choice.value);
  expect(offered({ Kind: 'rx' })).toEqual(['b']);
  expect(offered({ Kind: 'otc' })).toEqual(['a', 'b']);
  expect(offered({ Kind: null })).toEqual([]);
});

test('a value that does not say for which others it is valid is offered', () => {
  const { validFor: _, ...untold } = value('b');
  const values = [value('a', [0]), untold];
  const controlled: PicklistValues = { controllerValues: { otc: 0 }, defaultValue: null, url: null, values };
  expect(choicesFor(controlled, 'Kind', { Kind: 'rx' }).map((choice) => choice.value)).toEqual(['b']);
});

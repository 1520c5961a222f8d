import { describe, expect, it } from 'vitest';
import { parseCondition, pathsIn } from './condition.ts';
import { meets } from './meets.ts';

const fields = {
  Name: { value: 'Ibuprofen 5.00 %', displayValue: null },
  Stock: { value: 3 },
  Sold: { value: false },
  Date: { value: '2026-05-01' },
  Note: { value: null },
  Order: { value: { apiName: 'Order', fields: { State: { value: 'Open' } } } },
} as unknown as Parameters<typeof meets>[0];

describe('a condition, applied to a record (RD-VERSION-54)', () => {
  it.each([
    ['{ Name: { like: "ibu%" } }', true],
    ['{ Name: { like: "%5_00 \\\\%" } }', true],
    ['{ Name: { like: "%5\\\\_00%" } }', false],
    ['{ Name: { like: "%5.0" } }', false],
    ['{ Name: { eq: "ibuprofen 5.00 %" } }', true],
    ['{ Stock: { lte: 3 } }', true],
    ['{ Stock: { gt: 3 } }', false],
    ['{ Date: { gte: "2026-05-01" } }', true],
    ['{ Date: { lt: "2026-05-01" } }', false],
    ['{ Sold: { ne: true } }', true],
    ['{ Note: { eq: null } }', true],
    ['{ Note: { ne: null } }', false],
    ['{ Note: { gte: "a" } }', false],
    ['{ Stock: { in: [1, 3] } }', true],
    ['{ Stock: { nin: [1, 3] } }', false],
    ['{ Order: { State: { eq: "Open" } } }', true],
    ['{ Order: { State: { in: ["Closed"] } } }', false],
    ['{ and: [{ Stock: { eq: 3 } }, { or: [{ Sold: { eq: true } }, { Note: { eq: null } }] }] }', true],
    ['{ not: { Stock: { eq: 3 } } }', false],
    ['{ Stock: { gte: 1, lte: 2 } }', false],
    ['{ Stock: { between: 3 } }', false],
    ['{ Missing: { eq: null } }', true],
    ['{ Name: { eq: "a: 1" } }', false],
  ])('%s is met: %s', (text, expected) => {
    expect(meets(fields, parseCondition(text))).toBe(expected);
  });

  it('names the fields that it asks about', () => {
    const text = '{ and: [{ Order: { State: { eq: "a" } } }, { not: { or: [{ Name: { like: "b" } }] } }] }';
    expect(pathsIn(parseCondition(text))).toEqual([['Order', 'State'], ['Name']]);
  });

  it('is refused in another form', () => {
    expect(() => parseCondition('{ Name like }')).toThrow(SyntaxError);
  });
});

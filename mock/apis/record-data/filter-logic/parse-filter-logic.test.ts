import { describe, expect, it } from 'vitest';
import { filterNumbers, parseFilterLogic } from './parse-filter-logic.ts';

const filter = (number: number) => ({ kind: 'filter', number });

describe('filter logic', () => {
  it('joins numbered conditions, nested by brackets', () => {
    expect(parseFilterLogic('1')).toEqual(filter(1));
    expect(parseFilterLogic('1 AND (2 OR 3)')).toEqual({
      kind: 'and',
      of: [filter(1), { kind: 'or', of: [filter(2), filter(3)] }],
    });
    expect(parseFilterLogic('((1 or 2)and 10)')).toEqual({
      kind: 'and',
      of: [{ kind: 'or', of: [filter(1), filter(2)] }, filter(10)],
    });
  });

  it('negates a condition or a bracket', () => {
    expect(parseFilterLogic('NOT 1 AND not (2 OR 3)')).toEqual({
      kind: 'and',
      of: [
        { kind: 'not', of: filter(1) },
        { kind: 'not', of: { kind: 'or', of: [filter(2), filter(3)] } },
      ],
    });
  });

  it.each([
    ['1 AND', { reason: 'incomplete' }],
    ['', { reason: 'incomplete' }],
    ['(1 OR 2', { reason: 'incomplete' }],
    ['1 2', { reason: 'unexpected', text: '2', at: 3 }],
    ['1 AND 2)', { reason: 'unexpected', text: ')', at: 8 }],
    ['1 XOR 2', { reason: 'unexpected', text: 'XOR', at: 3 }],
    ['AND 1', { reason: 'unexpected', text: 'AND', at: 1 }],
    ['1 AND 2 OR 3', { reason: 'mixed', at: 9 }],
    [`${'('.repeat(50)}1`, { reason: 'tooDeep' }],
  ])('refuses %j, telling where it stops making sense', (text, fault) => {
    expect(parseFilterLogic(text)).toEqual(fault);
  });

  it('tells the conditions it names', () => {
    const logic = parseFilterLogic('1 AND (3 OR NOT (2 AND 1))');
    expect('kind' in logic && filterNumbers(logic)).toEqual([1, 3, 2, 1]);
  });
});

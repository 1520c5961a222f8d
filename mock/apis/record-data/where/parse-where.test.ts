import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PlatformFault } from '../../../engine/errors/platform-fault.ts';
import { parseWhere } from './parse-where.ts';
import { readWhere } from './read-where.ts';

const comparison = (path: string[], operator: string, value: unknown) => ({
  kind: 'comparison',
  path,
  operator,
  value,
});

describe('a condition text', () => {
  it('compares a field', () => {
    expect(parseWhere('{ Name: { like: "Ibu%" } }')).toEqual(comparison(['Name'], 'like', 'Ibu%'));
    expect(parseWhere('{"IsActive":{"eq":true}}')).toEqual(comparison(['IsActive'], 'eq', true));
    expect(parseWhere('{ Amount: { gt: -10.5 } }')).toEqual(comparison(['Amount'], 'gt', -10.5));
    expect(parseWhere('{ ParentId: { eq: null } }')).toEqual(comparison(['ParentId'], 'eq', null));
  });

  it('reads a value in its object form', () => {
    expect(parseWhere('{ CreatedDate: { gte: { value: "2026-01-01" } } }')).toEqual(
      comparison(['CreatedDate'], 'gte', '2026-01-01'),
    );
  });

  it('PF-LIST-01 a condition reaches over relationships', () => {
    expect(parseWhere('{ Account: { Parent: { Name: { ne: "A" } } } }')).toEqual(
      comparison(['Account', 'Parent', 'Name'], 'ne', 'A'),
    );
  });

  it('PF-LIST-01 a condition joins comparisons with and, or and not', () => {
    expect(
      parseWhere('{ and: [{ A: { eq: 1 } }, { or: [{ B: { eq: 2 } }, { not: { C: { eq: 3 } } }] }] }'),
    ).toEqual({
      kind: 'and',
      conditions: [
        comparison(['A'], 'eq', 1),
        {
          kind: 'or',
          conditions: [comparison(['B'], 'eq', 2), { kind: 'not', condition: comparison(['C'], 'eq', 3) }],
        },
      ],
    });
  });

  it('takes several members of an object as joined by and', () => {
    expect(parseWhere('{ Amount: { gte: 1, lt: 5 }, Name: { eq: "x" } }')).toEqual({
      kind: 'and',
      conditions: [
        { kind: 'and', conditions: [comparison(['Amount'], 'gte', 1), comparison(['Amount'], 'lt', 5)] },
        comparison(['Name'], 'eq', 'x'),
      ],
    });
  });

  it('lists values', () => {
    expect(parseWhere('{ Status: { in: ["Draft", "Activated"] } }')).toEqual({
      kind: 'membership',
      path: ['Status'],
      operator: 'in',
      values: ['Draft', 'Activated'],
    });
  });

  it.each([
    ['', 1, 'expected “{”'],
    ['{ Name: { like: } }', 17, 'expected a value'],
    ['{ Name: { likes: "x" } }', 11, '“likes” is no operator'],
    ['{ Name: { eq: "x" } } }', 23, 'expected the end'],
    ['{ Name: { eq: ยาว } }', 15, 'unexpected character'],
    ['{ Name: { eq: "a\\u0000" } }', 15, 'the text has a NUL character'],
    ['{ eq: 1 }', 3, '“eq” is no operator'],
  ])('is refused at the place where it stops making sense: %s', (text, place, reason) => {
    expect(() => parseWhere(text)).toThrow(`The condition cannot be read at character ${place}: ${reason}.`);
  });

  it('may not be nested without end', () => {
    expect(() => parseWhere('{a:'.repeat(5000))).toThrow('nested too deeply');
  });

  it.each([
    ['51 comparisons', `{ or: [${'{ A: { eq: 1 } } '.repeat(51)}] }`],
    ['11 patterns', `{ or: [${'{ A: { like: "x%" } } '.repeat(11)}] }`],
    ['1,001 values', `{ A: { in: [${'1,'.repeat(1001)}] } }`],
    ['a pattern of 5 wildcards', '{ A: { like: "%a%b%c_d%" } }'],
    ['11 patterns deeper down', `{ not: { and: [${'{ not: { A: { B: { like: "x%" } } } } '.repeat(11)}] } }`],
  ])('PF-REST-26 may not have %s', (_, text) => {
    expect(() => readWhere(text)).toThrow(expect.objectContaining({ errorCode: 'QUERY_TOO_COMPLICATED' }));
  });

  it('PF-REST-26 may have as much as the limits say', () => {
    const comparisons = `${'{ A: { eq: 1 } } '.repeat(39)}${'{ A: { like: "%a_b%c" } } '.repeat(10)}`;
    expect(readWhere(`{ or: [${comparisons} { A: { in: [${'1,'.repeat(1000)}] } }] }`)).toBeDefined();
  });

  it('is read or refused, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'{}[]:,"ab1 .-\\'), maxLength: 40 }), (text) => {
        try {
          parseWhere(text);
        } catch (error) {
          expect(error).toBeInstanceOf(PlatformFault);
        }
      }),
    );
  });
});

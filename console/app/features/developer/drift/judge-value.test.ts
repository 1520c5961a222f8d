import { describe, expect, test } from 'vitest';
import { judgeValue } from './judge-value.ts';

const contract = {
  components: {
    schemas: {
      Named: { type: 'object', required: ['name'], properties: { name: { type: ['string', 'null'] } } },
      Priced: {
        allOf: [
          { $ref: '#/components/schemas/Named' },
          { type: 'object', properties: { price: { type: 'number' } } },
        ],
      },
      Tree: {
        type: 'object',
        properties: { children: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } },
      },
    },
  },
};
const named = { $ref: '#/components/schemas/Named' };
const judged = (schema: unknown, value: unknown) => judgeValue(schema, value, contract);

describe('RD-DRIFT-02 a value of a body', () => {
  test('that keeps its schema has no finding', () => {
    expect(judged(named, { name: 'Erika' })).toEqual([]);
  });

  test('of another type is found with its pointer', () => {
    expect(judged({ type: 'array', items: named }, [{ name: 'a' }, { name: 4 }])).toEqual([
      { kind: 'type', pointer: '/1/name', expected: 'string | null', came: 'number 4' },
    ]);
  });

  test('may be null where the schema allows it, and only there', () => {
    expect(judged(named, { name: null })).toEqual([]);
    expect(judged({ oneOf: [named, { type: 'null' }] }, null)).toEqual([]);
    expect(judged(named, null)).toEqual([{ kind: 'type', pointer: '', expected: 'object', came: 'null' }]);
  });

  test('that lacks a required member is found at that member', () => {
    expect(judged(named, {})).toEqual([
      { kind: 'missing', pointer: '/name', expected: 'string | null', came: '–' },
    ]);
  });

  test('outside an enum is found with the values that are allowed', () => {
    expect(judged({ enum: ['Full', 'Compact'] }, 'Half')).toEqual([
      { kind: 'value', pointer: '', expected: '"Full" | "Compact"', came: '"Half"' },
    ]);
  });

  test('that exceeds a limit is found with the limit', () => {
    expect(judged({ type: 'string', maxLength: 3 }, 'abcd')).toEqual([
      {
        ...{ kind: 'limit', pointer: '', expected: 'maxLength 3', came: '"abcd"' },
        limit: { keyword: 'maxLength', value: 3 },
      },
    ]);
  });

  test('is followed through references to itself', () => {
    const tree = { $ref: '#/components/schemas/Tree' };
    expect(judged(tree, { children: [{ children: [{ children: 'none' }] }] })).toMatchObject([
      { kind: 'type', pointer: '/children/0/children/0/children' },
    ]);
  });
});

describe('RD-DRIFT-03 a member that the contract lacks', () => {
  test('is unknown, not wrong, and its name is escaped in the pointer', () => {
    expect(judged(named, { name: 'a', 'b/c~d': true })).toEqual([
      { kind: 'unknown', pointer: '/b~1c~0d', expected: '–', came: 'boolean true' },
    ]);
  });

  test('is not one that another part of the schema declares', () => {
    const priced = { $ref: '#/components/schemas/Priced' };
    expect(judged(priced, { name: 'a', price: 1 })).toEqual([]);
    expect(judged(priced, { name: 'a', price: 1, cost: 2 })).toMatchObject([{ pointer: '/cost' }]);
  });

  test('is allowed in a map, whose values are looked at', () => {
    const map = { type: 'object', additionalProperties: named };
    expect(judged(map, { any: { name: 'a' } })).toEqual([]);
    expect(judged(map, { any: { name: 1 } })).toMatchObject([{ kind: 'type', pointer: '/any/name' }]);
  });

  test('does not keep a value from being of one of several forms', () => {
    const forms = { oneOf: [named, { type: 'object', required: ['id'], properties: { id: {} } }] };
    expect(judged(forms, { id: 1, further: 2 })).toMatchObject([{ kind: 'unknown', pointer: '/further' }]);
  });
});

describe('RD-DRIFT-02 a value of one of several forms', () => {
  const kind = (name: string, type: string) => ({
    type: 'object',
    required: ['kind', 'value'],
    properties: { kind: { const: name }, value: { type }, unit: { type: 'string' } },
  });
  const forms = { oneOf: [kind('text', 'string'), kind('number', 'number'), { type: 'null' }] };

  test('is judged by the form that it comes closest to', () => {
    expect(judged(forms, { kind: 'number', value: 'one', unit: 2 })).toMatchObject([
      { pointer: '/value', expected: 'number' },
      { pointer: '/unit' },
    ]);
  });

  test('is of another type where it is of none', () => {
    expect(judged({ oneOf: [named, { type: 'null' }] }, 'Erika')).toEqual([
      { kind: 'type', pointer: '', expected: 'Named | null', came: 'string' },
    ]);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { jsonAnswer } from '../http/answers.ts';
import { type Bundle, operationsOf } from '../prism/bundle.ts';
import type { ContractOperation } from '../prism/contract.ts';
import { UNKNOWN_VALUE, withoutOptional, withUnknownValues } from './tolerance.ts';
import { inVersion } from './versions.ts';

const status = { anyOf: [{ type: 'string', enum: ['Active', 'Closed'] }, { type: 'string' }] };
const bundle = {
  servers: [{ url: 'http://localhost/services/data/v64.0' }],
  paths: {
    '/cart': {
      get: {
        operationId: 'getCart',
        responses: {
          200: {
            description: 'The cart.',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Cart' } } },
          },
        },
      },
    },
  },
  components: {
    schemas: {
      Cart: {
        allOf: [
          {
            type: 'object',
            required: ['id'],
            properties: { id: { type: 'string' }, url: { type: 'string' } },
          },
        ],
        required: ['items', 'result', 'part'],
        properties: {
          status,
          total: { type: 'string', 'x-since': '58.0' },
          items: { type: 'array', items: { $ref: '#/components/schemas/Item' } },
          byId: { type: 'object', additionalProperties: { $ref: '#/components/schemas/Item' } },
          result: {
            oneOf: [
              { $ref: '#/components/schemas/Item' },
              {
                type: 'array',
                items: { type: 'object', required: ['message'], properties: { message: {} } },
              },
            ],
          },
          part: {
            oneOf: [
              {
                type: 'object',
                required: ['kind', 'name'],
                properties: { kind: { const: 'Field' }, name: {}, note: {} },
              },
              { type: 'object', required: ['kind'], properties: { kind: { const: 'Space' }, name: {} } },
            ],
          },
          owner: { anyOf: [{ $ref: '#/components/schemas/Item' }, { type: 'null' }], 'x-since': '62.0' },
        },
      },
      Item: {
        type: 'object',
        required: ['name'],
        properties: {
          name: { type: 'string', enum: ['A', 'B'] },
          note: { type: ['string', 'null'], 'x-since': '64.0' },
          status: { $ref: '#/components/schemas/Status' },
        },
      },
      Status: status,
    },
  },
} as unknown as Bundle;

let operation: ContractOperation;
beforeAll(() => {
  const declared = operationsOf(bundle).get('getCart');
  operation = { bundle, declared, dataBase: '/services/data/v64.0' } as ContractOperation;
});

const item = { name: 'A', note: null, status: 'Active' };
const cart = {
  id: '1',
  url: '/services/data/v64.0/cart',
  status: 'Active',
  total: '1.00',
  items: [item],
  byId: { a: item },
  owner: item,
  part: { kind: 'Field', name: 'Subject', note: '' },
  result: item,
  foreign: { name: 'A' },
};
const bodyOf = ({ body }: { body?: unknown }) => JSON.parse(String(body));

describe('an answer in another version', () => {
  it('lacks what appeared later, at every depth', () => {
    const { total, owner, ...rest } = cart;
    const { note, ...older } = item;
    expect(bodyOf(inVersion(operation, jsonAnswer(200, cart), '57.0'))).toEqual({
      ...rest,
      url: '/services/data/v57.0/cart',
      items: [older],
      result: older,
      byId: { a: older },
    });
    expect(bodyOf(inVersion(operation, jsonAnswer(200, cart), '62.0'))).toMatchObject({
      owner: older,
      total,
    });
    expect(owner).toHaveProperty('note', note);
  });

  it('is untouched in the version of the contract, and where it is no JSON or not declared', () => {
    const answers = [
      jsonAnswer(404, cart),
      { status: 200, headers: { 'content-type': 'image/png' }, body: new Uint8Array() },
    ];
    for (const answer of answers) expect(inVersion(operation, answer, '57.0')).toBe(answer);
    const own = jsonAnswer(200, cart);
    expect(inVersion(operation, own, '64.0')).toBe(own);
  });
});

describe('an answer that tests tolerance', () => {
  it('keeps required members and what the contract does not describe', () => {
    expect(bodyOf(withoutOptional(operation, jsonAnswer(200, cart)))).toEqual({
      id: '1',
      items: [{ name: 'A' }],
      part: { kind: 'Field', name: 'Subject' },
      result: { name: 'A' },
      foreign: { name: 'A' },
    });
  });

  it('keeps what the alternative requires that a value is of', () => {
    const space = jsonAnswer(200, { ...cart, part: { kind: 'Space', name: 'Subject' } });
    expect(bodyOf(withoutOptional(operation, space)).part).toEqual({ kind: 'Space' });
  });

  it('keeps members that it is told to keep, by their names', () => {
    const kept = new Set(['Cart.total', 'Item.note', 'Cart.part.note']);
    const { total, items, owner, part } = bodyOf(withoutOptional(operation, jsonAnswer(200, cart), kept));
    expect({ total, items, owner, part }).toEqual({
      total: '1.00',
      items: [{ name: 'A', note: null }],
      owner: undefined,
      part: cart.part,
    });
  });

  it('has unknown values in open enumerations only', () => {
    expect(bodyOf(withUnknownValues(operation, jsonAnswer(200, cart)))).toMatchObject({
      status: UNKNOWN_VALUE,
      items: [{ name: 'A', note: null, status: UNKNOWN_VALUE }],
      owner: { status: UNKNOWN_VALUE },
    });
  });
});

import { describe, expect, it } from 'vitest';
import type { OpenApiDocument, Operation, Schema } from '../generate/document.ts';
import { compareContracts } from './compare.ts';
import type { Call, Member, Reference, RequestField } from './tables.ts';

const CART = '/services/data/v64.0/commerce/webstores/{webstoreId}/carts/{cartId}';

const call: Call = {
  resource: 'Cart',
  method: 'patch',
  paths: ['/commerce/webstores/webstoreId/carts/cartStateOrId'],
  since: '49.0',
  answer: 'Cart Summary',
};
const member = (name: string, dataType = 'String', more: Partial<Member> = {}): Member => ({
  ...{ type: 'Cart Summary', name, dataType, since: '49.0' },
  ...more,
});
const field = (table: string, name: string, required = 'Optional', dataType = 'String'): RequestField => ({
  ...{ resource: 'Cart', table, name, dataType, required, since: '49.0' },
});

interface Ours {
  answer?: Schema;
  body?: Schema;
  query?: { name: string; required?: boolean; schema: Schema }[];
  path?: string;
}

/** A document with one operation, `updateCart`, and the differences that the comparison finds in it. */
function differencesOf(ours: Ours, theirs: Partial<Reference>): string[] {
  const operation: Operation = {
    operationId: 'updateCart',
    parameters: (ours.query ?? []).map((each) => ({ ...each, in: 'query' })),
    requestBody: { content: { 'application/json': { schema: ours.body ?? { type: 'object' } } } },
    responses: {
      200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/CartSummary' } } } },
    },
  };
  const document: OpenApiDocument = {
    openapi: '3.1.0',
    info: { version: '64.0' },
    paths: { [ours.path ?? CART]: { patch: operation } },
    components: { schemas: { CartSummary: ours.answer ?? { type: 'object' } } },
  };
  const places = new Map([['updateCart', 'openapi/commerce/carts.yaml']]);
  const reference = { calls: [call], members: [], fields: [], ...theirs };
  return compareContracts(new Map([['commerce', { document, places }]]), reference).differences.map(
    ({ kind, subject, member: name, detail }) => [kind, `${subject}.${name}`, detail].join(' ').trimEnd(),
  );
}

const object = (properties: Record<string, Schema>, required: string[] = []): Schema => ({
  ...{ type: 'object', properties, required },
});
const text: Schema = { type: ['string', 'null'] };

describe('calls', () => {
  it('finds one that we lack and one that only we have', () => {
    expect(differencesOf({ path: `${CART}/promises` }, {})).toEqual([
      `call-own updateCart.patch ${CART}/promises`,
      'call-lacking Cart.patch /commerce/webstores/webstoreId/carts/cartStateOrId',
    ]);
  });

  it('expects none that is newer than the contracts', () => {
    const newer = { ...call, resource: 'Cart, Share', paths: ['/commerce/share'], since: '65.0' };
    expect(differencesOf({}, { calls: [call, newer] })).toEqual([]);
  });
});

describe('members of an answer', () => {
  it('finds one that we lack', () => {
    expect(differencesOf({}, { members: [member('name')] })).toEqual([
      'member-lacking CartSummary.name String, 49.0',
    ]);
  });

  it('expects none that is newer than the contracts or has ended', () => {
    const members = [
      member('gift', 'Boolean', { since: '65.0' }),
      member('entitlement', 'String', { until: '56.0' }),
    ];
    expect(differencesOf({}, { members })).toEqual([]);
  });

  it('finds those that only we name, and those that only we require', () => {
    const answer = object({ name: text, mood: text, owner: text }, ['owner']);
    expect(differencesOf({ answer }, { members: [member('name')] })).toEqual([
      'member-own CartSummary.mood',
      'member-own-required CartSummary.owner required',
    ]);
  });

  it('finds one of another type, also in a list and in a map', () => {
    const members = [
      member('count', 'Integer'),
      member('ids', 'String[]'),
      member('names', 'Map<String, String>'),
    ];
    const answer = object({
      count: text,
      ids: { type: 'array', items: { type: 'integer' } },
      names: { type: 'object', additionalProperties: { type: 'boolean' } },
    });
    expect(differencesOf({ answer }, { members })).toEqual([
      'member-type CartSummary.count Integer; ours: string',
      'member-type CartSummary.ids String[]; ours: array of integer',
      'member-type CartSummary.names Map<String, String>; ours: object',
    ]);
  });

  it('compares the types that members name', () => {
    const members = [
      member('coupons', 'Cart Coupon[]'),
      { type: 'Cart Coupon', name: 'code', dataType: 'String', since: '54.0' },
    ];
    const answer = object({ coupons: { type: 'array', items: object({ id: text }) } });
    expect(differencesOf({ answer }, { members })).toEqual([
      'member-lacking CartSummary.coupons[].code String, 54.0',
      'member-own CartSummary.coupons[].id',
    ]);
  });
});

describe('requests', () => {
  it('finds parameters that differ', () => {
    const query = [
      { name: 'size', schema: { type: 'string' } },
      { name: 'sort', required: true, schema: { type: 'string' } },
      { name: 'mood', schema: { type: 'string' } },
    ];
    const table = 'Request parameters for PATCH';
    const fields = [field(table, 'size', 'Optional', 'Integer'), field(table, 'sort'), field(table, 'page')];
    expect(differencesOf({ query }, { fields })).toEqual([
      'parameter-lacking updateCart.page String, 49.0',
      'parameter-own updateCart.mood',
      'parameter-type updateCart.size Integer; ours: string',
      'parameter-required updateCart.sort Optional; ours: required',
    ]);
  });

  it('leaves out parameters of another method', () => {
    expect(differencesOf({}, { fields: [field('Request parameters for GET', 'page')] })).toEqual([]);
  });

  it('finds input properties that differ', () => {
    const body = object({ name: text, count: text, mood: text });
    const fields = [
      field('Properties', 'name', 'Required'),
      field('Properties', 'count', 'Optional', 'Integer'),
      field('Properties', 'note'),
    ];
    expect(differencesOf({ body }, { fields })).toEqual([
      'input-lacking updateCart body.note String, 49.0',
      'input-own updateCart body.mood',
      'input-type updateCart body.count Integer; ours: string',
      'input-required updateCart body.name Required; ours: optional',
    ]);
  });

  it('compares the whole body where the reference names its type', () => {
    const members = [{ type: 'Cart Input', name: 'id', dataType: 'String (Required)', since: '49.0' }];
    const fields = [field('Request Parameters', 'cartInput', 'Required', 'Cart Input')];
    expect(differencesOf({ body: object({ id: text }) }, { members, fields })).toEqual([
      'input-required updateCart body.id Required; ours: optional',
    ]);
  });
});

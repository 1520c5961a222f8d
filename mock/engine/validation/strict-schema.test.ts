import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import type { Bundle, JsonSchema } from '../prism/bundle.ts';
import { strictDefinitions, strictness } from './strict-schema.ts';

const object = (properties: Record<string, JsonSchema>, more = {}): JsonSchema => ({
  type: 'object',
  properties,
  ...more,
});
const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });
const text: JsonSchema = { type: 'string' };
const bundle: Bundle = {
  paths: {},
  components: {
    schemas: {
      Base: object({ id: text }),
      Extended: { allOf: [ref('Base'), object({ name: text })] },
      Beside: { ...(ref('Base') as object), properties: { name: text } },
      Node: object({ value: text, next: ref('Node') }),
      Map: { type: 'object', additionalProperties: ref('Base') },
      Free: { type: 'object' },
      Ok: object({ status: { const: 200 }, result: ref('Base') }, { required: ['status'] }),
      Failed: object(
        { status: { const: 404 }, errors: { type: 'array', items: ref('Base') } },
        { required: ['status'] },
      ),
    },
  },
};

function accepts(schema: JsonSchema, value: unknown): boolean {
  const ajv = new Ajv2020({ strict: false, logger: false });
  const rewritten = strictness(bundle).close(schema) as object;
  return ajv.compile({ $defs: strictDefinitions(bundle), ...rewritten })(value);
}

describe('a strict schema', () => {
  it('refuses undeclared properties at every depth', () => {
    expect(accepts(ref('Base'), { id: 'a' })).toBe(true);
    expect(accepts(ref('Base'), { id: 'a', extra: 1 })).toBe(false);
    expect(accepts({ type: 'array', items: ref('Base') }, [{ id: 'a' }, { extra: 1 }])).toBe(false);
    expect(accepts(ref('Node'), { value: 'a', next: { value: 'b', next: { extra: 1 } } })).toBe(false);
    expect(accepts(ref('Node'), { value: 'a', next: { value: 'b', next: {} } })).toBe(true);
  });

  it('knows the properties of all composed parts', () => {
    for (const name of ['Extended', 'Beside']) {
      expect(accepts(ref(name), { id: 'a', name: 'b' })).toBe(true);
      expect(accepts(ref(name), { id: 'a', name: 'b', extra: 1 })).toBe(false);
    }
  });

  it('leaves maps and free objects open, but not what is inside', () => {
    expect(accepts(ref('Free'), { anything: { goes: 1 } })).toBe(true);
    expect(accepts(ref('Map'), { a: { id: 'x' } })).toBe(true);
    expect(accepts(ref('Map'), { a: { id: 'x', extra: 1 } })).toBe(false);
    expect(accepts(object({ a: text }, { additionalProperties: true }), { b: 1 })).toBe(true);
  });

  it('closes each branch of a choice', () => {
    const choice: JsonSchema = { oneOf: [ref('Ok'), ref('Failed'), { type: 'null' }] };
    expect(accepts(choice, { status: 200, result: { id: 'a' } })).toBe(true);
    expect(accepts(choice, null)).toBe(true);
    expect(accepts(choice, { status: 200, result: {}, errors: [] })).toBe(false);
    expect(accepts(choice, { status: 404, errors: [{ extra: 1 }] })).toBe(false);
  });

  it('closes an object with a choice beside properties of its own as a whole', () => {
    const schema = object({ kind: text }, { oneOf: [ref('Ok'), ref('Failed')] });
    expect(accepts(schema, { kind: 'a', status: 200, result: {} })).toBe(true);
    expect(accepts(schema, { kind: 'a', status: 200, extra: 1 })).toBe(false);
  });

  it('says so when a reference leads out of the component schemas', () => {
    expect(() => strictness(bundle).close({ $ref: '#/paths/x' })).toThrow('is not a component schema');
  });
});

import { expect, it } from 'vitest';
import { jsonAnswer } from '#mock/engine/http/answers.ts';
import { resolve } from '#mock/engine/prism/bundle.ts';
import { type ContractOperation, loadContract, readBundles } from '#mock/engine/prism/contract.ts';
import { laterMembers } from '#mock/engine/reshape/later-members.ts';
import { type Schema, shapesIn } from '#mock/engine/reshape/shape.ts';
import { inVersion } from '#mock/engine/reshape/versions.ts';

const operations = [...(await loadContract(await readBundles())).values()].filter((each) => each.versioned);

/** The version of the contracts, whose answers are not touched. */
const OWN = 64;

/** A member of a body or an answer that is not in every version. */
interface Dated {
  readonly operation: ContractOperation;
  /** The way to it: names of members, `[]` for an element of a list and `{}` for a value of a map. */
  readonly path: readonly string[];
  readonly since: number;
  /** The version in which the whole way is there. */
  readonly complete: number;
  readonly isRequired: boolean;
}

/** Every dated member below a schema, by the first way that leads to it. */
function datedIn(operation: ContractOperation, root: Schema): Dated[] {
  const { bundle } = operation;
  const shapeOf = shapesIn(bundle);
  const seen = new Set<unknown>();
  const visit = (schemas: readonly Schema[], path: readonly string[], complete: number): Dated[] => {
    const targets = schemas.map((schema) => resolve(bundle, schema as never) as Schema);
    if (targets.every((each) => seen.has(each))) return [];
    for (const each of targets) seen.add(each);
    const { members, required, inner } = shapeOf(schemas);
    const isList = targets.some(({ type, items }) => items ?? [type].flat().includes('array'));
    return [
      ...[...members].flatMap(([name, own]) => {
        const since = Math.min(...own.map((schema) => Number(schema['x-since'] ?? 0)));
        const here = { path: [...path, name], complete: Math.max(since, complete) };
        const isRequired = required.has(name);
        const dated = since > 0 ? [{ operation, since, isRequired, ...here }] : [];
        return [...dated, ...visit(own, here.path, here.complete)];
      }),
      ...(inner.length > 0 ? visit(inner, [...path, isList ? '[]' : '{}'], complete) : []),
    ];
  };
  return visit([root], [], 0);
}

const jsonSchemaOf = (holder: { readonly content?: Readonly<Record<string, { schema?: unknown }>> }) =>
  holder.content?.['application/json']?.schema as Schema | undefined;

const inAnswers = operations.flatMap((operation) =>
  Object.entries(operation.declared.responses).flatMap(([status, response]) => {
    const schema = jsonSchemaOf(resolve(operation.bundle, response));
    const dated = schema && status.startsWith('2') ? datedIn(operation, schema) : [];
    return dated.map((each) => ({ ...each, status: Number(status) }));
  }),
);
const inBodies = operations.flatMap((operation) => {
  const { requestBody } = operation.declared;
  const schema = requestBody && jsonSchemaOf(resolve(operation.bundle, requestBody));
  return schema ? datedIn(operation, schema) : [];
});

const inOlderAnswers = inAnswers.filter(({ since }) => since <= OWN);

/** A value that has the member at the end of a way, and nothing else. */
function valueAt(path: readonly string[]): unknown {
  return path.reduceRight<unknown>((value, name) => (name === '[]' ? [value] : { [name]: value }), null);
}

function has(value: unknown, [name, ...rest]: readonly string[]): boolean {
  if (name === undefined) return true;
  const key = name === '[]' ? '0' : name;
  return Object.hasOwn(Object(value), key) && has((value as Record<string, unknown>)[key], rest);
}

const version = (number: number) => number.toFixed(1);
const nameOf = ({ operation, path }: Dated) => `${operation.operationId} ${path.join('.')}`;

it('no member of an answer is there before its version, and each from then on', () => {
  const wrong = inOlderAnswers.filter(({ operation, status, path, since, complete }) => {
    const answered = (asked: number) =>
      JSON.parse(String(inVersion(operation, jsonAnswer(status, valueAt(path)), version(asked)).body));
    return has(answered(since - 1), path) || !has(answered(complete), path);
  });
  expect(wrong.map(nameOf)).toEqual([]);
  console.log(`${inAnswers.length} members of answers are not in every version`);
});

it('a member is newer than the contracts only where the specification names it earlier', () => {
  const newer = inAnswers.filter(({ since }) => since > OWN);
  expect([...new Set(newer.map(({ path }) => path.at(-1)))]).toEqual(['columnLabels']);
});

it('no member of a body is known before its version, and each from then on', () => {
  const optional = inBodies.filter(({ isRequired }) => !isRequired);
  const wrong = optional.filter(({ operation, path, since, complete }) => {
    const refused = (asked: number) => laterMembers(operation, valueAt(path), version(asked)).length > 0;
    return !refused(since - 1) || refused(complete);
  });
  expect(wrong.map(nameOf)).toEqual([]);
  console.log(`${optional.length} optional members of bodies are not in every version`);
});

it('the members of bodies that the reference dates are among them', () => {
  const dated = inBodies.map((each) => `${nameOf(each)} ${version(each.since)}`);
  expect(dated).toEqual(
    expect.arrayContaining([
      'addItemToCart customFields 61.0',
      'addItemsToCart inputs.[].richInput.subType 64.0',
      'createCheckout deliveryAddressInput 61.0',
      'updateMyProfile verificationInput 64.0',
      'getLookupRecords orderBy 63.0',
    ]),
  );
});

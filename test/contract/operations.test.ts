import { describe, expect, it } from 'vitest';
import { bundles, isObject, type JsonObject, type Operation, operationsOf, resolve } from './bundles.ts';

const operations = bundles.flatMap(operationsOf);
const nameOf = ({ api, method, path, operation }: Operation): string =>
  typeof operation.operationId === 'string' ? operation.operationId : `${api} ${method} ${path}`;

describe('the operations of all contracts', () => {
  it('have an operationId each, unique over all contracts', () => {
    expect(bundles.filter((bundle) => operationsOf(bundle).length === 0)).toEqual([]);
    expect(operations.length).toBeGreaterThan(160);
    const missing = operations
      .filter(({ operation }) => typeof operation.operationId !== 'string')
      .map(nameOf);
    const seen = new Map<string, number>();
    for (const operation of operations) seen.set(nameOf(operation), (seen.get(nameOf(operation)) ?? 0) + 1);
    expect(missing).toEqual([]);
    expect([...seen].filter(([, times]) => times > 1)).toEqual([]);
  });

  it('declare an answer and, each with an example, the errors', () => {
    const incomplete = operations.flatMap((operation) => {
      const responses = Object.entries(resolve(operation.document, operation.operation.responses));
      const errors = responses.filter(([status]) => Number(status) >= 400);
      const answered = responses.some(([status]) => Number(status) < 400);
      const silent = errors.filter(([, response]) => !hasExample(operation, response as JsonObject));
      return [
        ...(answered ? [] : [`${nameOf(operation)} declares no answer`]),
        ...(errors.length > 0 ? [] : [`${nameOf(operation)} declares no error`]),
        ...silent.map(([status]) => `${nameOf(operation)} gives no example of its ${status}`),
      ];
    });
    expect(incomplete).toEqual([]);
  });

  it('declare 404 where an id is in the path', () => {
    const withId = operations.filter(({ path }) => /\{\w+Id(Or\w+)?\}/.test(path));
    const missing = withId.filter(({ operation }) => !('404' in (operation.responses as JsonObject)));
    expect(missing.map(nameOf)).toEqual([]);
    expect(withId.length).toBeGreaterThan(80);
  });

  it('name only tags and security schemes that their contract defines', () => {
    const undefinedNames = operations.flatMap((operation) => {
      const schemes = resolve(
        operation.document,
        resolve(operation.document, operation.document.components).securitySchemes,
      );
      const tags = (operation.document.tags as JsonObject[]).map(({ name }) => name);
      const security = (operation.operation.security ?? []) as JsonObject[];
      return [
        ...security.flatMap((requirement) => Object.keys(requirement)).filter((name) => !(name in schemes)),
        ...((operation.operation.tags ?? []) as string[]).filter((tag) => !tags.includes(tag)),
      ].map((name) => `${nameOf(operation)}: ${name}`);
    });
    expect(undefinedNames).toEqual([]);
  });
});

function hasExample({ document }: Operation, response: JsonObject): boolean {
  const content = Object.values(resolve(document, resolve(document, response).content));
  return (
    content.length > 0 &&
    content.every((media) => isObject(media) && ('examples' in media || 'example' in media))
  );
}

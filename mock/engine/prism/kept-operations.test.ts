import { expect, it } from 'vitest';
import { APIS, type Api, readBundle } from './bundle.ts';
import { type PrismOperation, prismOperations } from './components.ts';
import { keptOperations } from './kept-operations.ts';

it.each(APIS)(
  'what is kept of %s is what Prism makes of it, and the same objects each time',
  async (api: Api) => {
    const bundle = await readBundle(api);
    const kept = await keptOperations(bundle);
    expect(withoutNodeIds(kept)).toEqual(withoutNodeIds(await prismOperations(bundle)));
    expect(await keptOperations(await readBundle(api))).toBe(kept);
  },
);

it('of the error forms of all operations there are few objects', async () => {
  const operations = await keptOperations(await readBundle('commerce'));
  const failures = operations.flatMap(({ responses }) => responses.filter(({ code }) => code >= '400'));
  const schemas = failures.flatMap(({ contents = [] }) => contents.map(({ schema }) => schema));
  expect(schemas.length).toBeGreaterThan(500);
  expect(new Set(schemas).size).toBeLessThan(50);
});

it('another text is another contract', async () => {
  const bundle = await readBundle('cms');
  const [path = '', item] = Object.entries(bundle.paths)[0] ?? [];
  const smaller = { ...bundle, paths: { [path]: item ?? {} } };
  expect((await keptOperations(smaller)).length).toBeLessThan((await keptOperations(bundle)).length);
});

/** Prism names nodes differently each time it comes across them. */
const withoutNodeIds = (operations: readonly PrismOperation[]): unknown =>
  JSON.parse(
    JSON.stringify(operations, (key, value) =>
      key === 'x-stoplight' || (key === 'id' && /^[0-9a-f]{13}$/.test(value)) ? undefined : value,
    ),
  );

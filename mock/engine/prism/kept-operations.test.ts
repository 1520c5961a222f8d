import { expect, it } from 'vitest';
import { APIS, type Api, readBundle } from './bundle.ts';
import { prismOperations } from './components.ts';
import { keptOperations } from './kept-operations.ts';

it.each(APIS)(
  'what is kept of %s is what Prism makes of it, and the same objects each time',
  async (api: Api) => {
    const bundle = await readBundle(api);
    const kept = await keptOperations(bundle);
    expect(kept).toEqual(JSON.parse(JSON.stringify(await prismOperations(bundle))));
    expect(await keptOperations(await readBundle(api))).toBe(kept);
  },
);

it('another text is another contract', async () => {
  const bundle = await readBundle('cms');
  const [path = '', item] = Object.entries(bundle.paths)[0] ?? [];
  const smaller = { ...bundle, paths: { [path]: item ?? {} } };
  expect((await keptOperations(smaller)).length).toBeLessThan((await keptOperations(bundle)).length);
});

import { expect, test } from 'vitest';
import { staticUsers } from './static-users.ts';

const importers: Record<string, string[]> = {
  '/app/pages/home.tsx': [],
  '/app/pages/cart.tsx': [],
  '/app/parts/tile.tsx?route': ['/app/pages/home.tsx'],
  '/app/parts/price.ts': ['/app/parts/tile.tsx?route', '/app/pages/cart.tsx', '/app/parts/round.ts'],
  '/app/parts/round.ts': ['/app/parts/price.ts'],
};
const graph = { getModuleInfo: (id: string) => (importers[id] ? { importers: importers[id] } : null) };
const pages = ['/pages/home.tsx', '/pages/cart.tsx'];

test('the users of a module are found through others, also where these load each other', () => {
  expect([...staticUsers('/app/parts/round.ts', pages, graph)].sort()).toEqual(pages.toSorted());
  expect([...staticUsers('/app/parts/tile.tsx?route', pages, graph)]).toEqual(['/pages/home.tsx']);
  expect([...staticUsers('/app/parts/unknown.ts', pages, graph)]).toEqual([]);
});

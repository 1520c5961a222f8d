import { expect, it } from 'vitest';
import { SHOP_PAGES } from '#console/app/features/content/blocks/shop-link.ts';
import routes from '#storefront/app/routes.ts';

interface Route {
  path?: string;
  children?: Route[];
}

const pathsOf = (all: readonly Route[], before: string[] = []): string[] =>
  all.flatMap(({ path, children }) => {
    const steps = path === 'en?' ? before : [...before, ...(path ? [path] : [])];
    return [steps.join('/'), ...pathsOf(children ?? [], steps)];
  });

it('RD-CONTENT-01 the console takes no page of the shop for one that is there without the shop having it', () => {
  const known = pathsOf(routes as Route[]);
  expect(SHOP_PAGES.filter((page) => !known.includes(page))).toEqual([]);
});

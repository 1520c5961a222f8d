import type { RouteObject } from 'react-router-dom';
import { expect, it } from 'vitest';
import { pages } from '#console/app/routes.tsx';
import { SCREENS, SIGN_IN } from './screens.ts';

/** The full patterns of the routes that draw something, without those that only lead on. */
function patternsOf(routes: readonly RouteObject[], above = ''): string[] {
  return routes.flatMap(({ path = '', index, children, lazy, element }) => {
    const pattern = path.startsWith('/') || path === '*' ? path : [above, path].filter(Boolean).join('/');
    if (children) return patternsOf(children, pattern);
    if (index && !lazy) return [];
    return lazy || element ? [pattern.startsWith('/') || pattern === '*' ? pattern : `/${pattern}`] : [];
  });
}

it('knows every route of the console, so that each is looked at and checked', () => {
  const routes = new Set(patternsOf(pages));
  expect(new Set([SIGN_IN, ...SCREENS].map(({ route }) => route))).toEqual(routes);
});

it('gives every screen a name of its own', () => {
  const names = SCREENS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

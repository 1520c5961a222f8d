import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, Link, StaticRouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { RouteLink } from './RouteLink.tsx';

/** The markup of a page of the shop that holds this and nothing else. */
async function pageOf(element: React.ReactNode): Promise<string> {
  const routes = [{ path: '*', element }];
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(new Request('http://localhost/en/category/x?page=2'));
  if (context instanceof Response) throw new Error('The page answered by itself');
  return renderToString(
    <StaticRouterProvider
      router={createStaticRouter(dataRoutes, context)}
      context={context}
      hydrate={false}
    />,
  );
}

const ADDRESSES = [
  '/',
  '/en/cart',
  '/search?q=erk%C3%A4ltung&sort=price',
  '/category/x?refinement=Darreichungsform:"Tropfen"#liste',
  '/search?q=a b&c=<d>',
  '/info/Größe',
  '//elsewhere.example/path',
];

it.each(ADDRESSES)('the server writes for %s what the browser takes over', async (to) => {
  const attributes = {
    to,
    className: 'tile',
    prefetch: 'intent',
    replace: true,
    preventScrollReset: true,
    viewTransition: true,
    state: { from: 'here' },
    target: '_blank',
    'aria-current': 'page',
  } as const;
  const ours = await pageOf(<RouteLink {...attributes}>Weiter</RouteLink>);
  const theirs = await pageOf(
    <Link {...attributes} discover="none">
      Weiter
    </Link>,
  );
  expect(import.meta.env.SSR).toBe(true);
  expect(ours).toContain('<a ');
  expect(attributesOf(ours)).toEqual(attributesOf(theirs));
});

/** In whatever order they are written. */
const attributesOf = (html: string): string[] => html.split(/(?= [\w-]+=")|(?=[<>])/).toSorted();

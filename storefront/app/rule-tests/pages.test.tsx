import { expect, test } from 'vitest';
import { PageSections } from '../features/content/sections/PageSections.tsx';
import { ProductTile } from '../features/product/ProductTile.tsx';
import { categoryIdOf } from '../features/product-list/category-address.ts';
import { customTags, headOf, type PageHead } from '../head/page-head.ts';
import { de } from '../i18n/de/index.ts';
import { en } from '../i18n/en/index.ts';
import { meta as homeHead, loader as readHomePage } from '../routes/home.tsx';
import routes from '../routes.ts';
import { visit } from './checkout-visit.ts';
import { stubShop } from './stub-shop.ts';
import { composed, countOf, productView, rendered, valuesOf } from './support.tsx';

/** The modules of the pages by their address. */
const pages = new Map(
  routes.flatMap(({ children = [] }) =>
    children.map(({ index, path, file }) => [index ? '/' : path, file] as const),
  ),
);
const head = (more: Partial<PageHead>) =>
  headOf({ title: 'Gel', path: '/product/detail/01t1', site: 'https://shop.example', ...more });
const links = (tags: ReturnType<typeof headOf>) =>
  tags.flatMap((tag) => ('tagName' in tag && tag.tagName === 'link' ? [`${tag.rel} ${tag.href}`] : []));

test('SF-HOME-01 the root of the site is the home page, titled by the name of the shop', async () => {
  expect(pages.get('/')).toBe('routes/home.tsx');
  const { shop } = stubShop({ 'GET /contents': () => [200, { contents: [] }] });
  const loaderData = await visit(readHomePage, shop, new Request('https://shop.example/'));
  expect(homeHead({ loaderData } as Parameters<typeof homeHead>[0])).toContainEqual({
    title: de.home.pageTitle,
  });
  for (const { home, shell } of [de, en]) expect(home.pageTitle).toContain(`${shell.shopName} – `);
});

test('SF-PAGE-01 the product page is at /product/detail/{productId}, and tiles link there', () => {
  expect(pages.get('product/detail/:productId')).toBe('routes/product.tsx');
  const hrefs = valuesOf(rendered(<ProductTile product={productView()} canOrder />), 'href');
  expect(hrefs).toContain('/product/detail/01t000000000001AAA');
});

test('SF-PAGE-02 a category is named by the last part of a path below /category/', () => {
  expect(pages.get('category/*')).toBe('routes/category.tsx');
  const id = '0ZG000000000001AAA';
  expect([`detail/${id}`, `haut/sonne/${id}`, 'haut/sonne'].map(categoryIdOf)).toEqual([id, id, undefined]);
});

test('SF-HOME-02 the home page shows its four blocks in the order of its content', () => {
  const sections = composed({
    sections: [
      { type: 'slideshow', slides: [{ contentKey: 'S' }] },
      { type: 'guestBlock', block: { contentKey: 'G' } },
      { type: 'topBrands', brands: [{ contentKey: 'B' }] },
      { type: 'bestSellers', skus: ['OF-1'] },
    ],
    contents: {
      S: { image: 'MC1', caption: 'Gut durch den Winter' },
      G: { title: 'Willkommen' },
      B: { name: 'Vitalund', link: '/category/detail/1', image: 'MC2' },
    },
    products: [productView()],
  });
  const markup = rendered(<PageSections sections={sections} canOrder={false} />);
  const order = ['Gut durch den Winter', 'Willkommen', 'Vitalund', 'Liviadol Gel'].map((words) =>
    markup.indexOf(words),
  );
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});

test('SF-HOME-03 the guest block is shown to guests only', () => {
  const page = (isGuest: boolean) =>
    composed({
      sections: [{ type: 'guestBlock', block: { contentKey: 'G' } }],
      contents: { G: { title: 'Willkommen', image: 'MC1' } },
      isGuest,
    });
  expect(rendered(<PageSections sections={page(true)} canOrder={false} />)).toContain('Willkommen');
  expect(rendered(<PageSections sections={page(false)} canOrder />)).toBe('');
});

test('SF-PAGE-04 four portions take 6, 2, 4 and 8 columns, any other portion the full row', () => {
  const column = (portion: string) => ({ portion, elements: [{ kind: 'text', text: portion }] });
  const portions = ['50%', '16.67%', '33.33%', '66.67%', '40%'];
  const markup = rendered(
    <PageSections
      sections={composed({ sections: [{ type: 'layout', columns: portions.map(column) }] })}
      canOrder={false}
    />,
  );
  const spans = valuesOf(markup, 'class').flatMap((name) => /span(\d+)/.exec(name ?? '')?.[1] ?? []);
  expect(spans).toEqual(['6', '2', '4', '8', '12']);
});

test('SF-PAGE-05 a section has a direction for desktops, tablets and phones', () => {
  const directions = { desktop: 'column', tablet: 'column', mobile: 'row' };
  const markup = rendered(
    <PageSections
      sections={composed({ sections: [{ type: 'layout', directions, columns: [] }] })}
      canOrder={false}
    />,
  );
  expect(['desktopColumn', 'tabletColumn', 'mobileRow'].filter((name) => !markup.includes(name))).toEqual([]);
});

test('SF-PAGE-06 a section stands on its picture, with an overlay where asked for', () => {
  const background = { desktop: { contentKey: 'MC1' }, altText: 'Regal', hasOverlay: true };
  const page = (more: object) =>
    rendered(
      <PageSections
        sections={composed({ sections: [{ type: 'layout', columns: [], ...more }] })}
        canOrder={false}
      />,
    );
  expect(page({ background })).toContain('/cms/delivery/media/MC1');
  expect(page({ background })).toContain('overlay');
  expect(page({ background: { ...background, hasOverlay: false } })).not.toContain('overlay');
  expect(page({})).not.toContain('<img');
});

test('SF-HEAD-01 the head has a title and a description', () => {
  expect(head({ description: 'Gegen Schmerzen' })).toEqual(
    expect.arrayContaining([{ title: 'Gel' }, { name: 'description', content: 'Gegen Schmerzen' }]),
  );
});

test('SF-HEAD-02 the head takes custom meta tags and drops scripts', () => {
  expect(head({ customHeadTags: '<meta name="author" content="Offizin">' })).toContainEqual({
    name: 'author',
    content: 'Offizin',
  });
  expect(customTags('<script>alert(1)</script>')).toEqual([]);
});

test('SF-HEAD-03 the head names the page in German and English', () => {
  expect(links(head({}))).toEqual(
    expect.arrayContaining([
      'alternate https://shop.example/product/detail/01t1',
      'alternate https://shop.example/en/product/detail/01t1',
    ]),
  );
});

test('SF-HEAD-04 the head names the canonical address', () => {
  expect(links(head({}))).toContain('canonical https://shop.example/product/detail/01t1');
});

test('SF-HEAD-05 a page that is not indexed says noindex,nofollow', () => {
  const robots = { name: 'robots', content: 'noindex,nofollow' };
  expect(head({ isIndexed: false })).toContainEqual(robots);
  expect(head({ isIndexed: true })).not.toContainEqual(robots);
});

test('SF-HEAD-06 placeholders of title and description are filled from the record', () => {
  const fields = { Name: 'Liviadol', L2C_CM_PZN__c: '04877800' };
  const tags = head({ title: '{!Record.Name}', description: 'PZN {L2C_CM_PZN__c}', fields });
  expect(tags).toEqual(
    expect.arrayContaining([{ title: 'Liviadol' }, { name: 'description', content: 'PZN 04877800' }]),
  );
});

test('SF-PAGE-03 a page shows its own list once, at the place that its sections give it', () => {
  const sections = composed({
    sections: [
      { type: 'layout', columns: [{ portion: '50%', elements: [{ kind: 'text', title: 'Vor der Liste' }] }] },
      { type: 'products' },
    ],
  });
  const markup = rendered(<PageSections sections={sections} canOrder products={<p>Die Liste</p>} />);
  expect(markup.indexOf('Vor der Liste')).toBeLessThan(markup.indexOf('Die Liste'));
  expect(countOf(markup, 'Die Liste')).toBe(1);
});

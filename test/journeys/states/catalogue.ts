import { untilAtRest } from '../pages/at-rest.ts';
import {
  ARRIVES_WHOLE,
  at,
  broken,
  during,
  everybody,
  NEVER_EMPTY,
  type Open,
  onlyFor,
  pressed,
  type RouteStates,
  sent,
  without,
} from './state.ts';

/** A vitamin that has variants, comparison price, base price and similar products. */
const VITAMIN = '16395176';
/** Has similar products, and no other state shows its page. */
const UNSEEN = '04877800';
const product = at(`/search?q=${VITAMIN}`);
const search = at('/search?q=ibuprofen');
const withoutFound = at('/search?q=fahrradschlauch');

/** The first category that the home page names. */
const category: Open = async (visit) => {
  await at('/')(visit);
  const link = visit.page.locator('main a[href*="/category/"]').first();
  await at(new URL((await link.getAttribute('href')) ?? '', visit.shop).pathname.replace(/^\/en/, ''))(visit);
};

/** A product while what is similar to it has not arrived: one that nobody has looked at, since guests share what is read. */
const waiting: Open = async ({ page, shop, sandbox }) => {
  const found = await page.request.get(`${shop}/search?q=${UNSEEN}`, { maxRedirects: 0 });
  const address = new URL(found.headers().location ?? '', shop).href;
  await page.goto(shop);
  await sandbox.delay({ milliseconds: 25_000, operationIds: ['searchProducts'] });
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('[aria-busy="true"]').first().waitFor();
};

/** A new list of the account that is sent without a name. */
const namelessList: Open = async (visit) => {
  await at('/wish-list')(visit);
  await visit.page.locator('main summary').first().click();
  const create = visit.page.locator('main form:has([value="create"]) button');
  await untilAtRest(visit.page, () => create.click());
};

/** Routes where products are found. */
export const catalogue: Readonly<Record<string, RouteStates>> = {
  'routes/home.tsx': {
    visitors: everybody,
    full: {
      'all sections': at('/'),
      'list of categories': pressed(at('/'), 'header button[popovertarget]', 360),
      suggestions: async (visit) => {
        await at('/')(visit);
        await visit.page.getByRole('combobox').first().fill('ibu');
        await visit.page.getByRole('option').first().waitFor();
      },
    },
    empty: { 'no content': during('content-missing', at('/')) },
    loading: ARRIVES_WHOLE,
    error: { ...broken(at('/')), maintenance: during('maintenance', at('/')) },
  },
  'routes/product.tsx': {
    visitors: everybody,
    full: {
      'a medicine': at('/search?q=04877800'),
      variants: product,
      'needs a prescription': at('/search?q=09672741'),
      'sold out': at('/search?q=18858982'),
    },
    empty: {
      'no price': during('price-unavailable', product),
      'no pictures': during('media-missing', product),
    },
    loading: { 'similar products on their way': waiting },
    error: {
      gone: at('/product/detail/01t000000000001AAA'),
      'address for a notice missing': sent(at('/search?q=18858982')),
      'similar products fail': async (visit) => {
        await product(visit);
        const address = visit.page.url();
        await visit.sandbox.start('search-down');
        await visit.page.goto(address, { waitUntil: 'networkidle' });
      },
    },
  },
  'routes/category.tsx': {
    visitors: everybody,
    full: { products: category },
    empty: { 'no product': during('empty-search', category) },
    loading: ARRIVES_WHOLE,
    error: { unknown: at('/category/0ZG000000000001AAA'), ...broken(at('/category/0ZG000000000001AAA')) },
  },
  'routes/search.tsx': {
    visitors: everybody,
    full: { found: search, 'filters opened': pressed(search, 'main button[popovertarget]', 360) },
    empty: {
      'nothing found': withoutFound,
      'nothing asked': at('/search'),
      'no such PZN': at('/search?q=04877801'),
    },
    loading: ARRIVES_WHOLE,
    error: { 'search is down': during('search-down', search) },
  },
  'routes/info.tsx': {
    visitors: everybody,
    full: { imprint: at('/info/impressum'), 'sections with a form': at('/info/beratung') },
    empty: 'A page without content is not found.',
    loading: ARRIVES_WHOLE,
    error: { unknown: at('/info/nirgends'), 'content fails': during('content-down', at('/info/impressum')) },
  },
  'routes/consent.tsx': {
    visitors: everybody,
    full: { choices: at('/consent') },
    empty: NEVER_EMPTY,
    loading: ARRIVES_WHOLE,
    error: broken(at('/consent')),
  },
  'routes/withdrawal.tsx': {
    visitors: everybody,
    full: {
      form: at('/withdrawal'),
      'to be confirmed': sent(at('/withdrawal'), {
        name: 'Erika Sommer',
        orderNumber: 'OF-1',
        email: 'erika@offizin.example',
      }),
    },
    empty: NEVER_EMPTY,
    loading: ARRIVES_WHOLE,
    error: { 'entries missing': sent(at('/withdrawal')) },
  },
  'routes/notice.tsx': {
    visitors: everybody,
    full: { 'to be confirmed': at('/notice/a-code') },
    empty: NEVER_EMPTY,
    loading: ARRIVES_WHOLE,
    error: { 'no such notice': pressed(at('/notice/a-code'), 'main form[method="post"] button') },
  },
  'routes/wish-list.tsx': {
    visitors: everybody,
    full: {
      'a product': async (visit) => {
        await product(visit);
        const wish = visit.page.locator('main button[form="wish-form"][name="add"]').first();
        if ((await wish.count()) > 0) await untilAtRest(visit.page, () => wish.click());
        await at('/wish-list')(visit);
      },
    },
    empty: {
      'nothing wished': async (visit) => {
        await visit.page.context().clearCookies({ name: /wish/ });
        const wished = visit.page.locator('main button[form="wish-form"][name="remove"]');
        for (await at('/wish-list')(visit); (await wished.count()) > 0; await at('/wish-list')(visit))
          await untilAtRest(visit.page, () => wished.first().click());
      },
    },
    loading: ARRIVES_WHOLE,
    error: {
      'products fail': without(['getProducts'], at('/wish-list')),
      'lists fail': onlyFor(['buyer'], without(['getWishlists'], at('/wish-list'))),
      'a list without a name': onlyFor(['buyer'], namelessList),
    },
  },
  'routes/not-found.tsx': {
    visitors: everybody,
    full: { 'not found': at('/nirgends') },
    empty: NEVER_EMPTY,
    loading: ARRIVES_WHOLE,
    error: broken(at('/nirgends')),
  },
};

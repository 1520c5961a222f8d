import { redirect } from 'react-router';
import { pageFailure } from '../failures/failures.server.ts';
import { type PznReading, readPzn } from '../features/product/pzn.ts';
import { listStateOf } from '../features/product-list/list-state.ts';
import { ProductListPage } from '../features/product-list/ProductListPage.tsx';
import { EmptySearch } from '../features/search/EmptySearch.tsx';
import { SearchStart } from '../features/search/SearchStart.tsx';
import { readProductList } from '../features/search/search.server.ts';
import styles from '../features/search/search-page.module.css';
import { searchTermOf } from '../features/search/search-term.ts';
import { Breadcrumbs } from '../features/shell/Breadcrumbs.tsx';
import { headOf } from '../head/page-head.ts';
import { plainHead } from '../head/seo.server.ts';
import { localisedPath } from '../i18n/languages.ts';
import { useText } from '../i18n/texts.ts';
import { ordersFromTiles, shopContext } from '../platform/shop.server.ts';
import type { Route } from './+types/search.ts';

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? headOf(loaderData.head) : []);

/** What a store without PZN makes of a term. */
const noPzn: PznReading = { kind: 'none' };

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { searchParams } = new URL(request.url);
  const term = searchTermOf(searchParams.get('q'));
  const head = plainHead(shop, { title: shop.text('search.title'), isIndexed: false });
  const canOrder = ordersFromTiles(shop);
  if (!term) return { term, head, canOrder, list: undefined, invalidPzn: undefined };

  const pzn = shop.settings.fields.pzn ? readPzn(term) : noPzn;
  const searchTerm = pzn.kind === 'valid' ? pzn.pzn : term;
  const list = await readProductList(shop, { searchTerm }, listStateOf(searchParams)).catch(pageFailure);
  const [only, ...others] = list.products;
  if (pzn.kind === 'valid' && only?.pzn === pzn.pzn && others.length === 0) {
    throw redirect(localisedPath(`/product/detail/${only.id}`, shop.language));
  }
  return { term, head, canOrder, list, invalidPzn: pzn.kind === 'invalid' ? pzn.pzn : undefined };
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const text = useText();
  const { term, list, canOrder, invalidPzn } = loaderData;
  return (
    <div className="page">
      <Breadcrumbs crumbs={[{ label: text('search.title') }]} />
      {!list ? <SearchStart /> : null}
      {list && list.total === 0 && list.filters.length === 0 ? (
        <EmptySearch term={term} invalidPzn={invalidPzn} />
      ) : null}
      {list && (list.total > 0 || list.filters.length > 0) ? (
        <>
          <h1 className={styles.title}>{text('search.resultsFor', { term })}</h1>
          <ProductListPage list={list} canOrder={canOrder} />
        </>
      ) : null}
    </div>
  );
}

import { redirect } from 'react-router';
import { notFound, pageFailure } from '../failures/failures.server.ts';
import { readCategoryPage } from '../features/content/category-page.server.ts';
import { PageSections } from '../features/content/sections/PageSections.tsx';
import { CategoryHead } from '../features/product-list/CategoryHead.tsx';
import { readCategory } from '../features/product-list/category.server.ts';
import { categoryIdOf } from '../features/product-list/category-address.ts';
import { EmptyCategory } from '../features/product-list/EmptyCategory.tsx';
import { listStateOf } from '../features/product-list/list-state.ts';
import { ProductListPage } from '../features/product-list/ProductListPage.tsx';
import { readProductList } from '../features/search/search.server.ts';
import { Breadcrumbs } from '../features/shell/Breadcrumbs.tsx';
import { headOf } from '../head/page-head.ts';
import { readHead } from '../head/seo.server.ts';
import { breadcrumbData } from '../head/structured-data.ts';
import { localisedPath } from '../i18n/languages.ts';
import { ordersFromTiles, shopContext } from '../platform/shop.server.ts';
import type { Route } from './+types/category.ts';

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? headOf(loaderData.head) : []);

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const categoryId = categoryIdOf(params['*']) ?? notFound();
  const state = listStateOf(new URL(request.url).searchParams);
  const [category, list, sections] = await Promise.all([
    readCategory(shop, categoryId),
    readProductList(shop, { categoryId }, state),
    readCategoryPage(shop, categoryId),
  ]).catch(pageFailure);
  const path = localisedPath(category.path, shop.language);
  if (shop.path !== path) throw redirect(path + new URL(request.url).search, 301);
  const { name: title, description } = category;
  const read = await readHead(shop, category.id, { title, description });
  // The platform knows the address by the id alone.
  const head = { ...read, path, alternates: undefined };
  const structuredData = [breadcrumbData(category.crumbs, head.site)];
  return { category, list, sections, head: { ...head, structuredData }, canOrder: ordersFromTiles(shop) };
}

export default function Category({ loaderData }: Route.ComponentProps) {
  const { category, list, sections, canOrder } = loaderData;
  const isBelow = sections[0]?.type !== 'products';
  const isEmpty = list.total === 0 && list.filters.length === 0;
  return (
    <>
      <div className="page">
        <Breadcrumbs crumbs={category.crumbs} />
        <CategoryHead category={category} />
      </div>
      <PageSections
        sections={sections}
        canOrder={canOrder}
        products={
          <div className="page">
            {isEmpty ? (
              <EmptyCategory />
            ) : (
              <ProductListPage list={list} canOrder={canOrder} isBelow={isBelow} />
            )}
          </div>
        }
      />
    </>
  );
}

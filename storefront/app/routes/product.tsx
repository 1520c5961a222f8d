import { pageFailure } from '../failures/failures.server.ts';
import { deliveryDay, standardTransit } from '../features/delivery-day/delivery-day.server.ts';
import { PriceNotes } from '../features/product/PriceNotes.tsx';
import { ProductBuyBox } from '../features/product/ProductBuyBox.tsx';
import { ProductDetails } from '../features/product/ProductDetails.tsx';
import { ProductGallery } from '../features/product/ProductGallery.tsx';
import { showsComparison } from '../features/product/price-footnotes.ts';
import { readProductPage, readSimilarProducts } from '../features/product/product.server.ts';
import styles from '../features/product/product-page.module.css';
import { Recommendations } from '../features/product/Recommendations.tsx';
import { recommendedWithProduct } from '../features/product/recommendations.server.ts';
import { SimilarProducts } from '../features/product/SimilarProducts.tsx';
import { askForNotice } from '../features/product/stock-notice.server.ts';
import { Breadcrumbs } from '../features/shell/Breadcrumbs.tsx';
import { headOf } from '../head/page-head.ts';
import { readHead } from '../head/seo.server.ts';
import { breadcrumbData, productData } from '../head/structured-data.ts';
import { ordersFromTiles, shopContext } from '../platform/shop.server.ts';
import type { Route } from './+types/product.ts';

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? headOf(loaderData.head) : []);

export async function loader({ params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const page = await readProductPage(shop, params.productId).catch(pageFailure);
  const { product, description } = page;
  const title = [product.name, product.variant].filter(Boolean).join(', ');
  const head = await readHead(shop, product.id, { title, description });
  const structuredData = [
    productData({ ...page, path: head.path, site: head.site }),
    breadcrumbData(page.crumbs, head.site),
  ];
  const similar = readSimilarProducts(shop, page);
  return {
    page,
    head: { ...head, structuredData },
    delivery: deliveryDay(shop, standardTransit),
    canOrder: shop.abilities.isCartAllowed,
    canOrderFromTiles: ordersFromTiles(shop),
    similar,
    recommended: recommendedWithProduct(shop, product, similar),
  };
}

/** Asks to be told when the product can be had again. */
export async function action({ request, params, context }: Route.ActionArgs) {
  return askForNotice(context.get(shopContext), params.productId, await request.formData());
}

export default function Product({ loaderData }: Route.ComponentProps) {
  const { page, delivery, canOrder, canOrderFromTiles, similar, recommended } = loaderData;
  const { product } = page;
  return (
    <>
      <div className="page">
        <Breadcrumbs crumbs={page.crumbs} />
        <div className={styles.page}>
          <ProductGallery key={product.id} product={product} images={page.images} />
          <ProductBuyBox product={product} variants={page.variants} canOrder={canOrder} delivery={delivery} />
          <ProductDetails page={page} />
        </div>
        <PriceNotes products={[product]} />
      </div>
      <SimilarProducts
        products={similar}
        ingredient={product.activeIngredient}
        canOrder={canOrderFromTiles}
        hasPriceNotes={showsComparison(product)}
      />
      <Recommendations
        key={product.id}
        products={recommended}
        canOrder={canOrderFromTiles}
        hasPriceNotes={showsComparison(product)}
      />
    </>
  );
}

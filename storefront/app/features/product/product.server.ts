import { readPrice } from '#client/commerce/prices.ts';
import type { Data } from '#client/operation.ts';
import { getProduct } from '#generated/commerce/client.gen.ts';
import type { Shop } from '../../platform/shop.server.ts';
import { crumbsOf } from '../product-list/category.server.ts';
import { findProducts } from '../search/search.server.ts';
import type { Crumb } from '../shell/Breadcrumbs.tsx';
import { productFields, valuesOf } from './product-fields.ts';
import { needsPrescription, type ProductImage, type ProductView } from './product-view.ts';
import { toProductView } from './to-product-view.ts';
import { type VariantGroup, variantGroups } from './variants.ts';

/** A product page without the products like it. */
export interface ProductPage {
  product: ProductView;
  description: string | undefined;
  /** Address of the package leaflet, where there is one. */
  leaflet: string | undefined;
  images: ProductImage[];
  variants: VariantGroup[];
  crumbs: Crumb[];
  categoryId: string | undefined;
}

type Detail = Data<'getProduct'>;

/** Most products like this one that are shown. */
const similarCount = 4;

/** A product with price, pictures, variations and the way to it. */
export async function readProductPage(shop: Shop, productId: string): Promise<ProductPage> {
  const mapping = shop.settings.fields;
  const [detail, price] = await Promise.all([
    shop.platform.read(getProduct, { path: { productId }, query: { fields: productFields(mapping) } }),
    readPrice(shop.platform, productId).catch(() => undefined),
  ]);
  const values = valuesOf(mapping, detail.fields);
  const product = toProductView({
    id: detail.id,
    productClass: detail.productClass,
    values,
    image: detail.defaultImage,
    variation: Object.values(detail.variationAttributeSet?.attributes ?? {}),
    purchaseQuantityRule: detail.purchaseQuantityRule,
    price,
  });
  const path = detail.primaryProductCategoryPath?.path ?? [];
  return {
    product,
    description: values.Description || undefined,
    leaflet: values.leaflet ? `/cms/delivery/media/${values.leaflet}` : undefined,
    images: imagesOf(detail, product),
    variants: variantGroups(detail.variationInfo, detail.id, mapping.variant),
    crumbs: [...crumbsOf(path), { label: product.name }],
    categoryId: path.at(-1)?.id,
  };
}

/**
 * Products like this one: the same active ingredient first, else the same category; none on prescription.
 * Other packs of the product itself are no others: the page has a choice of them already.
 */
export async function readSimilarProducts(
  shop: Shop,
  { product, categoryId }: ProductPage,
): Promise<ProductView[]> {
  const pageSize = 3 * similarCount;
  const isAdvertised = (other: ProductView) => other.name !== product.name && !needsPrescription(other);
  const ingredientField = shop.settings.fields.activeIngredient;
  const byIngredient =
    product.activeIngredient && ingredientField
      ? await findProducts(shop, {
          searchTerm: product.activeIngredient,
          searchFields: [ingredientField],
          pageSize,
        })
      : [];
  const others = byIngredient.filter(isAdvertised);
  if (others.length > 0 || !categoryId) return others.slice(0, similarCount);
  const byCategory = await findProducts(shop, { categoryId, pageSize });
  return byCategory.filter(isAdvertised).slice(0, similarCount);
}

/** All pictures of the product once, the main one first. */
function imagesOf({ mediaGroups }: Detail, { image, name }: ProductView): ProductImage[] {
  const items = (mediaGroups ?? [])
    .filter(({ usageType }) => usageType === 'Standard')
    .flatMap(({ mediaItems }) => mediaItems ?? [])
    .filter(({ mediaType }) => mediaType !== 'Document');
  const images = items.flatMap(({ url, alternateText }) =>
    url ? [{ url, alt: alternateText ?? name }] : [],
  );
  const all = image ? [image, ...images] : images;
  return all.filter(({ url }, place) => all.findIndex((other) => other.url === url) === place);
}

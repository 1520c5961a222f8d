import type { components } from '#generated/commerce/types.gen.ts';
import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { chosenFields } from '#mock/model/shoppers/plain-fields.ts';
import type { Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';
import { purchaseQuantityRule } from '../carts/quantity-rules.ts';
import { asShown } from './as-shown.ts';
import { pathEntry } from './category-tree.ts';
import { loadCategoryTree } from './load-categories.ts';
import { productBasics } from './product-answers.ts';
import { loadProductPictures } from './product-pictures.ts';
import { requireProduct, siblingsOf } from './products.ts';
import { attributeSetInfo, variationAttributeSet, variationInfo } from './variations.ts';

type Product = Row<'Product2'>;
type ProductDetail = components['schemas']['ProductDetail'];

/** What a request leaves out of a product. */
export interface DetailChoice {
  readonly fields?: readonly string[];
  readonly mediaGroups?: readonly string[];
  readonly excludeFields?: boolean;
  readonly excludeMedia?: boolean;
  readonly excludePrimaryProductCategory?: boolean;
  readonly excludeVariationInfo?: boolean;
  readonly excludeQuantityRule?: boolean;
  readonly excludeAttributeSetInfo?: boolean;
  readonly excludeProductSellingModels?: boolean;
}

/**
 * One product with pictures, category path and variations, in seven reads however many variations it has.
 *
 * @throws PlatformFault 404 for a product that shoppers may not see, 400 for an unknown field
 */
export async function readProduct(
  context: RequestContext,
  { CatalogId__c }: Row<'WebStore'>,
  productId: string,
  choice: DetailChoice,
): Promise<ProductDetail> {
  const { store, language } = context;
  const fields = choice.excludeFields ? [] : chosenFields('Product2', choice.fields);
  const stored = await requireProduct(store, productId);
  const [product = stored] = await asShown(context, [stored]);
  const pictures = choice.excludeMedia ? new Map() : await loadProductPictures(store, [product.Id], language);
  const alone = choice.excludeVariationInfo && choice.excludeAttributeSetInfo;
  const siblings = alone ? [] : await siblingsOf(store, product, language);
  const path = choice.excludePrimaryProductCategory
    ? null
    : await primaryPath(store, product, { catalogId: CatalogId__c, language });
  return {
    ...productBasics(product, { fields, pictures, media: choice, language }),
    ...(choice.excludeQuantityRule ? {} : { purchaseQuantityRule: purchaseQuantityRule(product) }),
    ...(choice.excludeVariationInfo ? {} : variationMembers(product, siblings, language)),
    ...(choice.excludeAttributeSetInfo ? {} : { attributeSetInfo: attributeSetInfo(siblings, language) }),
    ...(choice.excludeProductSellingModels ? {} : { productSellingModels: [] }),
    ...(path === null ? {} : { primaryProductCategoryPath: path }),
    variationParentId: product.VariationParentId,
  };
}

function variationMembers(
  product: Product,
  siblings: readonly Product[],
  language: RequestContext['language'],
) {
  if (siblings.length === 0) return { variationAttributeSet: null, variationInfo: null };
  return {
    variationAttributeSet:
      product.ProductClass === 'Variation' ? variationAttributeSet(product, siblings) : null,
    variationInfo: variationInfo(siblings, language),
  };
}

/** The path of the main category; of the first one where none is marked as the main one. */
async function primaryPath(
  store: Store,
  product: Product,
  { catalogId, language }: { catalogId: string | null; language: RequestContext['language'] },
) {
  const ids = [product.Id, product.VariationParentId].filter((id) => id !== null);
  const assignments = await store.find('ProductCategoryProduct', { where: { ProductId: ids } });
  const primary = assignments.find(({ IsPrimaryCategory }) => IsPrimaryCategory) ?? assignments[0];
  if (!primary) return { path: [] };
  const tree = await loadCategoryTree(store, catalogId, language);
  return { path: tree.path(primary.ProductCategoryId).map(pathEntry) };
}

import type { components } from '#generated/commerce/types.gen.ts';
import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { purchaseQuantityRule } from '../carts/quantity-rules.ts';
import { asShown } from '../catalogue/as-shown.ts';
import type { MediaChoice } from '../catalogue/media-groups.ts';
import { productBasics } from '../catalogue/product-answers.ts';
import { loadProductPictures } from '../catalogue/product-pictures.ts';
import { familiesOf, productsById } from '../catalogue/products.ts';
import { attributeSetInfo } from '../catalogue/variations.ts';

type ProductDetail = components['schemas']['ProductDetail'];

/** What related products carry. */
export interface RelatedChoice {
  /** Names of fields that shoppers may see. */
  readonly fields: readonly string[];
  readonly media: MediaChoice;
  readonly withQuantityRule: boolean;
  readonly withAttributeSets: boolean;
  readonly withSellingModels: boolean;
}

/**
 * Products by id as the calls for related products answer them, in four reads at most. Those that shoppers may not see
 * are absent.
 */
export async function relatedProducts(
  context: RequestContext,
  ids: readonly string[],
  choice: RelatedChoice,
): Promise<ReadonlyMap<string, ProductDetail>> {
  const { store, language } = context;
  const products = await asShown(context, [...(await productsById(store, ids)).values()]);
  const shown = choice.media.excludeMedia ? [] : products.map(({ Id }) => Id);
  const pictures = await loadProductPictures(store, shown, language);
  const siblings = choice.withAttributeSets ? await familiesOf(store, products, language) : () => [];
  const view = { fields: choice.fields, pictures, media: choice.media, language };
  return new Map(
    products.map((product) => [
      product.Id,
      {
        ...productBasics(product, view),
        variationParentId: product.VariationParentId,
        ...(choice.withQuantityRule ? { purchaseQuantityRule: purchaseQuantityRule(product) } : {}),
        ...(choice.withAttributeSets
          ? { attributeSetInfo: attributeSetInfo(siblings(product), language) }
          : {}),
        ...(choice.withSellingModels ? { productSellingModels: [] } : {}),
      },
    ]),
  );
}

import type { components } from '#generated/commerce/types.gen.ts';
import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import { chosenFields } from '#mock/model/shoppers/plain-fields.ts';
import { toLongId } from '#mock/store/ids.ts';
import { asShown } from './as-shown.ts';
import { type ListChoice, listEntry, missingEntry } from './product-answers.ts';
import { loadProductPictures } from './product-pictures.ts';
import { familiesOf, productsById, productsBySku } from './products.ts';
import type { DetailChoice } from './read-product.ts';

type ProductCollection = components['schemas']['ProductCollection'];

/** Which products a request asks for, by id or by stock keeping unit. */
export interface ProductListChoice extends DetailChoice, ListChoice {
  readonly ids?: readonly string[];
  readonly skus?: readonly string[];
}

/**
 * Several products in the order asked, in four reads at most however many they are. One that is missing is an entry with
 * success false.
 *
 * @throws PlatformFault 400 when neither ids nor stock keeping units are given, or for an unknown field
 */
export async function readProducts(
  context: RequestContext,
  choice: ProductListChoice,
): Promise<ProductCollection> {
  const { store, language } = context;
  const { ids, skus } = choice;
  const keys = ids?.map((id) => toLongId(id) ?? id) ?? skus;
  if (!keys) throw new PlatformFault(400, 'MISSING_ARGUMENT', 'Give either ids or skus.');
  const fields = choice.excludeFields ? [] : chosenFields('Product2', choice.fields);
  const found = ids ? await productsById(store, keys) : await productsBySku(store, keys);
  const free = new Map((await asShown(context, [...found.values()])).map((one) => [one.Id, one]));
  const shown = choice.excludeMedia ? [] : [...found.values()].map(({ Id }) => Id);
  const pictures = await loadProductPictures(store, shown, language);
  const withSiblings = choice.includeAttributeSetInfo || choice.includeGroupByAttributeVariationInfo;
  const siblings = withSiblings ? await familiesOf(store, [...found.values()], language) : () => [];
  const view = { fields, pictures, media: choice, language };
  const products = keys.map((key) => {
    const product = free.get(found.get(key)?.Id ?? '');
    return product ? listEntry(product, view, choice, siblings(product)) : missingEntry(key);
  });
  return { products, total: products.length };
}

import type { components } from '#generated/commerce/types.gen.ts';
import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { chosenFields } from '#mock/model/shoppers/plain-fields.ts';
import type { Store } from '#mock/store/store.ts';
import type { Buyer } from '../buyers/buyer.ts';
import { productDetails } from '../carts/answers/product-details.ts';
import { numberedPage, pageLinks } from '../carts/paging.ts';
import { asShown } from '../catalogue/as-shown.ts';
import { missingEntry } from '../catalogue/product-answers.ts';
import { loadProductPictures, productPicture } from '../catalogue/product-pictures.ts';
import { productsById } from '../catalogue/products.ts';
import { pricesOf } from '../pricing/prices.ts';
import { itemsOf, type Wishlist, type WishlistItem } from './find-wishlist.ts';

type Schemas = components['schemas'];

/** Which items of a list are answered, and how. */
export interface ItemChoice {
  readonly pageSize: number;
  readonly sortItemsBy: 'CreatedDateAsc' | 'CreatedDateDesc';
  readonly productFields?: readonly string[];
  readonly pageNumber?: number;
  /** Path of the items of the list on this origin. */
  readonly path: string;
}

/** Lists without their items, all items counted at once. */
export async function wishlistSummaries(
  store: Store,
  lists: readonly Wishlist[],
): Promise<Schemas['WishlistSummary'][]> {
  const ids = lists.map(({ Id }) => Id);
  const items = ids.length === 0 ? [] : await store.find('WishlistItem', { where: { WishlistId: ids } });
  const counts = Map.groupBy(items, ({ WishlistId }) => WishlistId);
  return lists.map(({ Id, Name, CreatedDate, LastModifiedDate }) => ({
    id: Id,
    name: Name,
    createdDate: CreatedDate,
    modifiedDate: LastModifiedDate,
    wishlistProductCount: counts.get(Id)?.length ?? 0,
  }));
}

/** A list with a page of its items. */
export async function wishlistAnswer(
  context: RequestContext,
  buyer: Buyer,
  list: Wishlist,
  choice: ItemChoice,
): Promise<Schemas['Wishlist']> {
  const [summary] = await wishlistSummaries(context.store, [list]);
  if (!summary) throw new Error(`The wish list ${list.Id} has no summary.`);
  return { summary, page: await itemPage(context, buyer, list, choice) };
}

/**
 * A page of the items of a list.
 *
 * @throws PlatformFault 400 for a product field that there is not
 */
export async function itemPage(
  context: RequestContext,
  buyer: Buyer,
  list: Wishlist,
  choice: ItemChoice,
): Promise<Schemas['WishlistItemCollection']> {
  const all = await itemsOf(context.store, list, choice.sortItemsBy);
  const page = numberedPage(all, choice.pageNumber ?? 1, choice.pageSize);
  const items = await itemAnswers(context, buyer, page.rows, choice.productFields);
  const query = `pageSize=${choice.pageSize}&sortItemsBy=${choice.sortItemsBy}`;
  return {
    items,
    currencyIsoCode: buyer.webStore.DefaultCurrency,
    hasErrors: items.some(({ error }) => error !== null),
    ...pageLinks(page, (number) => `${choice.path}?page=${number}&${query}`),
  };
}

/** Items with the products and prices of today, read at once; one whose product has left the range has an error. */
export async function itemAnswers(
  context: RequestContext,
  buyer: Buyer,
  items: readonly WishlistItem[],
  fields: readonly string[] = [],
): Promise<Schemas['WishlistItem'][]> {
  const { store, language } = context;
  const productFields = chosenFields('Product2', fields);
  const ids = items.map(({ Product2Id }) => Product2Id);
  const currencyIsoCode = buyer.webStore.DefaultCurrency;
  const found = await asShown(context, [...(await productsById(store, ids)).values()]);
  const products = new Map(found.map((product) => [product.Id, product]));
  const pictures = await loadProductPictures(store, [...products.keys()], language);
  const prices = await pricesOf(store, buyer, ids, currencyIsoCode);
  return items.map(({ Id, Product2Id }) => {
    const product = products.get(Product2Id);
    const picture = product && productPicture(pictures, product);
    const price = product && prices.get(Product2Id);
    return {
      wishlistItemId: Id,
      currencyIsoCode,
      listPrice: price?.listPrice ? Number(price.listPrice) : null,
      salesPrice: price ? Number(price.unitPrice) : null,
      productSummary:
        product && picture !== undefined
          ? productDetails({ product, picture }, { language, productFields })
          : null,
      error: product ? null : (missingEntry(Product2Id).error ?? null),
    };
  });
}

import type { OperationId } from '#client/operation.ts';
import { serverMethodsConstants } from '#generated/commerce/constants.gen.ts';

/** How long an answer is shared: as its contract says, or for the few seconds in which a change must be seen. */
type Lifetime = 'contract' | 'seconds';

/**
 * The reads whose answers guests share: what the store shows to everybody. An operation that is not named here is never
 * shared, so that what belongs to a person cannot be.
 */
const publicReads: Partial<Record<OperationId, Lifetime>> = {
  getAiConfiguration: 'seconds',
  getApplicationContext: 'contract',
  getContent: 'seconds',
  getContents: 'seconds',
  getProduct: 'seconds',
  getProductCategory: 'seconds',
  getProductCategoryChildren: 'seconds',
  getProductCategoryPath: 'seconds',
  getProductPrice: 'seconds',
  getProductPrices: 'seconds',
  getProductRecommendations: 'seconds',
  getProducts: 'seconds',
  getSearchSuggestions: 'seconds',
  getSeoProperties: 'seconds',
  getServerMethodResult: 'seconds',
  getSortRules: 'seconds',
  searchProducts: 'seconds',
};

interface ReadInput {
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
}

/** How long the answer to a read is shared among guests; undefined for what is never shared. */
export function sharedLifetime(operationId: OperationId, { path, query }: ReadInput): Lifetime | undefined {
  const isOfAccount = query?.effectiveAccountId !== undefined;
  const isOtherMethod =
    operationId === 'getServerMethodResult' && path?.apexClass !== serverMethodsConstants.productsController;
  const isOfCart = query?.anchorFromCurrentCart === true;
  const isOfViewer = query?.recommender === 'RecentlyViewed';
  return isOfAccount || isOtherMethod || isOfCart || isOfViewer ? undefined : publicReads[operationId];
}

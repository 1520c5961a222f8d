import { getProductRecommendations } from '#generated/commerce/client.gen.ts';
import type { Platform } from '../platform.ts';

/** What a recommendation begins from: products, or all that is in the shopper's cart. */
type RecommendationAnchor = { productIds: readonly string[] } | 'cart';

/**
 * Ids of products that were ordered together with others, the most often first. A platform whose version has no
 * recommendations names none (SF-TILE-10).
 */
export async function readBoughtTogether(
  platform: Platform,
  anchor: RecommendationAnchor,
): Promise<string[]> {
  if (!(await platform.offers(getProductRecommendations))) return [];
  const from =
    anchor === 'cart' ? { anchorFromCurrentCart: true } : { anchorValues: anchor.productIds.join(',') };
  const { productPage } = await platform.read(getProductRecommendations, {
    query: { recommender: 'CustomersWhoBoughtAlsoBought', ...from },
  });
  return productPage.products.map(({ id }) => id);
}

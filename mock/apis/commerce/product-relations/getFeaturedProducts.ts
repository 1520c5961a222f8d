import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { chosenFields } from '#mock/model/shoppers/plain-fields.ts';
import { requireShopper } from '../buyers/shopper.ts';
import { requireProduct } from '../catalogue/products.ts';
import { relatedProducts } from './related-products.ts';

/** What merchandisers show beside a product, and beside all packs of a product of several (PF-PROD-72). */
export const getFeaturedProducts: Handler<'getFeaturedProducts'> = async (input, context) => {
  await requireShopper(context, input);
  const { path, query } = input;
  const fields = query.excludeFields ? [] : chosenFields('Product2', query.fields);
  const product = await requireProduct(context.store, path.productId);
  const owners = [product.Id, product.VariationParentId].filter((id) => id !== null);
  const all = await context.store.find('ProductFeaturedProduct', {
    where: { ProductId: owners },
    orderBy: [{ field: 'CreatedDate', ascending: true }],
  });
  const asked: readonly string[] | undefined = query.relationshipTypes;
  const relations = all.filter(({ FeatrProdtRelaType }) => asked?.includes(FeatrProdtRelaType) ?? true);
  const products = await relatedProducts(
    context,
    relations.map(({ FeaturedProductId }) => FeaturedProductId),
    {
      fields,
      media: { mediaGroups: query.includeMediaGroups ? query.mediaGroups : [] },
      withQuantityRule: query.includePurchaseQuantityRules,
      withAttributeSets: query.includeAttributeSetInfo,
      withSellingModels: query.includeProductSellingModel,
    },
  );
  const seen = relations.flatMap(({ FeatrProdtRelaType: type, FeaturedProductId }) => {
    const featured = products.get(FeaturedProductId);
    return featured ? [{ type, featured }] : [];
  });
  const byType = [...Map.groupBy(seen, ({ type }) => type)].map(([type, entries]) => [
    type,
    entries.map(({ featured }) => featured),
  ]);
  return { status: 200, body: { featuredProductsByRelationshipType: Object.fromEntries(byType) } };
};

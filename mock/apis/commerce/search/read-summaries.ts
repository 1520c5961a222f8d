import type { components } from '#generated/commerce/types.gen.ts';
import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import type { Row } from '#mock/store/row.ts';
import { asShown } from '../catalogue/as-shown.ts';
import { loadProductPictures } from '../catalogue/product-pictures.ts';
import { familiesOf } from '../catalogue/products.ts';
import type { SummaryView } from './summaries.ts';
import { summary } from './summaries.ts';

type RowChoice = Pick<
  SummaryView,
  'fields' | 'prices' | 'includeQuantityRule' | 'includeProductVariationInfo'
>;

/** Rows for products, their pictures and their packs read at once. */
export async function readSummaries(
  context: RequestContext,
  products: readonly Row<'Product2'>[],
  choice: RowChoice,
): Promise<components['schemas']['ProductSummary'][]> {
  const { store, language } = context;
  const ids = products.map(({ Id }) => Id);
  const pictures = await loadProductPictures(store, ids, language);
  const variations = await familiesOf(store, products, language);
  const shown = await asShown(context, products);
  return shown.map((product) => summary(product, { ...choice, pictures, variations, language }));
}

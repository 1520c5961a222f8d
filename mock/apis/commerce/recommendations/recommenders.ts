import type { HandlerInput } from '#mock/apis/dispatch/handler.ts';
import { recentIds } from '#mock/apis/record-data/recent-use/recent-use.ts';
import type { CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import { parseMoney } from '../money/cents.ts';
import { pricesOf } from '../pricing/prices.ts';
import type { AnchorKind } from './anchors.ts';
import { type Asked, anchorEntries, byAvailability, byCount, familyOf } from './asked.ts';
import { orderedTogether, packsOrdered, viewers } from './counts.ts';

type Entries = readonly CatalogueEntry[];

interface Recommender {
  /** What it begins from; absent for one that needs nothing. */
  readonly anchors?: AnchorKind;
  /** The products that it names, the best first. */
  readonly name: (asked: Asked) => Entries | Promise<Entries>;
}

/** The recommenders of the platform (PF-PROD-73). */
export const recommenders: Readonly<
  Record<HandlerInput<'getProductRecommendations'>['query']['recommender'], Recommender>
> = {
  RecentlyViewed: { name: recentlyViewed },
  SimilarProducts: { anchors: 'Product2', name: async (asked) => byAvailability(await similar(asked)) },
  ComplementaryProducts: { anchors: 'Product2', name: complementary },
  CustomersWhoBoughtAlsoBought: { anchors: 'Product2', name: boughtTogether },
  Upsell: { anchors: 'Product2', name: dearer },
  MostViewedByCategory: {
    anchors: 'ProductCategory',
    name: async (asked) => byCount(inCategories(asked, asked.anchors), await viewers(asked.context.store)),
  },
  TopSellingByCategory: {
    anchors: 'ProductCategory',
    name: async (asked) => byCount(inCategories(asked, asked.anchors), await sold(asked)),
  },
  TopSelling: { name: async (asked) => byCount(asked.catalogue.entries, await sold(asked)) },
};

const sold = ({ context }: Asked) => packsOrdered(context.store, context.now);

async function recentlyViewed({ context, catalogue }: Asked): Promise<Entries> {
  const ids = await recentIds(context.store, context.session.userId, 'Product2');
  const byId = new Map(catalogue.entries.map((entry) => [entry.product.Id, entry]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function inCategories({ catalogue }: Asked, categoryIds: Iterable<string>): Entries {
  const wanted = new Set(categoryIds);
  return catalogue.entries.filter((entry) => [...entry.categoryIds].some((id) => wanted.has(id)));
}

/** What stands in a category that an anchor itself was put into; categories above those are too wide. */
async function similar(asked: Asked): Promise<Entries> {
  const { store } = asked.context;
  const ids = anchorEntries(asked).flatMap((entry) => [entry.product.Id, familyOf(entry)]);
  const assignments = await store.find('ProductCategoryProduct', {
    where: { ProductId: [...new Set(ids)] },
  });
  return inCategories(
    asked,
    assignments.map(({ ProductCategoryId }) => ProductCategoryId),
  );
}

async function boughtTogether(asked: Asked): Promise<Entries> {
  const ids = anchorEntries(asked).map(({ product }) => product.Id);
  return byCount(asked.catalogue.entries, await orderedTogether(asked.context.store, ids));
}

async function complementary(asked: Asked): Promise<Entries> {
  const alike = new Set(await similar(asked));
  return (await boughtTogether(asked)).filter((entry) => !alike.has(entry));
}

/** Similar products that cost more than the dearest anchor, the next price first. */
async function dearer(asked: Asked): Promise<Entries> {
  const anchors = anchorEntries(asked);
  const alike = await similar(asked);
  const ids = [...anchors, ...alike].map(({ product }) => product.Id);
  const prices = await pricesOf(asked.context.store, asked.shopper, ids, asked.currency);
  const cents = ({ product }: CatalogueEntry) => Number(parseMoney(prices.get(product.Id)?.unitPrice ?? '0'));
  const most = Math.max(0, ...anchors.map(cents));
  return alike
    .filter((entry) => cents(entry) > most)
    .toSorted((a, b) => cents(a) - cents(b) || a.nameRank - b.nameRank);
}

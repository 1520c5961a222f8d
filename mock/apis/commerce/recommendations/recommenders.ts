import { sql } from 'kysely';
import { recommendationsConstants } from '#generated/commerce/constants.gen.ts';
import type { HandlerInput } from '#mock/apis/dispatch/handler.ts';
import { recentIds } from '#mock/apis/record-data/recent-use/recent-use.ts';
import { parseMoney } from '../money/cents.ts';
import { pricesOf } from '../pricing/prices.ts';
import { allOf, type Condition, inCategories } from '../search/hits/hits.ts';
import { type Hit, readFamilies } from '../search/hits/read-page.ts';
import type { AnchorKind } from './anchors.ts';
import { type Asked, byCount, isAdvertised, productsBy } from './asked.ts';
import { orderedTogether, packsOrdered, viewers } from './counts.ts';

interface Recommender {
  /** What it begins from; absent for one that needs nothing. */
  readonly anchors?: AnchorKind;
  /** The products that it names, the best first. */
  readonly name: (asked: Asked) => Promise<readonly Hit[]>;
}

/** The recommenders of the platform (PF-PROD-73). */
export const recommenders: Readonly<
  Record<HandlerInput<'getProductRecommendations'>['query']['recommender'], Recommender>
> = {
  RecentlyViewed: { name: recentlyViewed },
  SimilarProducts: { anchors: 'Product2', name: similar },
  ComplementaryProducts: { anchors: 'Product2', name: complementary },
  CustomersWhoBoughtAlsoBought: { anchors: 'Product2', name: (asked) => boughtTogether(asked) },
  Upsell: { anchors: 'Product2', name: dearer },
  MostViewedByCategory: {
    anchors: 'ProductCategory',
    name: async ({ context, shelf, anchors }) =>
      byCount(shelf, await viewers(context.store), inCategories(shelf, anchors)),
  },
  TopSellingByCategory: {
    anchors: 'ProductCategory',
    name: async (asked) => byCount(asked.shelf, await sold(asked), inCategories(asked.shelf, asked.anchors)),
  },
  TopSelling: { name: async (asked) => byCount(asked.shelf, await sold(asked)) },
};

const sold = ({ context }: Asked) => packsOrdered(context.store, context.now);

async function recentlyViewed({ context, shelf }: Asked): Promise<readonly Hit[]> {
  const ids = await recentIds(context.store, context.session.userId, 'Product2');
  const found = await productsBy(shelf, allOf([sql`p."Id" = any(${[...ids]}::text[])`, isAdvertised]));
  const byId = new Map(found.map((hit) => [hit.id, hit]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Whether a group stands in a category that an anchor itself was put into; categories above those are too wide. */
async function isAlike({ context, shelf, packs }: Asked): Promise<Condition> {
  const ids = packs.flatMap(({ id, family }) => [id, family]);
  const assignments = await context.store.find('ProductCategoryProduct', {
    where: { ProductId: [...new Set(ids)] },
  });
  return inCategories(
    shelf,
    assignments.map(({ ProductCategoryId }) => ProductCategoryId),
  );
}

/** What can be ordered at once before what cannot, then by name; one pack of each product. */
async function similar(asked: Asked): Promise<readonly Hit[]> {
  const within = allOf([await isAlike(asked), isAdvertised]);
  const hits = { shelf: asked.shelf, within, mayBeVeryMany: false, parts: [], effectiveTerm: null };
  const limit = recommendationsConstants.mostRecommendations + asked.packs.length;
  return readFamilies(hits, { rule: 'relevance', limit });
}

async function boughtTogether(asked: Asked, condition?: Condition): Promise<readonly Hit[]> {
  const ids = asked.packs.map(({ id }) => id);
  return byCount(asked.shelf, await orderedTogether(asked.context.store, ids), condition);
}

async function complementary(asked: Asked): Promise<readonly Hit[]> {
  return boughtTogether(asked, sql`not (${await isAlike(asked)})`);
}

/** Similar products that cost more than the dearest anchor, the next price first. */
async function dearer(asked: Asked): Promise<readonly Hit[]> {
  const alike = await productsBy(asked.shelf, allOf([await isAlike(asked), isAdvertised]));
  const ids = [...asked.packs, ...alike].map(({ id }) => id);
  const prices = await pricesOf(asked.context.store, asked.shopper, ids, asked.currency);
  const cents = ({ id }: Hit) => Number(parseMoney(prices.get(id)?.unitPrice ?? '0'));
  const most = Math.max(0, ...asked.packs.map(cents));
  return alike.filter((hit) => cents(hit) > most).sort((a, b) => cents(a) - cents(b));
}

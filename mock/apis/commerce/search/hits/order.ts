import { type RawBuilder, sql } from 'kysely';
import type { Row } from '#mock/store/row.ts';
import type { PriceBooks } from '../../pricing/choose-prices.ts';
import type { BoostLevels } from '../boost-levels.ts';
import type { SortRuleId } from '../sort-rules.ts';

/** What orders need to know beyond the products. */
export interface SortFacts {
  /** What merchandisers move, where the order is by relevance. */
  readonly levels?: BoostLevels;
  /** Where prices are from, where the order is by price. */
  readonly prices?: { readonly books: PriceBooks; readonly currency: Row<'WebStore'>['DefaultCurrency'] };
}

/** The order of hits `p`. */
export interface HitOrder {
  /** What is joined to them. */
  readonly joins: RawBuilder<unknown>;
  /** What they stand by. */
  readonly by: RawBuilder<unknown>;
}

const NOTHING = sql``;
/** By name, then by pack content. */
export const BY_NAME = sql`p."Name", p."Pack", p."Id" collate "und-x-icu"`;
/** What can be ordered at once first, and then so. */
export const BY_RANK = sql`p."Rank", ${BY_NAME}`;

/**
 * The order of a rule; equals stand by name, then by pack content.
 *
 * @param score relevance of a hit, where a term was searched
 */
export function orderOf(
  rule: SortRuleId,
  { levels, prices }: SortFacts,
  score: RawBuilder<unknown> | undefined,
): HitOrder {
  switch (rule) {
    case 'relevance': {
      const relevant = score ? sql`${score} desc, ${BY_RANK}` : BY_RANK;
      return levels && levels.size > 0 ? byLevel(levels, relevant) : { joins: NOTHING, by: relevant };
    }
    case 'priceAscending':
      return byPrice(prices, sql`asc`);
    case 'priceDescending':
      return byPrice(prices, sql`desc`);
    case 'nameAscending':
      return { joins: NOTHING, by: BY_NAME };
    case 'newest':
      return { joins: NOTHING, by: sql`p."CreatedDate" desc, ${BY_NAME}` };
  }
}

/** Higher levels first; the level of a parent is that of its variations too. */
function byLevel(levels: BoostLevels, otherwise: RawBuilder<unknown>): HitOrder {
  const list = JSON.stringify(Array.from(levels, ([id, level]) => ({ id, level })));
  const joins = sql`
    left join json_to_recordset(${list}::json) own(id text, level float8) on own.id = p."Id"
    left join json_to_recordset(${list}::json) family(id text, level float8)
      on family.id = p."Family" and p."Family" <> p."Id"`;
  return { joins, by: sql`coalesce(own.level, 0) + coalesce(family.level, 0) desc, ${otherwise}` };
}

/** By what the first price book that sells a product asks; products without a price come last in both directions. */
function byPrice(prices: SortFacts['prices'], direction: RawBuilder<unknown>): HitOrder {
  if (!prices) return { joins: NOTHING, by: BY_NAME };
  const joins = sql`left join lateral (
    select e."UnitPrice" as amount from "PricebookEntry" e
    join unnest(${[...prices.books.sale]}::text[]) with ordinality book(id, place) on book.id = e."Pricebook2Id"
    where e."Product2Id" = p."Id" and e."CurrencyIsoCode" = ${prices.currency} and e."IsActive"
    order by book.place limit 1) price on true`;
  return { joins, by: sql`price.amount ${direction} nulls last, ${BY_NAME}` };
}

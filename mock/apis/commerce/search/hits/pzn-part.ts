import { sql } from 'kysely';
import { MARKS, wordCode } from '#mock/store/search/products/searched-product.ts';
import type { Store } from '#mock/store/store.ts';
import type { TermPart } from '../term/term-part.ts';

/** What finds the product of a PZN alone; undefined where no product has it. */
export async function pznPart(store: Store, pzn: string): Promise<TermPart | undefined> {
  const mark = sql.lit(wordCode(0, 'L2C_CM_PZN__c', true));
  const { rows } = await sql<{ number: number }>`
    select w."Number" as "number" from "_search_words" w
    where w."Word" = ${pzn} and exists (select from "_search_products" p
      where p."Words" && array[w."Number" * ${sql.lit(MARKS)} + ${mark}])`.execute(store.db);
  const [found] = rows;
  if (!found) return undefined;
  const codes = new Map([[wordCode(found.number, 'L2C_CM_PZN__c', true), 0]]);
  return { codes: () => codes, categories: new Map(), firstCategories: new Map() };
}

import { type RawBuilder, sql } from 'kysely';
import { PlatformFault } from '../../../engine/errors/platform-fault.ts';
import type { Schemas } from '../../../model/metadata/schemas.ts';
import type { ObjectDefinition } from '../../../objects/definition/index.ts';
import { toLongId } from '../../../store/ids.ts';
import type { Row } from '../../../store/row.ts';
import { fold } from '../../../store/search/text/fold.ts';
import type { Store } from '../../../store/store.ts';
import { ROOT } from '../querying/joins.ts';

export type DataCategory = Schemas['SearchDataCategoryInput'];
type Category = Row<'ProductCategory'>;

/** The only group of categories, and the only object that is filed under them. */
const GROUP = 'ProductCategory';
const FILED = 'Product2';

/**
 * The condition that a record is filed under the categories asked for. A pack is filed under the categories of the
 * product whose variation it is, too.
 *
 * @throws 400 INVALID_DATA_CATEGORY for a group or a category that does not exist, or an object that is not filed
 */
export async function categoryPredicate(
  store: Store,
  { apiName }: ObjectDefinition,
  { groupName, operator, values }: DataCategory,
): Promise<RawBuilder<unknown>> {
  if (apiName !== FILED || groupName !== GROUP) {
    throw invalidCategory(`${apiName} is not filed under a group of categories named ${groupName}.`);
  }
  const all = await store.find('ProductCategory');
  const ids = values.flatMap((value) => reached(all, asked(all, value), operator));
  const product = [sql.ref(`${ROOT}.Id`), sql.ref(`${ROOT}.VariationParentId`)];
  return sql`exists (
    select 1 from "ProductCategoryProduct" as "filed"
    where "filed"."ProductId" in (${sql.join(product)}) and "filed"."ProductCategoryId" = any(${ids}))`;
}

/** A category by its id, by its name or by the readable part of its address. */
function asked(all: readonly Category[], value: string): Category {
  const id = toLongId(value);
  const name = fold(value);
  const found =
    all.find((category) => category.Id === id) ??
    all.find(({ Name, UrlName }) => fold(Name) === name || UrlName === value);
  if (!found) throw invalidCategory(`There is no category ${value}.`);
  return found;
}

function reached(all: readonly Category[], category: Category, operator: DataCategory['operator']): string[] {
  const above = () => ancestors(all, category);
  const below = () => descendants(all, category);
  switch (operator) {
    case 'AT':
      return [category.Id];
    case 'ABOVE':
      return above();
    case 'BELOW':
      return below();
    case 'AT_OR_ABOVE':
      return [category.Id, ...above()];
    case 'AT_OR_BELOW':
      return [category.Id, ...below()];
    case 'ABOVE_OR_BELOW':
      return [category.Id, ...above(), ...below()];
  }
}

function ancestors(all: readonly Category[], category: Category): string[] {
  return walk(category, ({ ParentCategoryId }) => all.filter(({ Id }) => Id === ParentCategoryId));
}

function descendants(all: readonly Category[], category: Category): string[] {
  return walk(category, ({ Id }) => all.filter(({ ParentCategoryId }) => ParentCategoryId === Id));
}

/** Everything that is reached step by step, each once: somebody may have put a category below itself. */
function walk(start: Category, step: (from: Category) => readonly Category[]): string[] {
  const reached = new Set<string>();
  const queue = [...step(start)];
  for (let next = queue.pop(); next; next = queue.pop()) {
    if (reached.has(next.Id)) continue;
    reached.add(next.Id);
    queue.push(...step(next));
  }
  return [...reached];
}

function invalidCategory(message: string): PlatformFault {
  return new PlatformFault(400, 'INVALID_DATA_CATEGORY', message);
}

import type { Row } from '#mock/store/row.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';

type Unranked = Omit<CatalogueEntry, 'nameRank'>;
type Product = Row<'Product2'>;

const collator = new Intl.Collator('de', { numeric: true });

/** Gives every entry its place by name and pack content, so that no search has to compare names again. */
export function rankedByName(entries: readonly Unranked[]): CatalogueEntry[] {
  const order = entries
    .map((_, at) => at)
    .sort((a, b) => compare(productAt(entries, a), productAt(entries, b)));
  const ranks = new Map(order.map((at, rank) => [at, rank]));
  return entries.map(({ product, categoryIds }, at) => ({
    product,
    categoryIds,
    nameRank: ranks.get(at) ?? 0,
  }));
}

/** Whether two states of a product stand at the same place. */
export function standsTheSame(product: Product, before: Product): boolean {
  return product.Name === before.Name && product.PackAmount__c === before.PackAmount__c;
}

function productAt(entries: readonly Unranked[], at: number): Product {
  return (entries[at] as Unranked).product;
}

function compare(a: Product, b: Product): number {
  return (
    collator.compare(a.Name, b.Name) ||
    (a.PackAmount__c ?? 0) - (b.PackAmount__c ?? 0) ||
    a.Id.localeCompare(b.Id)
  );
}

import { isMissingField } from '#mock/model/access/bare-store.ts';
import type { CatalogueEntry } from '../catalogue/catalogue-entry.ts';

/** Name of the facet that narrows by category. */
export const CATEGORY_FACET = 'ProductCategory';

/** Fields of a product that are facets. */
export const FIELD_FACETS = ['Brand__c', 'L2C_CM_RegulatoryClassification__c', 'DosageForm__c'] as const;

/** A facet that narrows by a field of the product. */
export type FacetField = (typeof FIELD_FACETS)[number];

/** The names a refinement may begin with, in the order the facets are shown. */
export function facetNames(): readonly string[] {
  return [CATEGORY_FACET, ...FIELD_FACETS.filter((name) => !isMissingField('Product2', name))];
}

/** The values an entry has under a facet, each once. */
export function facetValues({ product, categoryIds }: CatalogueEntry, facet: string): Iterable<string> {
  if (facet === CATEGORY_FACET) return categoryIds;
  const value = product[facet as FacetField];
  return value === null ? [] : [value];
}

import { isMissingField } from '#mock/model/access/bare-store.ts';
import { FIELD_FACETS } from '#mock/store/search/products/searched-product.ts';

/** Name of the facet that narrows by category. */
export const CATEGORY_FACET = 'ProductCategory';

/** A facet that narrows by a field of the product. */
export type FacetField = (typeof FIELD_FACETS)[number];

/** The names a refinement may begin with, in the order the facets are shown. */
export function facetNames(): readonly string[] {
  return [CATEGORY_FACET, ...fieldFacets()];
}

/** Whether a field of the product is a facet. */
export const isFieldFacet = (name: string): name is FacetField =>
  FIELD_FACETS.some((known) => known === name);

/** The fields of the store's products that are facets. */
export function fieldFacets(): readonly FacetField[] {
  return FIELD_FACETS.filter((name) => !isMissingField('Product2', name));
}

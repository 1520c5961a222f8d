import type { components } from '#generated/commerce/types.gen.ts';
import type { Language } from '#mock/apis/dispatch/handler.ts';
import { objects } from '#mock/objects/index.ts';
import type { CategoryTree } from '../catalogue/category-tree.ts';
import { CATEGORY_FACET, type FacetField, facetNames } from './facet-values.ts';
import type { Counts } from './hits/count-categories.ts';
import type { Counted } from './hits/count-values.ts';
import type { Refinements } from './refinements.ts';

type SearchFacet = components['schemas']['SearchFacet'];

/** Where facets are counted. */
export interface FacetPlace {
  /** Category that the search stays in; its facet lists what lies below it. */
  readonly categoryId?: string;
  readonly language: Language;
}

/**
 * The facets of what was found. Counts of a facet ignore its own refinements, so that a second value of it can be
 * added; a facet that could not narrow anything is left out.
 */
export function facetsOf(
  tree: CategoryTree,
  counted: Counted,
  refinements: Refinements,
  place: FacetPlace,
): SearchFacet[] {
  const facets = facetNames().map((name): SearchFacet => {
    const counts: Counts = counted.facets.get(name) ?? new Map();
    return name === CATEGORY_FACET
      ? categoryFacet(counts, tree, place)
      : fieldFacet(name as FacetField, counts, place.language);
  });
  return facets
    .filter(({ nameOrId, values }) => (values?.length ?? 0) > 1 || refinements.has(nameOrId))
    .map((facet, displayRank) => ({ ...facet, displayRank }));
}

/** Values of a picklist in the list's own order, free texts by the alphabet. */
function fieldFacet(name: FacetField, counts: Counts, language: Language): SearchFacet {
  const { label, picklist } = objects.Product2.fields[name];
  const order = picklist?.values.map(({ value }) => value) ?? [];
  const labels = new Map(picklist?.values.map((choice) => [choice.value, choice.label[language]]));
  const values = [...counts].sort(
    ([a], [b]) => order.indexOf(a) - order.indexOf(b) || a.localeCompare(b, language),
  );
  return {
    nameOrId: name,
    displayName: label[language],
    displayType: 'MultiSelect',
    facetType: 'DistinctValue',
    attributeType: 'Custom',
    values: values.map(([value, count]) => facetValue(value, labels.get(value) ?? value, count)),
  };
}

function categoryFacet(
  counts: Counts,
  tree: CategoryTree,
  { categoryId, language }: FacetPlace,
): SearchFacet {
  const inTreeOrder = (parentId: string | null): SearchFacet['values'] =>
    tree.children(parentId).flatMap(({ Id, Name }) => {
      const count = counts.get(Id);
      return count === undefined ? [] : [facetValue(Id, Name, count), ...(inTreeOrder(Id) ?? [])];
    });
  const above = categoryId === undefined ? undefined : tree.find(categoryId);
  return {
    nameOrId: CATEGORY_FACET,
    displayName: objects.ProductCategory.label[language],
    displayType: 'CategoryTree',
    facetType: 'DistinctValue',
    attributeType: 'ProductCategory',
    values: inTreeOrder(above?.Id ?? null) ?? [],
  };
}

function facetValue(nameOrId: string, displayName: string, productCount: number) {
  return { nameOrId, displayName, productCount, type: 'DistinctValue', displayMetadata: null };
}

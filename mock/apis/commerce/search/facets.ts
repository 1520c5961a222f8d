import type { components } from '#generated/commerce/types.gen.ts';
import type { Language } from '#mock/apis/dispatch/handler.ts';
import { objects } from '#mock/objects/index.ts';
import type { Catalogue } from '../catalogue/catalogue-entry.ts';
import type { CategoryTree } from '../catalogue/category-tree.ts';
import { countValues, facetColumn } from './facet-columns.ts';
import { CATEGORY_FACET, type FacetField, facetNames } from './facet-values.ts';
import { type Refinements, refine } from './refinements.ts';

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
  catalogue: Catalogue,
  hits: Uint32Array,
  refinements: Refinements,
  place: FacetPlace,
): SearchFacet[] {
  const facets = facetNames().map((name): SearchFacet => {
    const counts = facetCounts(catalogue, refine(catalogue, hits, refinements, name), name);
    return name === CATEGORY_FACET
      ? categoryFacet(counts, catalogue.tree, place)
      : fieldFacet(name as FacetField, counts, place.language);
  });
  return facets
    .filter(({ nameOrId, values }) => (values?.length ?? 0) > 1 || refinements.has(nameOrId))
    .map((facet, displayRank) => ({ ...facet, displayRank }));
}

/** Counts by facet, kept as long as the positions are: those of a category are for as long as its products. */
const kept = new WeakMap<Uint32Array, Map<string, ReadonlyMap<string, number>>>();

/** How many of the hits have each value of a facet. */
export function facetCounts(
  catalogue: Catalogue,
  hits: Uint32Array,
  facet: string,
): ReadonlyMap<string, number> {
  const counted = kept.get(hits) ?? new Map<string, ReadonlyMap<string, number>>();
  kept.set(hits, counted);
  const counts = counted.get(facet) ?? countValues(facetColumn(catalogue, facet), hits);
  counted.set(facet, counts);
  return counts;
}

/** Values of a picklist in the list's own order, free texts by the alphabet. */
function fieldFacet(name: FacetField, counts: ReadonlyMap<string, number>, language: Language): SearchFacet {
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
  counts: ReadonlyMap<string, number>,
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

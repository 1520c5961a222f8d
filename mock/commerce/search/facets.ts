import type { components } from '#generated/commerce/types.gen.ts';
import type { Language } from '#mock/dispatch/handler.ts';
import { objects } from '#mock/objects/index.ts';
import type { CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import type { CategoryTree } from '../catalogue/category-tree.ts';
import { CATEGORY_FACET, FACET_NAMES, type FacetField, facetValues } from './facet-values.ts';
import { type Refinements, refine } from './refinements.ts';

type SearchFacet = components['schemas']['SearchFacet'];

/** Where facets are counted. */
export interface FacetPlace {
  readonly tree: CategoryTree;
  /** Category that the search stays in; its facet lists what lies below it. */
  readonly categoryId?: string;
  readonly language: Language;
}

/**
 * The facets of what was found. Counts of a facet ignore its own refinements, so that a second value of it can be
 * added; a facet that could not narrow anything is left out.
 */
export function facetsOf(
  found: readonly CatalogueEntry[],
  refinements: Refinements,
  place: FacetPlace,
): SearchFacet[] {
  const facets = FACET_NAMES.map((name): SearchFacet => {
    const counts = countValues(refine(found, refinements, name), name);
    return name === CATEGORY_FACET
      ? categoryFacet(counts, place)
      : fieldFacet(name as FacetField, counts, place.language);
  });
  return facets
    .filter(({ nameOrId, values }) => (values?.length ?? 0) > 1 || refinements.has(nameOrId))
    .map((facet, displayRank) => ({ ...facet, displayRank }));
}

/** Counts by facet, kept as long as the entries are. */
const kept = new WeakMap<readonly CatalogueEntry[], Map<string, ReadonlyMap<string, number>>>();

function countValues(entries: readonly CatalogueEntry[], facet: string): ReadonlyMap<string, number> {
  const counted = kept.get(entries) ?? new Map<string, ReadonlyMap<string, number>>();
  kept.set(entries, counted);
  const counts = counted.get(facet) ?? countAll(entries, facet);
  counted.set(facet, counts);
  return counts;
}

function countAll(entries: readonly CatalogueEntry[], facet: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const entry of entries) {
    for (const value of facetValues(entry, facet)) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
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
  { tree, categoryId, language }: FacetPlace,
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
  return { nameOrId, displayName, productCount, type: 'DistinctValue' };
}

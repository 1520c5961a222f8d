import type { Data } from '#client/operation.ts';
import type { ListState } from './list-state.ts';

/** Values that a facet shows before it is opened, and those it shows at most then: a page weighs the same however many there are. */
export const SHOWN_AT_FIRST = 10;
export const SHOWN_WHEN_OPEN = 50;

/** One value of a facet, as a filter of the list. */
export interface FilterValue {
  /** `nameOrId:value`, as it stands in the address. */
  refinement: string;
  label: string;
  count: number;
  isChosen: boolean;
}

/** A facet with the values that are shown of it: those that are chosen, then the most frequent ones. */
export interface Filter {
  id: string;
  label: string;
  values: FilterValue[];
  /** Whether it shows more than the most frequent values, and lets them be searched. */
  isOpen: boolean;
  /** How many values fit and are not shown. */
  hidden: number;
  /** Whether it was searched for what none of its values is called. */
  hasNoMatch: boolean;
}

type Facet = NonNullable<Data<'searchProducts'>['facets']>[number];

/** The filters of a list, in the order of the platform; a category is chosen elsewhere. */
export function filtersOf(facets: readonly Facet[], state: ListState): Filter[] {
  return facets
    .filter(({ displayType }) => displayType !== 'CategoryTree' && displayType !== 'DatePicker')
    .toSorted((a, b) => (a.displayRank ?? 0) - (b.displayRank ?? 0))
    .map((facet) => filterOf(facet, state))
    .filter(({ values, isOpen }) => values.length > 0 || isOpen);
}

function filterOf(facet: Facet, { refinements, openFacet, within }: ListState): Filter {
  const all = (facet.values ?? [])
    .flatMap((value) => filterValue(facet.nameOrId, value, refinements))
    .toSorted((a, b) => b.count - a.count);
  const isOpen = facet.nameOrId === openFacet && all.length > SHOWN_AT_FIRST;
  const sought = isOpen ? plain(within) : '';
  const matching = all.filter(({ label }) => plain(label).includes(sought));
  const chosen = all.filter(({ isChosen }) => isChosen);
  const others = matching.filter(({ isChosen }) => !isChosen);
  const room = Math.max(0, (isOpen ? SHOWN_WHEN_OPEN : SHOWN_AT_FIRST) - chosen.length);
  return {
    id: facet.nameOrId,
    label: facet.displayName ?? facet.nameOrId,
    values: [...chosen, ...others.slice(0, room)],
    isOpen,
    hidden: Math.max(0, others.length - room),
    hasNoMatch: matching.length === 0,
  };
}

type FacetValue = NonNullable<Facet['values']>[number];

function filterValue(facet: string, value: FacetValue, chosen: readonly string[]): FilterValue[] {
  if (!value.nameOrId) return [];
  const refinement = `${facet}:${value.nameOrId}`;
  return [
    {
      refinement,
      label: value.displayName ?? value.nameOrId,
      count: value.productCount ?? 0,
      isChosen: chosen.includes(refinement),
    },
  ];
}

/** A text as it is compared: whoever types `muller` finds `Müller`. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

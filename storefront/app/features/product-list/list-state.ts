/** What a list of products shows; it lives in the address, so that a page can be shared and come back to. */
export interface ListState {
  /** Page from 1. */
  page: number;
  sortRuleId: string | undefined;
  /** Chosen facet values, each `nameOrId:value`. */
  refinements: string[];
  /** Id of the facet that shows more than its most frequent values. */
  openFacet: string | undefined;
  /** What its values are searched for. */
  within: string;
}

/** How each part of the state is called in an address. */
export const listParameters = {
  page: 'page',
  sort: 'sort',
  refinement: 'filter',
  openFacet: 'more',
  within: 'within',
} as const;

/** The state that an address asks for; nonsense counts as absent. */
export function listStateOf(parameters: URLSearchParams): ListState {
  const page = Number(parameters.get(listParameters.page) ?? '1');
  return {
    page: Number.isInteger(page) && page >= 1 ? page : 1,
    sortRuleId: parameters.get(listParameters.sort) || undefined,
    refinements: parameters
      .getAll(listParameters.refinement)
      .filter((refinement) => /^[^:\0]+:[^\0]+$/.test(refinement)),
    openFacet: parameters.get(listParameters.openFacet) || undefined,
    within: parameters.get(listParameters.within)?.trim() ?? '',
  };
}

/** The query of an address with a part of the state changed. Any change but of the page leads to page 1. */
export function listQuery(parameters: URLSearchParams, change: Partial<ListState>): string {
  const state = { ...listStateOf(parameters), page: 1, ...change };
  const { page, sortRuleId, refinements, openFacet, within } = state;
  const query = new URLSearchParams(parameters);
  for (const name of Object.values(listParameters)) query.delete(name);
  if (sortRuleId) query.set(listParameters.sort, sortRuleId);
  for (const refinement of refinements) query.append(listParameters.refinement, refinement);
  if (openFacet) query.set(listParameters.openFacet, openFacet);
  if (openFacet && within) query.set(listParameters.within, within);
  if (page > 1) query.set(listParameters.page, String(page));
  const text = query.toString();
  return text ? `?${text}` : '?';
}

/** The refinements with one of them switched. */
export function toggled(refinements: string[], refinement: string): string[] {
  return refinements.includes(refinement)
    ? refinements.filter((other) => other !== refinement)
    : [...refinements, refinement];
}

/** Pages that a pager offers: the first, the last, and those around the current one; 0 stands for a gap. */
export function offeredPages(current: number, last: number): number[] {
  const near = new Set(
    [1, last, current - 1, current, current + 1].filter((page) => page >= 1 && page <= last),
  );
  const pages = [...near].sort((a, b) => a - b);
  return pages.flatMap((page, place) => {
    const before = pages[place - 1];
    if (before === undefined || page - before === 1) return [page];
    return page - before === 2 ? [page - 1, page] : [0, page];
  });
}

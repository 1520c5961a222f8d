import type { Messages } from '../../i18n/texts.ts';

export const productList: Pick<Messages, 'list'> = {
  list: {
    results_one: '{{count}} product',
    results_other: '{{count}} products',
    sort: 'Sort by',
    sortDirection: { LowHigh: 'low to high', HighLow: 'high to low', Az: 'A–Z', Newest: 'first' },
    apply: 'Apply',
    filter: 'Filter',
    filters: 'Filters',
    showResults_one: 'Show {{count}} product',
    showResults_other: 'Show {{count}} products',
    reset: 'Remove all filters',
    removeFilter: 'Remove filter “{{filter}}”',
    more: 'Show more',
    pages: 'Pages',
    page: 'Page {{page}}',
    previous: 'Previous page',
    next: 'Next page',
    subcategories: 'Subcategories',
    emptyCategory: 'There is nothing on offer in this category at the moment.',
    emptyCategoryText: 'Have a look at the other categories, or search for {{terms}}.',
    noneWithFilters: 'There is no product with these filters.',
    noneWithFiltersText: 'Remove a filter to see more.',
    pageBeyond: 'This page no longer exists.',
    firstPage: 'To the first page',
  },
};

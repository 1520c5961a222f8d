import type { germanCategories } from './german.ts';

/** Messages of the page with the categories of a product. */
export const englishCategories: typeof germanCategories = {
  categories: {
    open: 'Categories',
    title: 'Categories: {{name}}',
    lead: 'Where the product stands in the shop. Everything is saved together or not at all.',
    leadReading: 'Where the product stands in the shop. Your role may not change categories.',
    all: 'All categories',
    search: 'Find a category',
    notFound: 'No category is called “{{text}}”.',
    chosen_one: '{{count}} category chosen',
    chosen_other: '{{count}} categories chosen',
    none: 'The product is in no category. Only the search of the shop finds it.',
    main: 'Main category',
    chooseMain: 'Choose the main category',
    mainHint: 'The way to the main category stands above the product in the shop.',
    remove: 'Remove {{name}}',
    saved: 'Categories saved. The shop shows them now.',
  },
};

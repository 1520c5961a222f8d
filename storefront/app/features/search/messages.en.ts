import type { Messages } from '../../i18n/texts.ts';

export const search: Pick<Messages, 'search'> = {
  search: {
    title: 'Search',
    resultsFor: 'Results for “{{term}}”',
    emptyFor: 'Nothing found for “{{term}}”',
    emptyText: 'This may help:',
    terms: { product: 'product', pzn: 'PZN', activeIngredient: 'active ingredient' },
    tips: {
      spelling: 'Check the spelling, or search with fewer words.',
      pzn: 'The PZN is printed on every pack below the barcode: eight digits.',
      ingredient: 'Search for the active ingredient, such as ibuprofen.',
    },
    advice: 'Or ask us: {{phone}}',
    noTerm: 'What are you looking for?',
    noTermText: 'Search for {{terms}} above, or choose a category.',
    pznInvalid: 'The PZN {{pzn}} has no valid check digit. Please compare it with your pack.',
    browse: 'Categories',
  },
};

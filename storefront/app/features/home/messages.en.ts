import type { Messages } from '../../i18n/texts.ts';

export const home: Pick<Messages, 'home'> = {
  home: {
    pageTitle: 'Offizin – your mail-order pharmacy',
    description:
      'Medicines, health and care from your mail-order pharmacy: low prices, quick delivery and advice by pharmacists.',
    bestSellers: 'Best sellers',
    topBrands: 'Our top brands',
    exploreBrand: 'Explore the brand',
    heading: 'Offizin, your mail-order pharmacy',
  },
};

import type { Messages } from '../../i18n/texts.ts';

export const content: Pick<Messages, 'home' | 'banner' | 'page'> = {
  home: {
    pageTitle: 'Home – your mail-order pharmacy',
    description:
      'Medicines, health and care from your mail-order pharmacy: low prices, quick delivery and advice by pharmacists.',
    bestSellers: 'Best sellers',
    topBrands: 'Our top brands',
    exploreBrand: 'Explore the brand',
    heading: 'Offizin, your mail-order pharmacy',
  },
  banner: {
    label: 'Current topics',
    slide: '{{number}} of {{count}}',
    previous: 'Previous topic',
    next: 'Next topic',
    pause: 'Pause',
    play: 'Play',
    goTo: 'Show topic {{number}}',
  },
  page: { updated: 'As of {{date}}' },
};

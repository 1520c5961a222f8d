export const content = {
  home: {
    pageTitle: 'Home – Ihre Versandapotheke',
    description:
      'Arzneimittel, Gesundheit und Pflege von Ihrer Versandapotheke: günstige Preise, schnelle Lieferung und Beratung durch Apothekerinnen und Apotheker.',
    bestSellers: 'Meistgekauft',
    topBrands: 'Unsere Top-Marken',
    exploreBrand: 'Marke entdecken',
    heading: 'Offizin, Ihre Versandapotheke',
  },
  banner: {
    label: 'Aktuelle Themen',
    slide: '{{number}} von {{count}}',
    previous: 'Vorheriges Thema',
    next: 'Nächstes Thema',
    pause: 'Anhalten',
    play: 'Weiterlaufen lassen',
    goTo: 'Thema {{number}} zeigen',
  },
  page: { updated: 'Stand: {{date}}' },
} as const;

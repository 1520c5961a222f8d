export const home = {
  home: {
    pageTitle: 'Offizin – Ihre Versandapotheke',
    description:
      'Arzneimittel, Gesundheit und Pflege von Ihrer Versandapotheke: günstige Preise, schnelle Lieferung und Beratung durch Apothekerinnen und Apotheker.',
    bestSellers: 'Meistgekauft',
    topBrands: 'Unsere Top-Marken',
    exploreBrand: 'Marke entdecken',
    heading: 'Offizin, Ihre Versandapotheke',
  },
} as const;

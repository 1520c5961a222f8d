export const search = {
  search: {
    title: 'Suche',
    resultsFor: 'Ergebnisse für „{{term}}“',
    emptyFor: 'Kein Treffer für „{{term}}“',
    emptyText: 'So finden Sie es vielleicht doch:',
    terms: { product: 'Produkt', pzn: 'PZN', activeIngredient: 'Wirkstoff' },
    tips: {
      spelling: 'Prüfen Sie die Schreibweise oder suchen Sie mit weniger Wörtern.',
      pzn: 'Die PZN steht auf jeder Packung unter dem Strichcode: acht Ziffern.',
      ingredient: 'Suchen Sie nach dem Wirkstoff, zum Beispiel Ibuprofen.',
    },
    advice: 'Oder fragen Sie uns: {{phone}}',
    noTerm: 'Wonach suchen Sie?',
    noTermText: 'Suchen Sie oben nach {{terms}}, oder wählen Sie eine Kategorie.',
    pznInvalid: 'Die PZN {{pzn}} hat keine gültige Prüfziffer. Bitte vergleichen Sie sie mit Ihrer Packung.',
    browse: 'Kategorien',
  },
} as const;

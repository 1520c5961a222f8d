/** Messages of the page with the categories of a product. */
export const germanCategories = {
  categories: {
    open: 'Kategorien',
    title: 'Kategorien: {{name}}',
    lead: 'Wo das Produkt im Shop steht. Gespeichert wird alles zusammen oder nichts.',
    leadReading: 'Wo das Produkt im Shop steht. Ihre Rolle darf Kategorien nicht ändern.',
    all: 'Alle Kategorien',
    search: 'Kategorie suchen',
    notFound: 'Keine Kategorie heißt „{{text}}“.',
    chosen_one: '{{count}} gewählte Kategorie',
    chosen_other: '{{count}} gewählte Kategorien',
    none: 'Das Produkt steht in keiner Kategorie. Im Shop findet es nur die Suche.',
    main: 'Hauptkategorie',
    chooseMain: 'Hauptkategorie wählen',
    mainHint: 'Die Hauptkategorie steht im Shop über dem Produkt als Weg.',
    remove: '{{name}} entfernen',
    saved: 'Kategorien gespeichert. Der Shop zeigt sie jetzt.',
  },
};

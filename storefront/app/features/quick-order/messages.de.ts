export const quickOrder = {
  quickOrder: {
    title: 'Schnellbestellung',
    teaser: 'Fügen Sie eine Liste Ihrer Produkte ein und bestellen Sie alles auf einmal.',
    open: 'Liste eingeben',
    list: 'PZN-Liste',
    help: 'Eine PZN je Zeile, dahinter die Zahl der Packungen, zum Beispiel 04877800; 2. Höchstens {{count}} Zeilen.',
    missing: 'Bitte geben Sie mindestens eine PZN ein.',
    byNumber: {
      list: 'Liste der Artikelnummern',
      help: 'Eine Artikelnummer je Zeile, dahinter die Zahl der Packungen, zum Beispiel 12345; 2. Höchstens {{count}} Zeilen.',
      missing: 'Bitte geben Sie mindestens eine Artikelnummer ein.',
    },
    check: 'Liste prüfen',
    result: 'Ihre Liste',
    ready_one: '{{count}} von {{all}} Zeilen kann bestellt werden.',
    ready_other: '{{count}} von {{all}} Zeilen können bestellt werden.',
    add_one: '{{count}} Produkt in den Warenkorb',
    add_other: '{{count}} Produkte in den Warenkorb',
    problem: {
      unreadable: 'Das ist keine PZN. Sie hat acht Ziffern und steht unter dem Strichcode.',
      unreadableNumber:
        'Das ist keine Artikelnummer. Sie steht bei den Produktdaten und hat keine Leerzeichen.',
      checkDigit: 'Diese PZN hat keine gültige Prüfziffer. Bitte vergleichen Sie sie mit Ihrer Packung.',
      unknown: 'Diese PZN führen wir nicht.',
      unknownNumber: 'Diese Artikelnummer führen wir nicht.',
      prescription: 'Rezept erforderlich, hier nicht bestellbar.',
      soldOut: 'Zurzeit nicht lieferbar.',
      tooMany: 'So viele Packungen gibt es je Bestellung nicht. Bitte verringern Sie die Zahl.',
      notSold: 'Zurzeit nicht bestellbar.',
    },
  },
} as const;

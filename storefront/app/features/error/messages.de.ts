export const errors = {
  notFound: {
    title: 'Diese Seite gibt es nicht',
    text: 'Vielleicht ist das Produkt nicht mehr im Sortiment oder die Adresse hat einen Tippfehler. Suchen Sie hier nach {{terms}}.',
  },
  server: {
    title: 'Da ist bei uns etwas schiefgegangen',
    text: 'Bitte laden Sie die Seite neu. Wenn es dabei bleibt, hilft Ihnen unser Telefonservice weiter: {{phone}}',
  },
  unreachable: {
    title: 'Der Shop ist gerade nicht erreichbar',
    text: 'Wir arbeiten daran. Bitte versuchen Sie es in einer Minute noch einmal. Dringende Fragen beantworten wir am Telefon: {{phone}}',
  },
  maintenance: {
    title: 'Wir sind gleich wieder für Sie da',
    text: 'Der Shop wird gerade gewartet. Ihr Warenkorb bleibt erhalten. Dringende Fragen beantworten wir am Telefon: {{phone}}',
  },
  retry: 'Neu laden',
  toHome: 'Zur Startseite',
  reference: 'Fehlernummer: {{id}}',
  call: {
    sessionExpired: 'Ihre Anmeldung ist abgelaufen. Bitte melden Sie sich neu an.',
    forbidden:
      'Das ist mit diesem Konto nicht möglich. Bitte wählen Sie ein anderes Konto oder rufen Sie uns an.',
    guestCart: 'Bitte melden Sie sich an, um zu bestellen.',
    notFound: 'Das gibt es nicht mehr. Bitte laden Sie die Seite neu.',
    conflict: 'Ihr Warenkorb wird gerade noch berechnet. Bitte versuchen Sie es gleich noch einmal.',
    outOfStock: 'So viele Packungen sind nicht mehr lieferbar. Bitte wählen Sie eine kleinere Menge.',
    limit:
      'Von diesem Produkt sind nicht so viele Packungen je Bestellung erlaubt. Bitte wählen Sie eine kleinere Menge.',
    invalid: 'Die Angaben passen so nicht. Bitte prüfen Sie Ihre Eingabe.',
    checkoutGone: 'Ihr Warenkorb hat sich geändert. Bitte gehen Sie noch einmal zur Kasse.',
    unreachable: 'Der Shop ist gerade nicht erreichbar. Bitte versuchen Sie es in einer Minute noch einmal.',
    processing: 'Die Berechnung dauert länger als sonst. Bitte laden Sie die Seite in einer Minute neu.',
    payment:
      'Der Zahlungsdienst antwortet nicht. Bitte versuchen Sie es noch einmal oder zahlen Sie auf Rechnung.',
    cartErrors: 'So lässt sich Ihr Warenkorb nicht bestellen. Bitte prüfen Sie die markierten Artikel.',
    paymentRefused:
      'Sie haben die Zahlung nicht bestätigt. Es wurde nichts bezahlt. Bitte versuchen Sie es noch einmal, oder wählen Sie eine andere Zahlungsart.',
    payFirst:
      'Bitte bestätigen Sie, wie Sie bezahlen, bevor Sie bestellen. Der Gesamtbetrag kann sich geändert haben.',
    unknown: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  },
} as const;

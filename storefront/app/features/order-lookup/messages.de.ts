export const orderLookup = {
  orderLookup: {
    title: 'Bestellung ansehen',
    intro: 'Auch ohne Kundenkonto sehen Sie hier, wie weit Ihre Bestellung ist.',
    signIn: 'Mit Kundenkonto finden Sie alle Bestellungen nach der Anmeldung.',
    mine: 'Bestellungen Ihres Kundenkontos',
    orderNumber: 'Bestellnummer',
    orderNumberHelp: 'Sie steht in Ihrer Bestellbestätigung.',
    email: 'E-Mail-Adresse der Bestellung',
    submit: 'Bestellung ansehen',
    searching: 'Wird gesucht',
    another: 'Andere Bestellung ansehen',
    unknown:
      'Zu dieser Bestellnummer und E-Mail-Adresse finden wir keine Bestellung. Bitte prüfen Sie beides, oder rufen Sie uns an: {{phone}}',
    withoutAccount: 'Ohne Konto bestellt? Bestellung ansehen',
    error: {
      orderNumber: 'Bitte geben Sie die Bestellnummer an.',
      email: 'Bitte geben Sie die E-Mail-Adresse an, mit der Sie bestellt haben.',
    },
  },
} as const;

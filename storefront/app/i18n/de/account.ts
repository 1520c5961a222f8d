export const account = {
  login: {
    title: 'Anmelden',
    expired:
      'Ihre Anmeldung ist abgelaufen. Melden Sie sich neu an, dann geht es dort weiter, wo Sie waren. Ihre Angaben sind noch da.',
    username: 'E-Mail-Adresse',
    password: 'Passwort',
    submit: 'Anmelden',
    submitting: 'Anmeldung läuft',
    demoTitle: 'Demonstrationszugang',
    demoText:
      'Dieser Shop zeigt erfundene Produkte. Zum Ausprobieren melden Sie sich mit {{username}} und dem Passwort {{password}} an.',
    missingUsername: 'Bitte geben Sie Ihre E-Mail-Adresse an.',
    missingPassword: 'Bitte geben Sie Ihr Passwort an.',
    benefitsTitle: 'Mit Ihrem Konto',
    benefits: {
      order: 'bestellen Sie in wenigen Schritten',
      addresses: 'wählen Sie gespeicherte Adressen',
      accounts: 'bestellen Sie auch für Angehörige oder Ihre Praxis',
    },
  },
  myAccount: {
    title: 'Mein Konto',
    signedInAs: 'Angemeldet als {{name}}',
    signOut: 'Abmelden',
    profile: 'Ihre Angaben',
    name: 'Name',
    account: 'Kundenkonto',
    profileText: 'Hat sich etwas geändert? Rufen Sie uns an, wir ändern es für Sie: {{phone}}',
    switchTitle: 'Für wen bestellen Sie?',
    switchText: 'Preise, Warenkorb und Adressen richten sich nach dem gewählten Konto.',
    own: 'Ihr eigenes Konto',
    switch: 'Konto wählen',
    switched: 'Ab jetzt bestellen Sie für: {{account}}',
    noAddresses:
      'Für dieses Konto ist noch keine Adresse gespeichert. Sie können sie bei der Bestellung angeben.',
    defaultAddress: 'Standardadresse',
    shipping: 'Lieferadresse',
    billing: 'Rechnungsadresse',
  },
} as const;

export const account = {
  login: {
    title: 'Anmelden',
    expired:
      'Ihre Anmeldung ist abgelaufen. Melden Sie sich neu an, dann geht es dort weiter, wo Sie waren. Ihre Angaben sind noch da.',
    username: 'E-Mail-Adresse',
    password: 'Passwort',
    submit: 'Anmelden',
    submitting: 'Anmeldung läuft',
    elsewhere: 'Sie melden sich auf der gesicherten Anmeldeseite an und kommen dann hierher zurück.',
    toSignIn: 'Zur Anmeldung',
    problem: {
      denied: 'Sie haben dem Shop den Zugang nicht erlaubt. Ohne ihn können Sie sich hier nicht anmelden.',
      interrupted:
        'Die Anmeldung wurde unterbrochen oder hat zu lange gedauert. Bitte melden Sie sich noch einmal an.',
      refused: 'Die Anmeldung wurde abgelehnt. Bitte versuchen Sie es später noch einmal.',
      throttled:
        'Zu viele Versuche mit einem falschen Passwort. Bitte warten Sie einige Minuten und versuchen Sie es dann noch einmal.',
      unreachable:
        'Die Anmeldung ist zurzeit nicht erreichbar. Bitte versuchen Sie es in einer Minute noch einmal.',
      wrong: 'Benutzername oder Passwort stimmen nicht. Bitte versuchen Sie es noch einmal.',
    },
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
  register: {
    title: 'Konto eröffnen',
    text: 'Mit einem Konto sehen Sie, wo Ihre Bestellung ist, und bestellen beim nächsten Mal schneller.',
    withOrder: 'Ihre Bestellung {{number}} gehört danach zu Ihrem Konto.',
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail-Adresse',
    emailHelp: 'Mit ihr melden Sie sich künftig an.',
    password: 'Passwort',
    passwordHelp: 'Mindestens {{count}} Zeichen.',
    submit: 'Konto eröffnen',
    submitting: 'Konto wird eröffnet',
    signIn: 'Sie haben schon ein Konto?',
    missing: {
      firstName: 'Bitte geben Sie Ihren Vornamen an.',
      lastName: 'Bitte geben Sie Ihren Nachnamen an.',
      email: 'Bitte geben Sie eine E-Mail-Adresse an, zum Beispiel name@beispiel.de.',
      password: 'Bitte wählen Sie ein Passwort mit mindestens {{count}} Zeichen.',
      known:
        'Mit dieser E-Mail-Adresse gibt es schon ein Konto. Melden Sie sich damit an, oder geben Sie eine andere an.',
    },
  },
  myAccount: {
    opened: 'Ihr Konto ist eröffnet, und Sie sind angemeldet.',
    title: 'Mein Konto',
    signedInAs: 'Angemeldet als {{name}}',
    signOut: 'Abmelden',
    profile: 'Ihre Angaben',
    phone: 'Telefon',
    account: 'Kundenkonto',
    rename: 'Namen ändern',
    renamed: 'Ihr Name ist geändert.',
    profileText: 'E-Mail-Adresse und Telefonnummer ändern wir für Sie. Rufen Sie uns an: {{phone}}',
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

export const paymentLink = {
  paymentLink: {
    title: 'Bestellung bezahlen',
    create: 'Zahlungslink erstellen',
    creating: 'Link wird erstellt',
    createHelp: 'Damit kann jemand anderes mit Ihrem Konto diese Bestellung bezahlen.',
    intro:
      'Diese Bestellung ist für Ihr Konto zusammengestellt. Artikel, Preise und Versand stehen fest, auch wenn sich der Warenkorb danach ändert.',
    createdAt: 'Zahlungslink vom {{moment}}',
    pay: 'Jetzt bezahlen',
    paying: 'Kasse wird geöffnet',
    share: 'Link weitergeben',
    address: 'Adresse dieser Seite',
    addressHelp: 'Wer sie öffnet und sich mit Ihrem Konto anmeldet, kann die Bestellung bezahlen.',
    copy: 'Link kopieren',
    copied: 'Der Link ist kopiert.',
    notCopied: 'Der Browser lässt das Kopieren nicht zu. Bitte kopieren Sie die markierte Adresse selbst.',
    withdraw: 'Link zurücknehmen',
    withdrawHelp: 'Danach kann niemand mehr mit ihm bezahlen. Ihr Warenkorb bleibt, wie er ist.',
    back: 'Zurück zum Zahlungslink',
    gone: 'Dieser Zahlungslink gilt nicht',
    goneText:
      'Die Bestellung ist schon bezahlt, der Link ist zurückgenommen, oder er gehört zu einem anderen Konto.',
    orders: 'Meine Bestellungen',
    cart: 'Zum Warenkorb',
  },
} as const;

/** Texts of the own settings. */
export const germanSettings = {
  settings: {
    lead: 'Sprache, Zeitzone und Schreibweise von Zahlen und Tagen. Eine Wahl gilt sofort.',
    manner: 'Sprache und Schreibweise',
    example: 'So lesen Sie Werte',
    now: 'Jetzt',
    amount: 'Betrag',
    saved: '{{setting}} ist geändert',
    unknown: 'Das steht für {{setting}} nicht zur Auswahl.',
    unknownZone: 'Die Zeitzone {{zone}} kennt Ihr Browser nicht. Bitte wählen Sie eine andere.',
  },
};

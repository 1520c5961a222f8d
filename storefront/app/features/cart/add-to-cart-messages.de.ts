export const addToCart = {
  addToCart: {
    quantity: 'Menge',
    quantityOf: 'Menge für {{product}}',
    less: 'Menge verringern',
    more: 'Menge erhöhen',
    add: 'In den Warenkorb',
    adding: 'Wird hinzugefügt',
    added_one: '{{product}} liegt jetzt in Ihrem Warenkorb.',
    added_other: '{{count}} Packungen {{product}} liegen jetzt in Ihrem Warenkorb.',
    toCart: 'Zum Warenkorb',
    signIn: 'Zum Bestellen anmelden',
    signInText: 'Bestellen können Sie mit einem Kundenkonto.',
  },
} as const;

export const wishList = {
  wishList: {
    title: 'Merkliste',
    teaser: 'Was Sie sich in diesem Browser gemerkt haben.',
    open: 'Merkliste ansehen',
    text: 'Ihre Merkliste bleibt in diesem Browser, mit und ohne Anmeldung.',
    empty: 'Sie haben sich noch nichts gemerkt. Mit dem Herz an einem Produkt legen Sie es hier ab.',
    orderAll_one: '{{count}} Produkt in den Warenkorb',
    orderAll_other: '{{count}} Produkte in den Warenkorb',
  },
} as const;

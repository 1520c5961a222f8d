import type { Language } from '#mock/apis/dispatch/handler.ts';

const de = {
  locale: 'de-DE',
  bank: {
    title: 'Zahlung bestätigen',
    stands: 'Diese Seite steht in der Demo für die Seite Ihrer Bank. Es wird kein Geld bewegt.',
    confirm: 'Zahlung bestätigen',
    refuse: 'Ablehnen',
  },
  wallet: {
    title: 'Mit der Wallet bezahlen',
    stands: 'Diese Seite steht in der Demo für eine Wallet. Es wird kein Geld bewegt.',
    confirm: 'Jetzt bezahlen',
    refuse: 'Abbrechen',
  },
  to: 'an Offizin',
  byCard: (digits: string) => `an Offizin, mit der Karte, die auf ${digits} endet`,
  decided: { confirmed: 'Sie haben diese Zahlung bestätigt', refused: 'Sie haben diese Zahlung abgelehnt' },
  back: 'Weiter zum Shop',
  gone: {
    title: 'Diese Zahlung gilt nicht mehr',
    text: 'Gehen Sie zurück in den Shop, und wählen Sie die Zahlungsart noch einmal.',
  },
};

const en: typeof de = {
  locale: 'en-GB',
  bank: {
    title: 'Confirm the payment',
    stands: 'In the demo this page stands for the page of your bank. No money is moved.',
    confirm: 'Confirm payment',
    refuse: 'Refuse',
  },
  wallet: {
    title: 'Pay with the wallet',
    stands: 'In the demo this page stands for a wallet. No money is moved.',
    confirm: 'Pay now',
    refuse: 'Cancel',
  },
  to: 'to Offizin',
  byCard: (digits) => `to Offizin, by the card that ends in ${digits}`,
  decided: { confirmed: 'You have confirmed this payment', refused: 'You have refused this payment' },
  back: 'Go on to the shop',
  gone: {
    title: 'This payment is out of date',
    text: 'Go back to the shop, and choose the means of payment again.',
  },
};

/** Texts of the pages on which payments are confirmed. */
export const texts: Readonly<Record<Language, typeof de>> = { de, en };

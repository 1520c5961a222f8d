/** An amount in euro as Germans write it, e.g. `1.234,50 €`. */
function germanEuro(amount: string): string {
  const [units = '', decimals = '00'] = amount.split('.');
  return `${units.replace(/\B(?=(\d{3})+$)/g, '.')},${decimals}\u00a0€`;
}

/** A number as Germans write it, e.g. `5,5`. */
function germanNumber(value: number): string {
  return String(value).replace('.', ',');
}

/** What the platform says to buyers about carts, deliveries and orders; German is the measure of all languages. */
export const de = {
  invalidProduct: () => 'Dieses Produkt ist nicht erhältlich.',
  notPurchasable: () => 'Bitte wählen Sie eine Variante dieses Produkts.',
  prescriptionRequired: () =>
    'Dieses Arzneimittel ist verschreibungspflichtig und kann nicht in den Warenkorb gelegt werden.',
  priceNotFound: () => 'Für dieses Produkt liegt kein Preis vor.',
  valueTooHigh: () => 'So viel auf einmal können wir nicht annehmen. Bitte bestellen Sie weniger Packungen.',
  quantityInvalid: () => 'Bitte geben Sie eine ganze Zahl von Packungen an.',
  quantityBelowMinimum: (minimum: number) => `Die Mindestmenge beträgt ${minimum}.`,
  quantityAboveMaximum: (maximum: number) => `Die Höchstmenge beträgt ${maximum}.`,
  quantityNotAnIncrement: (increment: number) => `Die Menge muss ein Vielfaches von ${increment} sein.`,
  packLimitExceeded: (limit: number) =>
    `Von diesem Arzneimittel geben wir höchstens ${limit} ${limit === 1 ? 'Packung' : 'Packungen'} pro Bestellung ab.`,
  subscriptionsUnavailable: () => 'Abonnements bietet dieser Shop nicht an.',
  cartEmpty: () => 'Ihr Warenkorb ist leer.',
  outOfStock: () => 'Zurzeit nicht lieferbar.',
  onlyAvailable: (count: number) => `Nur noch ${count} ${count === 1 ? 'Packung' : 'Packungen'} verfügbar.`,
  reservationLimit: (name: string, count: number) =>
    `Von „${name}“ können wir Ihnen höchstens ${count} Packungen zurücklegen.`,
  reservedProductsLimit: (count: number) =>
    `Wir können Ihnen höchstens ${count} verschiedene Produkte gleichzeitig zurücklegen.`,
  reservationLimitOfNetwork: (name: string, count: number) =>
    `Von „${name}“ legen wir Gästen aus demselben Netz zusammen höchstens ${count} Packungen zurück. Bestellen können Sie es trotzdem, solange der Vorrat reicht.`,
  reservationLimitOfGuests: (name: string) =>
    `Von „${name}“ können wir Gästen nicht so viel zurücklegen. Bestellen können Sie es trotzdem, solange der Vorrat reicht.`,
  reservationReleased: (name: string) => `„${name}“ kann zurzeit nicht zurückgelegt werden.`,
  insufficientInventory: (name: string, count: number) =>
    count > 0
      ? `Von „${name}“ ${count === 1 ? 'ist nur noch 1 Packung' : `sind nur noch ${count} Packungen`} verfügbar.`
      : `„${name}“ ist zurzeit nicht lieferbar.`,
  unsupportedCountry: () => 'In dieses Land liefern wir nicht.',
  invalidPostalCode: (digits: number) => `Bitte geben Sie eine Postleitzahl mit ${digits} Ziffern an.`,
  recipientMissing: () => 'Bitte geben Sie den Namen der Empfängerin oder des Empfängers an.',
  fieldMissing: () => 'Bitte füllen Sie Straße, Postleitzahl und Ort aus.',
  addressNotFound: () => 'Diese Adresse gibt es in Ihrem Adressbuch nicht.',
  addressBookFull: (most: number) =>
    `Ihr Adressbuch hat schon ${most} Adressen. Bitte löschen Sie eine, bevor Sie eine neue speichern.`,
  wishlistsFull: (most: number) =>
    `Sie haben schon ${most} Merklisten. Bitte löschen Sie eine, bevor Sie eine neue anlegen.`,
  cartsFull: (most: number) =>
    `Sie haben schon ${most} Warenkörbe neben dem ersten. Bitte löschen oder bestellen Sie einen davon.`,
  tooManyGuesses: () =>
    'Das war zu oft falsch. Bitte warten Sie einige Minuten, und prüfen Sie Bestellnummer und E-Mail-Adresse.',
  tooManyCodes: () =>
    'An diese Adresse wurden schon mehrere Codes geschickt. Bitte sehen Sie in Ihrem Postfach nach, oder versuchen Sie es in einigen Minuten noch einmal.',
  invalidDeliveryMethod: () => 'Diese Versandart steht nicht zur Verfügung.',
  deliveryAddressMissing: () => 'Bitte geben Sie eine Lieferadresse an.',
  deliveryMethodMissing: () => 'Bitte wählen Sie eine Versandart.',
  paymentMissing: () => 'Bitte wählen Sie eine Zahlungsart.',
  paymentTokenInvalid: () => 'Diese Zahlung ist nicht mehr gültig. Bitte geben Sie Ihre Kartendaten neu ein.',
  paymentDeclined: () =>
    'Ihre Bank hat die Zahlung abgelehnt. Bitte wählen Sie eine andere Karte oder Zahlungsart.',
  paymentNotCovered: () =>
    'Die Karte ist für diesen Betrag nicht gedeckt. Bitte wählen Sie eine andere Karte oder Zahlungsart.',
  returnNotSent: (name: string, most: number) =>
    most > 0
      ? `Von „${name}“ lassen sich ${most} zurücksenden. Bitte wählen Sie eine kleinere Menge.`
      : `Von „${name}“ ist nichts unterwegs oder angekommen, das sich zurücksenden lässt.`,
  returnExcluded: (name: string) =>
    `„${name}“ ist ein Arzneimittel. Arzneimittel nehmen wir nur zurück, wenn sie beschädigt oder falsch sind.`,
  productAvailable: (name: string) =>
    `„${name}“ ist schon lieferbar. Bitte laden Sie die Seite neu, um es zu bestellen.`,
  tooManyOpenCases: (most: number) =>
    `Es sind schon ${most} Anfragen offen. Bitte warten Sie, bis wir sie beantwortet haben, oder rufen Sie uns an.`,
  paymentToConfirm: () => 'Bitte bestätigen Sie die Zahlung bei Ihrer Bank oder in Ihrer Wallet.',
  paymentNotConfirmed: () =>
    'Die Zahlung wurde nicht bestätigt. Bitte versuchen Sie es noch einmal, oder wählen Sie eine andere Zahlungsart.',
  paymentAmountChanged: () =>
    'Der Gesamtbetrag hat sich seit der Zahlung geändert. Bitte bestätigen Sie die Zahlung neu.',
  cardNumberInvalid: () => 'Bitte prüfen Sie die Kartennummer.',
  cardExpired: () => 'Diese Karte ist abgelaufen.',
  contactEmailMissing: () => 'Bitte geben Sie eine E-Mail-Adresse für die Bestellbestätigung an.',
  paymentsReturnForeign: () => 'Der Rückweg nach der Zahlung gehört nicht zum Shop.',
  paymentsDataInvalid: () => 'Die Angaben des Zahlungsdienstes sind nicht lesbar.',
  phoneNumberMissing: () => 'Bitte geben Sie für die Beratung zu Ihrem Arzneimittel eine Telefonnummer an.',
  consentMissing: () => 'Bitte willigen Sie in die Verarbeitung der Bestelldaten zu Ihrem Arzneimittel ein.',
  checkoutExpired: () => 'Ihr Warenkorb hat sich geändert. Bitte starten Sie die Bestellung neu.',
  giveawaysUnavailable: () => 'Dieser Shop gibt keine Artikel kostenlos ab.',
  productFixed: () => 'Das Produkt eines Artikels lässt sich nicht ändern.',
  couponRefused: {
    unknown: () => 'Diesen Gutscheincode kennen wir nicht. Bitte prüfen Sie die Schreibweise.',
    notYetValid: () => 'Dieser Gutschein ist noch nicht gültig.',
    expired: () => 'Dieser Gutschein ist abgelaufen.',
    redeemed: () => 'Dieser Gutschein ist bereits eingelöst.',
    usedByBuyer: () => 'Diesen Gutschein haben Sie schon eingelöst.',
  },
  couponNotForBuyer: () => 'Dieser Gutschein gilt nicht für Ihr Konto.',
  couponAlreadyApplied: () => 'Dieser Gutschein liegt schon in Ihrem Warenkorb.',
  couponNotApplicable: (minimum: string | null) =>
    minimum === null
      ? 'Dieser Gutschein gilt für keinen der Artikel in Ihrem Warenkorb.'
      : `Dieser Gutschein gilt ab einem Warenwert von ${germanEuro(minimum)}, rezeptpflichtige Arzneimittel ausgenommen.`,
  couponWithoutEffect: (code: string, minimum: string | null) =>
    minimum === null
      ? `Der Gutschein ${code} gilt zurzeit nicht für Ihren Warenkorb.`
      : `Der Gutschein ${code} gilt zurzeit nicht. Er gilt ab einem Warenwert von ${germanEuro(minimum)}.`,
  approachingDiscount: (name: string, missing: string) =>
    `Noch ${germanEuro(missing)} bis zur Aktion „${name}“.`,
  splitShipmentDisabled: () => 'Dieser Shop liefert jede Bestellung an eine Adresse.',
  arrangementUnknown: () => 'Diesen Artikel oder diese Lieferung gibt es in Ihrem Warenkorb nicht.',
  arrangementTooLarge: (count: number) =>
    `Es ${count === 1 ? 'lässt sich nur 1 Packung' : `lassen sich höchstens ${count} Packungen`} verschieben.`,
  lastDeliveryGroup: () => 'Die letzte Lieferung lässt sich nicht entfernen.',
  deliveryGroupName: () => 'Lieferung',
  guestAccountName: () => 'Gast',
  home: () => 'Startseite',
  taxName: (ratePercent: number) => `MwSt. ${germanNumber(ratePercent)}\u00a0%`,
  taxDescription: (ratePercent: number) => `Mehrwertsteuer zum Satz von ${germanNumber(ratePercent)}\u00a0%`,
};

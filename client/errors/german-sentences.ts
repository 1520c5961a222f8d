import type { PlatformError } from './platform-error.ts';

/** What a person is told in German, by error code: what happened and what to do. */
const SENTENCES: Readonly<Record<string, string>> = {
  ABORTED: 'Der Vorgang wurde abgebrochen.',
  ADDRESS_ID_REQUIRED: 'Bitte wählen Sie die Adresse, die Sie ändern möchten.',
  ASYNC_MAXIMUM_WAIT_EXCEEDED:
    'Die Berechnung dauert länger als sonst. Bitte laden Sie die Seite in einer Minute neu.',
  CARD_EXPIRED: 'Diese Karte ist abgelaufen. Bitte nehmen Sie eine andere.',
  CART_READ_ONLY: 'Dieser Warenkorb gehört zu einem Zahlungslink und lässt sich nicht ändern.',
  CART_VALIDATION_ERROR: 'Ihr Warenkorb lässt sich so nicht bestellen. Bitte prüfen Sie die Artikel.',
  CHECKOUT_EXPIRED: 'Ihr Warenkorb hat sich geändert. Bitte gehen Sie noch einmal zur Kasse.',
  CONFLICT: 'Ihr Warenkorb wird gerade noch berechnet. Bitte versuchen Sie es gleich noch einmal.',
  CONTACT_EMAIL_REQUIRED: 'Bitte geben Sie eine E-Mail-Adresse für die Bestellbestätigung an.',
  CONTRACT_VIOLATION: 'Der Shop hat unverständlich geantwortet. Bitte versuchen Sie es noch einmal.',
  COUPON_ALREADY_APPLIED: 'Dieser Gutschein liegt schon in Ihrem Warenkorb.',
  COUPON_EXPIRED: 'Dieser Gutschein ist abgelaufen.',
  COUPON_NOT_APPLICABLE: 'Dieser Gutschein gilt für keinen der Artikel in Ihrem Warenkorb.',
  COUPON_NOT_FOR_BUYER: 'Dieser Gutschein gilt nicht für Ihr Konto.',
  COUPON_NOT_FOUND: 'Diesen Gutscheincode kennen wir nicht. Bitte prüfen Sie die Schreibweise.',
  COUPON_NOT_YET_VALID: 'Dieser Gutschein ist noch nicht gültig.',
  COUPON_REDEEMED: 'Dieser Gutschein ist bereits eingelöst.',
  COUPON_USED_BY_BUYER: 'Diesen Gutschein haben Sie schon eingelöst.',
  CPA_DISABLED: 'Ein Adressbuch gibt es nur mit Kundenkonto. Bitte melden Sie sich an.',
  CURRENCY_NOT_SUPPORTED: 'In dieser Währung verkaufen wir nicht. Bitte bestellen Sie in Euro.',
  DELIVERY_ADDRESS_REQUIRED: 'Bitte geben Sie eine Lieferadresse an.',
  DELIVERY_GROUP_ID_REQUIRED: 'Bitte wählen Sie die Lieferung, die Sie ändern möchten.',
  DELIVERY_METHOD_REQUIRED: 'Bitte wählen Sie eine Versandart.',
  DUPLICATE_USERNAME: 'Mit dieser E-Mail-Adresse gibt es schon ein Konto. Bitte melden Sie sich damit an.',
  EFFECTIVE_ACCOUNT_ID_REQUIRED: 'Für diese Anfrage ist die effectiveAccountId erforderlich.',
  FUNCTIONALITY_NOT_ENABLED: 'Das bietet dieser Shop ohne Anmeldung nicht an. Bitte melden Sie sich an.',
  GATEWAY_TIMEOUT: 'Das ist noch nicht geladen. Bitte laden Sie die Seite neu.',
  GONE: 'Das gibt es nicht mehr. Bitte laden Sie die Seite neu.',
  IDEMPOTENCY_KEY_REUSED: 'Diese Anfrage wurde schon anders beantwortet. Bitte laden Sie die Seite neu.',
  ILLEGAL_QUERY_PARAMETER_VALUE: 'Diese Adresse hat einen Tippfehler. Bitte prüfen Sie sie.',
  INSUFFICIENT_ACCESS: 'Das ist mit diesem Konto nicht möglich. Bitte wählen Sie ein anderes Konto.',
  INSUFFICIENT_FUNDS:
    'Die Karte ist für diesen Betrag nicht gedeckt. Bitte wählen Sie eine andere Karte oder Zahlungsart.',
  INSUFFICIENT_INVENTORY:
    'So viele Packungen sind nicht mehr lieferbar. Bitte wählen Sie eine kleinere Menge.',
  INTERNAL_ERROR: 'Da ist bei uns etwas schiefgegangen. Bitte laden Sie die Seite neu.',
  INVALID_ADDRESS: 'Diese Adresse gibt es in Ihrem Adressbuch nicht.',
  INVALID_ARGUMENT: 'Die Angaben passen so nicht. Bitte prüfen Sie Ihre Eingabe.',
  INVALID_ARRANGEMENT: 'So lassen sich die Artikel nicht aufteilen. Bitte prüfen Sie die Mengen.',
  INVALID_CARD_NUMBER: 'Bitte prüfen Sie die Kartennummer.',
  INVALID_CART: 'Diesen Warenkorb gibt es nicht mehr. Bitte laden Sie die Seite neu.',
  INVALID_CONFIG: 'Die Anfrage war unvollständig. Bitte laden Sie die Seite neu.',
  INVALID_CSRF_TOKEN:
    'Das Formular ist abgelaufen. Bitte laden Sie die Seite neu und senden Sie es noch einmal.',
  INVALID_DELIVERY_METHOD: 'Diese Versandart steht nicht zur Verfügung. Bitte wählen Sie eine andere.',
  INVALID_FIELD: 'Diese Angabe kennen wir nicht. Bitte laden Sie die Seite neu.',
  INVALID_INPUT: 'Die Angaben passen so nicht. Bitte prüfen Sie Ihre Eingabe.',
  INVALID_LOGIN: 'Benutzername oder Passwort stimmen nicht. Bitte versuchen Sie es noch einmal.',
  INVALID_PAGE_TOKEN: 'Diese Seite der Liste gibt es nicht mehr. Bitte beginnen Sie von vorn.',
  INVALID_PAYMENT_TOKEN: 'Diese Zahlung ist nicht mehr gültig. Bitte geben Sie Ihre Kartendaten neu ein.',
  INVALID_PAYMENTS_DATA:
    'Die Angaben des Zahlungsdienstes sind nicht lesbar. Bitte zahlen Sie auf andere Weise.',
  INVALID_POSTAL_CODE: 'Bitte prüfen Sie die Postleitzahl.',
  INVALID_PRODUCT: 'Dieses Produkt ist nicht erhältlich.',
  INVALID_PRODUCT_CLASS: 'Bitte wählen Sie eine Variante dieses Produkts.',
  INVALID_QUANTITY: 'Bitte geben Sie eine ganze Zahl von Packungen an.',
  INVALID_REFINEMENT: 'Diesen Filter gibt es hier nicht. Bitte wählen Sie einen anderen.',
  INVALID_SEARCH_TERM: 'Damit können wir nicht suchen. Bitte suchen Sie nach Produkt, PZN oder Wirkstoff.',
  INVALID_SELLING_MODEL: 'Abonnements bietet dieser Shop nicht an.',
  INVALID_SESSION_ID: 'Ihre Anmeldung ist abgelaufen. Bitte melden Sie sich neu an.',
  INVALID_SORT_RULE: 'So lässt sich diese Liste nicht ordnen. Bitte wählen Sie eine andere Reihenfolge.',
  JSON_PARSER_ERROR: 'Die Anfrage ist unterwegs beschädigt worden. Bitte versuchen Sie es noch einmal.',
  LAST_DELIVERY_GROUP: 'Die letzte Lieferung lässt sich nicht entfernen.',
  MALFORMED_ID: 'Diese Adresse hat einen Tippfehler. Bitte prüfen Sie sie.',
  MALFORMED_REQUEST: 'Die Anfrage ist unterwegs beschädigt worden. Bitte versuchen Sie es noch einmal.',
  METHOD_NOT_ALLOWED: 'Das ist hier nicht möglich. Bitte laden Sie die Seite neu.',
  MISSING_ARGUMENT: 'Es fehlt eine Angabe. Bitte prüfen Sie Ihre Eingabe.',
  NETWORK_ERROR: 'Der Shop ist gerade nicht erreichbar. Bitte versuchen Sie es in einer Minute noch einmal.',
  NOT_FOUND: 'Das gibt es nicht mehr. Bitte laden Sie die Seite neu.',
  NULL_CHECKOUTID: 'Die Kasse ließ sich nicht öffnen. Bitte gehen Sie noch einmal zur Kasse.',
  PACK_LIMIT_EXCEEDED:
    'Von diesem Arzneimittel sind nicht so viele Packungen je Bestellung erlaubt. Bitte wählen Sie eine kleinere Menge.',
  PAYMENT_AMOUNT_CHANGED:
    'Der Gesamtbetrag hat sich seit der Zahlung geändert. Bitte bestätigen Sie die Zahlung neu.',
  PAYMENT_DECLINED:
    'Ihre Bank hat die Zahlung abgelehnt. Bitte wählen Sie eine andere Karte oder Zahlungsart.',
  PAYMENT_REQUIRED: 'Bitte wählen Sie eine Zahlungsart.',
  PHONE_NUMBER_REQUIRED: 'Bitte geben Sie für die Beratung zu Ihrem Arzneimittel eine Telefonnummer an.',
  PRESCRIPTION_REQUIRED:
    'Dieses Arzneimittel ist verschreibungspflichtig und kann nicht in den Warenkorb gelegt werden.',
  PRICE_NOT_FOUND: 'Für dieses Produkt liegt kein Preis vor.',
  QUANTITY_ABOVE_MAXIMUM: 'Das ist mehr als die Höchstmenge. Bitte wählen Sie eine kleinere Menge.',
  QUANTITY_BELOW_MINIMUM: 'Das ist weniger als die Mindestmenge. Bitte wählen Sie eine größere Menge.',
  QUANTITY_NOT_AN_INCREMENT: 'Dieses Produkt gibt es nur in bestimmten Mengen. Bitte wählen Sie eine andere.',
  REQUEST_LIMIT_EXCEEDED: 'Das ist mehr, als auf einmal geht. Bitte teilen Sie Ihre Eingabe auf.',
  REQUIRED_FIELD_MISSING: 'Es fehlt eine Angabe. Bitte prüfen Sie Ihre Eingabe.',
  SERVER_UNAVAILABLE:
    'Der Shop ist gerade nicht erreichbar. Bitte versuchen Sie es in einer Minute noch einmal.',
  SESSION_NOT_LOADED: 'Die Seite ist noch nicht ganz geladen. Bitte versuchen Sie es gleich noch einmal.',
  SHOPPER_CONSENT_REQUIRED:
    'Bitte willigen Sie in die Verarbeitung der Bestelldaten zu Ihrem Arzneimittel ein.',
  SSR_CHECKOUT_RETRY: 'Ihr Warenkorb hat sich geändert. Bitte gehen Sie noch einmal zur Kasse.',
  SSR_FAST_CHECKOUT: 'Es ist keine Kasse geöffnet. Bitte beginnen Sie im Warenkorb.',
  SSR_NO_POLLING: 'Ihr Warenkorb wird gerade noch berechnet. Bitte laden Sie die Seite neu.',
  UNKNOWN_ERROR: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  UNKNOWN_EXCEPTION: 'Da ist bei uns etwas schiefgegangen. Bitte versuchen Sie es noch einmal.',
  UNSUPPORTED_COUNTRY: 'In dieses Land liefern wir nicht.',
  UNSUPPORTED_MEDIA_TYPE: 'Diese Art von Datei nehmen wir nicht an.',
};

/** Whether the catalogue has a sentence for a code. */
export const hasGermanSentence = (code: string): boolean => Object.hasOwn(SENTENCES, code);

/** The German sentence for an error (SF-ERR-01); a code that nobody has told us of gets the general one. */
export function germanSentence({ code }: Pick<PlatformError, 'code'>): string {
  return (hasGermanSentence(code) ? SENTENCES[code] : SENTENCES.UNKNOWN_ERROR) as string;
}

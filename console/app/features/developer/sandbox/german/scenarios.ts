import type { ScenarioTexts } from '../scenario-texts.ts';

/** What the scenarios of the sandbox are called and do, in German. */
export const germanScenarios: ScenarioTexts = {
  'cart-processing': [
    'Warenkorb wird neu berechnet',
    'Die Übersicht des Warenkorbs sagt einige Abfragen lang Processing, dann, was ist.',
  ],
  'cart-never-settles': [
    'Warenkorb bleibt in Berechnung',
    'Die Übersicht des Warenkorbs sagt immer Processing; ein Client gibt nach 14 Versuchen auf.',
  ],
  'cart-locked': [
    'Warenkorb ist gesperrt',
    'Eine Änderung des Warenkorbs ist eine 409, die kein Client wiederholt, weil eine andere läuft.',
  ],
  'arrange-processing': [
    'Lieferungen werden eingeteilt',
    'Das Einteilen von Positionen antwortet wie immer mit 202, und der Warenkorb sagt danach einige Abfragen lang Processing.',
  ],
  'cart-item-above-maximum': [
    'Zu viele Packungen',
    'Ein Produkt hinzuzufügen oder seine Menge zu ändern wird abgelehnt, weil so viele auf einmal nicht verkauft werden.',
  ],
  'cart-pack-limit': [
    'Höchstmenge eines Arzneimittels',
    'Ein Arzneimittel hinzuzufügen wird abgelehnt, weil je Bestellung nicht mehr Packungen abgegeben werden.',
  ],
  'cart-product-gone': [
    'Produkt wird nicht mehr verkauft',
    'Ein Produkt hinzuzufügen wird abgelehnt, weil es nicht im Verkauf ist.',
  ],
  'cart-empty': [
    'Noch kein Warenkorb',
    'Der Warenkorb und seine Positionen werden nicht gefunden, wie vor dem ersten Produkt.',
  ],
  'read-only-clone': [
    'Warenkorb ist eine unveränderliche Kopie',
    'Jede Änderung des Warenkorbs wird abgelehnt, wie bei der Kopie zu einem Zahlungslink.',
  ],
  'coupon-unknown': ['Gutschein gibt es nicht', 'Ein Gutschein wird in Warenkorb und Kasse abgelehnt.'],
  'coupon-expired': ['Gutschein ist abgelaufen', 'Ein Gutschein wird abgelehnt, weil seine Zeit vorbei ist.'],
  'coupon-redeemed': [
    'Gutschein ist schon eingelöst',
    'Ein Gutschein wird abgelehnt, weil er so oft benutzt ist, wie er darf.',
  ],
  'guest-merge-with-failed-products': [
    'Gastwarenkorb wird übernommen, bis auf ein Produkt',
    'Nach dem Anmelden lässt sich ein Produkt des Gastwarenkorbs nicht übernehmen und wird mit dem Grund genannt.',
  ],
  'guest-merge-fails': [
    'Gastwarenkorb lässt sich nicht übernehmen',
    'Den Gastwarenkorb zu behalten scheitert mit 500; ein Client warnt nur, und das Anmelden geht weiter.',
  ],
  'guest-cart-disabled': [
    'Gäste haben keinen Warenkorb',
    'Der Shop hat Gastwarenkörbe nicht eingeschaltet: Der Kontext sagt es, und Aufrufe des Warenkorbs sind 403.',
  ],
  'reorder-with-failed-products': [
    'Bestellung kommt wieder in den Warenkorb, bis auf ein Produkt',
    'Ein Produkt der Bestellung ist nicht mehr zu kaufen und wird mit dem Grund genannt.',
  ],
  'checkout-gone': [
    'Bezahlvorgang ist verfallen (410)',
    'Der Beginn antwortet mit 410; ein Client löscht den Bezahlvorgang und beginnt neu, und das gelingt.',
  ],
  'checkout-unprocessable': [
    'Bezahlvorgang beginnt mit Fehlern (422)',
    'Der Beginn antwortet mit 422; ein Client löscht den Bezahlvorgang und beginnt neu, und das gelingt.',
  ],
  'insufficient-inventory': [
    'Nicht genug Bestand',
    'Der Bezahlvorgang ist eine 422, deren erster Fehler der der Bestandsanbindung ist, und nichts wird bestellt.',
  ],
  'checkout-without-id': [
    'Bezahlvorgang ist beim Lesen nicht da',
    'Den Bezahlvorgang zu lesen antwortet mit 404, als hätte jemand anderes ihn beendet.',
  ],
  'checkout-processing': [
    'Bezahlvorgang wird vorbereitet',
    'Den Bezahlvorgang zu lesen antwortet einige Abfragen lang mit 202, dann mit 200.',
  ],
  'unsupported-country': [
    'Keine Lieferung in dieses Land',
    'Eine Lieferadresse wird abgelehnt, weil der Shop nicht in ihr Land liefert.',
  ],
  'delivery-method-gone': [
    'Versandart wird nicht mehr angeboten',
    'Die Wahl einer Versandart wird abgelehnt.',
  ],
  'phone-number-required': [
    'Apotheke möchte zurückrufen',
    'Die Bestellung antwortet mit 412, weil eine Telefonnummer zur Beratung über ein Arzneimittel fehlt.',
  ],
  'order-answer-lost': [
    'Bestellt, aber die Antwort geht verloren',
    'Die Plattform bestellt, und die Verbindung bricht ab, bevor sie es sagt. Ein zweiter Versuch ergibt eine Bestellung.',
  ],
  'split-shipment-disabled': [
    'Nur eine Lieferadresse',
    'Der Shop liefert eine Bestellung an eine Adresse: Der Kontext sagt es, und eine zweite Lieferung ist eine 403.',
  ],
  'guest-checkout-disabled': [
    'Gäste können nicht bestellen',
    'Der Shop hat Bestellungen von Gästen nicht eingeschaltet: Der Kontext sagt es, und der Bezahlvorgang ist eine 403.',
  ],
  'payment-declined': [
    'Zahlung wird abgelehnt',
    'Die Bank lehnt die Zahlung ab, mit welcher Karte auch immer; es ist eine andere zu wählen.',
  ],
  'payment-insufficient-funds': [
    'Karte ist nicht gedeckt',
    'Die Zahlung wird abgelehnt, weil die Karte den Betrag nicht deckt.',
  ],
  'payment-token-expired': [
    'Zahlungstoken gilt nicht mehr',
    'Die Zahlung wird abgelehnt, weil ihr Token benutzt oder zu alt ist; nach den Kartendaten wird neu gefragt.',
  ],
  'card-refused': ['Kartennummer wird abgelehnt', 'Der Anbieter nimmt keine Karte mit dieser Nummer.'],
  'card-expired': ['Karte ist abgelaufen', 'Der Anbieter lehnt die Karte ab, weil sie abgelaufen ist.'],
  'cards-disabled': [
    'Shop nimmt keine Karten',
    'Kartendaten werden mit 403 abgelehnt, weil der Shop Karten nicht eingeschaltet hat.',
  ],
  'order-without-payment': [
    'Zahlung fehlt',
    'Die Bestellung antwortet mit 422, weil keine Zahlung mehr zählt.',
  ],
  'payment-link-cart': [
    'Warenkorb hinter einem Zahlungslink',
    'Der Warenkorb ist ein zweiter neben dem eigenen: Er lässt sich bezahlen, wie er ist, aber weder ändern noch mit Gutscheinen versehen.',
  ],
  'sold-out-product': [
    'Produkte sind ausverkauft',
    'Jedes Produkt wird ohne Bestand gelesen, und wer darum bittet, wird benachrichtigt, sobald es wieder lieferbar ist.',
  ],
  'prescription-item': [
    'Arzneimittel auf Rezept',
    'Jedes Produkt wird als rezeptpflichtig gelesen, und keines lässt sich in den Warenkorb legen.',
  ],
  'price-unavailable': [
    'Preis ist nicht verfügbar',
    'Kein Produkt hat einen Preis, und keines lässt sich in den Warenkorb legen.',
  ],
  'product-gone': [
    'Produkt gibt es nicht',
    'Ein Produkt wird nicht gefunden, als wäre es aus dem Sortiment genommen.',
  ],
  'prices-down': [
    'Preise sind nicht zu lesen',
    'Der Preisdienst antwortet mit 503; Produkte werden ohne Preise gezeigt.',
  ],
  'empty-search': [
    'Nichts wird gefunden',
    'Suche und Kategorien zeigen kein Produkt, und nichts wird vorgeschlagen.',
  ],
  'search-down': ['Suche ist ausgefallen', 'Suche, Vorschläge und Sortierungen antworten mit 503.'],
  'content-missing': [
    'Inhalt wird nicht gefunden',
    'Banner und Texte, nach denen der Shop fragt, gibt es nicht: Ein einzelner ist eine 404, Listen sind leer.',
  ],
  'content-down': ['Inhalte sind nicht zu lesen', 'Inhalte und Angaben für Suchmaschinen antworten mit 503.'],
  'media-missing': ['Bilder werden nicht gefunden', 'Jedes Bild ist eine 404.'],
  'assistant-deployed': [
    'Assistent steht bereit',
    'Für den Shop steht ein Assistent mit Adresse und Mandant bereit, ist aber ausgeschaltet.',
  ],
  'assistant-enabled': [
    'Assistent ist eingeschaltet',
    'Ein Assistent steht bereit und ist eingeschaltet, für Gäste und Angemeldete, und folgt dem, was sie tun.',
  ],
  'session-expired': [
    'Sitzung ist abgelaufen',
    'Wer angemeldet ist, gilt der Plattform als Gast, und geschützte Aufrufe sind 401, bis sich jemand neu anmeldet.',
  ],
  'sign-in-refused': [
    'Anmeldung wird abgelehnt',
    'Name oder Passwort sind falsch, was auch immer getippt wird.',
  ],
  'token-refused': [
    'Token einer Hilfsänderung wird abgelehnt',
    'Eine Hilfsänderung ist eine 403, weil ihr Token zu einer anderen Sitzung gehört; ein Client holt ein neues.',
  ],
  'account-without-abilities': [
    'Account darf weder Warenkorb füllen noch bestellen',
    'Der Account hat keinen Zugang zu Warenkorb, Kasse und Bestellungen: Jeder Aufruf davon ist eine 403.',
  ],
  'no-managed-accounts': ['Keine verwalteten Accounts', 'Die Person handelt für niemand anderen.'],
  'account-revoked': [
    'Verwalteter Account ist entzogen',
    'Der Account, für den gehandelt wird, ist nicht mehr zu benutzen: 403.',
  ],
  'no-addresses': ['Adressbuch ist leer', 'Es gibt noch keine Adresse.'],
  'addresses-disabled': [
    'Adressbuch ist nicht für Gäste',
    "Die Liste der Adressen ist eine 403, die 'CPA disabled' sagt.",
  ],
  'no-orders': ['Noch keine Bestellungen', 'Die Liste der Bestellungen ist leer.'],
  'guest-browsing-disabled': [
    'Gäste sehen nichts',
    'Der Shop zeigt Produkte und Preise nur Angemeldeten: Der Kontext sagt es, und sie sind 403.',
  ],
  'high-scale-cart': [
    'Warenkörbe für viele Positionen',
    'Der Kontext sagt, dass Warenkörbe für viele Positionen gemacht sind, sodass Clients den Header dafür senden.',
  ],
  'two-currencies': [
    'Zwei Währungen',
    'Der Kontext nennt eine zweite Währung, sodass ein Client wählen muss.',
  ],
  maintenance: [
    'Plattform wird gewartet',
    'Jeder Aufruf antwortet mit 503 und bittet, zwei Minuten zu warten.',
  ],
  'short-outage': [
    'Plattform ist kurz weg',
    'Einige Aufrufe antworten mit 503 und bitten, eine Sekunde zu warten, dann ist alles gut.',
  ],
  'too-many-requests': [
    'Zu viele Anfragen',
    'Aufrufe antworten mit 429 und bitten, zehn Sekunden zu warten.',
  ],
  'platform-broken': ['Plattform versagt', 'Jeder Aufruf antwortet mit 500.'],
  'platform-unreachable': ['Plattform ist nicht erreichbar', 'Jede Verbindung bricht ab.'],
  'slow-platform': ['Plattform ist langsam', 'Jeder Aufruf dauert ein bis drei Sekunden länger.'],
  'older-version': [
    'Plattform spricht eine ältere Version',
    'Sie spricht Versionen bis 60.0. Adressen in späteren Versionen werden nicht gefunden.',
  ],
  'newer-version': [
    'Plattform spricht eine neuere Version',
    'Antworten sind die der Version 66.0, deren Adressen diese Version nennen.',
  ],
  'optional-members-left-out': [
    'Plattform sagt nicht mehr, als sie muss',
    'Antworten enthalten nichts, was ihr Vertrag nicht verlangt, bis auf Angaben, die behalten werden.',
  ],
  'unknown-values': [
    'Plattform benutzt Werte, die noch niemand kennt',
    'Jede offene Aufzählung enthält einen Wert einer kommenden Version.',
  ],
};

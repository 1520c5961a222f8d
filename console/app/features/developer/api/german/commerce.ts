import type { OperationTexts } from '../operation-texts.ts';

/** What the operations of the contract `commerce` do, in German. */
export const germanCommerce: OperationTexts = {
  getAddresses: ['Liest eine Seite der Adressen des Accounts.'],
  createAddress: ['Fügt eine Adresse hinzu.'],
  updateAddress: ['Ändert eine Adresse.', 'Was weggelassen wird, bleibt, wie es ist.'],
  deleteAddress: [
    'Löscht eine Adresse.',
    'Warenkörbe, die sie übernommen haben, behalten ihre Angaben. Keine andere Adresse wird dadurch zur Standardadresse.',
  ],
  getAiConfiguration: ['Liest, ob und wo für den Shop ein Assistent bereitsteht.'],
  getShopperAgentContext: ['Liest, was ein Assistent über die einkaufende Person wissen darf.'],
  getBoostBuryRules: [
    'Liest die Regeln eines Shops.',
    'Die ältesten zuerst; auch solche, deren Zeit vorbei ist.',
  ],
  createBoostBuryRule: ['Legt eine Regel an.', 'Sie gilt ab der nächsten Suche, die in ihre Zeit fällt.'],
  getBoostBuryRule: ['Liest eine Regel.'],
  deleteBoostBuryRule: ['Löscht eine Regel.'],
  preserveCart: [
    'Führt den Warenkorb, den die Person als Gast hatte, mit dem der Käuferin oder des Käufers zusammen.',
    'Der Pfad nennt den Warenkorb des Gastes. Das darf nur die Sitzung, die aus der des Gastes durch Anmelden entstanden ist, und nur einmal: Danach gibt es den Warenkorb des Gastes nicht mehr. Hat keinen Rumpf.',
  ],
  reserveCartInventory: [
    'Reserviert den Bestand der Produkte des Warenkorbs, alles oder nichts.',
    'Ersetzt eine frühere Reservierung des Warenkorbs und gilt von jetzt an. Bestand wird höchstens vier Stunden gehalten und beim Erneuern noch einmal so lange: Acht Stunden nach der ersten Reservierung endet sie und kann dann neu beginnen. Ein Account hält Bestand von höchstens 20 Produkten, von jedem höchstens ein Viertel des Bestands, aber mindestens 10 Packungen. Was Mitarbeitende freigegeben haben, wird erst nach Ablauf seiner Zeit wieder reserviert.',
  ],
  deleteCartReservations: ['Gibt den Bestand frei, der für den Warenkorb reserviert ist.'],
  cloneCart: [
    'Kopiert den Warenkorb, wie er jetzt ist, für einen Zahlungslink.',
    'Der Zieltyp steht im Rumpf oder, wie in der Anleitung der Plattform, als Parameter; eines von beiden ist nötig, und der Rumpf gilt zuerst. Jede Änderung der Kopie wird mit CART_READ_ONLY abgelehnt, löschen lässt sie sich aber.',
  ],
  calculateCart: [
    'Berechnet den Warenkorb sofort.',
    'Preise, Aktionen, Lieferkosten und Steuern, wie bei der Neuberechnung nach einer Änderung. Niemand muss dann nachfragen.',
  ],
  evaluateCartShipping: [
    'Berechnet, was die Lieferung des Warenkorbs kostet.',
    'Die Adresse ist eine Annahme: Sie wird mit den Ländern verglichen, in die der Shop liefert, und nicht gespeichert. Der Warenkorb wird sofort berechnet.',
  ],
  evaluateCartTaxes: [
    'Berechnet die Steuern des Warenkorbs.',
    'Die Adresse ist eine Annahme: Sie wird mit den Ländern verglichen, in die der Shop liefert, und nicht gespeichert. Der Warenkorb wird sofort berechnet.',
  ],
  makeCartPrimary: [
    'Macht einen weiteren Warenkorb zum Hauptwarenkorb des Accounts.',
    'Der bisherige Hauptwarenkorb steht von da an daneben. Hat keinen Rumpf.',
  ],
  updateCartMessagesVisibility: [
    'Blendet die Meldungen zum Warenkorb und seinen Positionen aus oder wieder ein.',
    'Meldungen, die eine spätere Änderung des Warenkorbs auslöst, sind sichtbar.',
  ],
  getCartCoupons: ['Liest die Gutscheine des Warenkorbs.'],
  addCouponToCart: [
    'Fügt dem Warenkorb einen Gutschein hinzu.',
    'Ein offener Bezahlvorgang des Warenkorbs verfällt; wer ihn fortsetzen will, fügt den Gutschein dort hinzu.',
  ],
  deleteCouponFromCart: ['Nimmt einen Gutschein aus dem Warenkorb.'],
  addCart: [
    'Öffnet einen Warenkorb mit einem Namen, auf Wunsch neben dem Hauptwarenkorb.',
    'Ein Account hat einen Hauptwarenkorb. Solange es ihn gibt, lässt sich ein anderer nur daneben öffnen.',
  ],
  getCart: [
    'Liest den Kopf des Warenkorbs.',
    'Antwortet mit 404, solange der Account keinen offenen Warenkorb hat.',
  ],
  createCart: [
    'Öffnet den Warenkorb des Accounts oder antwortet mit dem offenen.',
    'Der Rumpf ist leer. Mit `current` oder `active` kommt ein offener Warenkorb unverändert, mit einer ID eben dieser.',
  ],
  deleteCart: ['Wirft den Warenkorb mit seinen Positionen weg.'],
  getCartSummary: [
    'Liest, wie viele Produkte im Warenkorb sind und ob er fertig berechnet ist.',
    'Antwortet mit 404, solange der Account keinen offenen Warenkorb hat. Solange `asyncOperationStatus` `Processing` ist, noch einmal lesen: bei den ersten `immediateTries` Versuchen sofort, bis zum Versuch `linearTriesUntil` nach `linearStepMs` mal der Zahl der Versuche darüber, danach nach `doublingBaseMs`, jedes Mal verdoppelt. Nach `maximumTries` mit „async maximum wait exceeded“ aufgeben.',
  ],
  getCurrentCartSummary: [
    'Liest dasselbe vom aktuellen Warenkorb unter der Adresse ohne ID.',
    'Die Anleitung der Plattform nennt den Aufruf ohne ID eines Warenkorbs. Die Antwort ist die von `current`.',
  ],
  getCartItems: [
    'Liest eine Seite der Positionen des Warenkorbs.',
    'Ohne Warenkorb antworten `current` und `active` mit einer leeren Sammlung.',
  ],
  addItemToCart: [
    'Legt ein Produkt in den Warenkorb.',
    'Öffnet den Warenkorb des Accounts, wenn es keinen gibt und er mit `current` oder `active` angesprochen wird.',
  ],
  addItemsToCart: [
    'Legt mehrere Produkte in den Warenkorb.',
    'Jede Angabe wird für sich beurteilt; was sich hinzufügen lässt, wird hinzugefügt. Wo der Shop Warenkörbe für viele Positionen hat und der Header `highscale` darum bittet, ist der Erfolg eine 202.',
  ],
  getCartItemPromotions: [
    'Liest die Aktionen zu einigen Positionen des Warenkorbs.',
    'Positionen, die nicht im Warenkorb sind, fehlen in der Antwort. Ändert nichts.',
  ],
  updateItemInCart: ['Ändert die Menge einer Position.'],
  deleteItemFromCart: ['Nimmt eine Position aus dem Warenkorb.'],
  getCartPromotions: ['Liest die Aktionen, von denen der Warenkorb profitiert.'],
  getCartProducts: [
    'Liest den Warenkorb nach Produkten.',
    'Die Produkte des Warenkorbs in der Reihenfolge ihrer IDs, jedes mit seinen Positionen und ihrer Gesamtmenge.',
  ],
  getCartProduct: [
    'Liest ein Produkt des Warenkorbs mit den Positionen, in denen es steht.',
    'Antwortet mit 404, wo der Warenkorb das Produkt nicht enthält.',
  ],
  getCategoryMenuItems: ['Liest das Menü der Kategorien.', 'Seit 64.'],
  createCheckout: [
    'Beginnt den Bezahlvorgang eines Warenkorbs.',
    'Dasselbe wie `startCheckout` mit `active`.',
  ],
  startActiveCheckout: [
    'Beginnt den Bezahlvorgang eines Warenkorbs oder setzt seinen fort.',
    'Dasselbe wie `startCheckout` mit `active`.',
  ],
  startCheckout: [
    'Beginnt den Bezahlvorgang eines Warenkorbs.',
    'Angesprochen mit `active`. Ohne `deliveryAddressInput` gilt die Adresse der Liefergruppe des Warenkorbs oder die Standardlieferadresse des Accounts.',
  ],
  getCheckout: [
    'Liest den Bezahlvorgang.',
    'Solange die Antwort 202 ist, noch einmal lesen, mit den Wartezeiten der Übersicht des Warenkorbs.',
  ],
  updateCheckout: ['Ändert Adresse, Lieferung, Telefonnummer, Kontakt oder Einwilligung.'],
  deleteCheckout: ['Gibt den Bezahlvorgang auf und den Warenkorb wieder frei.'],
  createPayment: [
    'Sagt, wie die Bestellung bezahlt wird.',
    'Lässt sich wiederholen, bis bestellt ist; die letzte Zahlung zählt. Ein Kauf auf Rechnung ist `SimplePurchaseOrder`, mit der eigenen Bestellnummer als `paymentToken`, wenn es eine gibt. Mit `Auth` autorisiert der Anbieter ein Token, `PostAuth` nennt eines, das der Browser hat autorisieren lassen; `ClientRequest` überlässt die Zahlung einem Dienst, den der Shop selbst angebunden hat. Die Zahlung gilt für die Gesamtsumme dieses Augenblicks. Ändert diese sich danach, zählt die Zahlung nicht mehr: `payment` des Bezahlvorgangs ist null, und die Bestellung wird mit PAYMENT_AMOUNT_CHANGED abgelehnt, bis neu bezahlt ist. Dasselbe Token wird für dieselbe Summe nur einmal autorisiert, so oft es auch kommt. Eine Zahlung, die bei einer Bank oder in einer Wallet erst bestätigt wird, wird mit `RequiresReview` abgelehnt; `paymentData` ist dann JSON mit `redirectUrl`, der Seite zum Bestätigen, und mit `paymentToken`, wo der Dienst eines gemacht hat. `paymentsData` nennt als `paymentsReturnUrl` den Pfad des Shops, zu dem es zurückgeht. Dasselbe Token wird als `PostAuth` autorisiert, sobald es für die dann geltende Summe bestätigt ist. Eine Wallet ist ein `ClientRequest` mit `method` `wallet` in seinem `paymentsData`.',
  ],
  addCouponToCheckout: [
    'Fügt dem Bezahlvorgang einen Gutschein hinzu.',
    'Der Bezahlvorgang geht weiter; sein Warenkorb bekommt den Gutschein und neue Summen.',
  ],
  deleteCouponFromCheckout: ['Nimmt einen Gutschein aus dem Bezahlvorgang.'],
  placeOrder: [
    'Gibt die Bestellung auf.',
    'Hat keinen Rumpf. Lässt sich gefahrlos wiederholen: Derselbe Bezahlvorgang oder derselbe `Idempotency-Key` desselben Accounts antwortet wieder mit der ersten Bestellung. Bei `active`, das nach der Bestellung nirgends mehr hinführt, den Schlüssel mitsenden. Ein Schlüssel, der für einen anderen Bezahlvorgang galt, wird mit `IDEMPOTENCY_KEY_REUSED` abgelehnt; `active` ist ein anderer, sobald der nächste Bezahlvorgang offen ist.',
  ],
  performOrderAction: [
    'Bereitet die Bestellung vor oder gibt sie auf.',
    '`prepare` sagt, ob sich jetzt bestellen ließe, und bestellt nichts. `submit` bestellt, wie `placeOrder` es tut, und lässt sich ebenso gefahrlos wiederholen. Mehrere Aktionen werden der Reihe nach ausgeführt, bis eine abgelehnt wird.',
  ],
  updateCompositeProduct: [
    'Ändert ein Produkt mit seinen Kategorien, seinem Bild und seinen Preisen.',
    'Seit 61.',
  ],
  createCompositeVariations: [
    'Legt Varianten eines Produkts an.',
    'Seit 62. Entweder werden alle Varianten angelegt oder keine.',
  ],
  getApplicationContext: [
    'Sagt, was der Shop kann, als Gast gelesen.',
    'Die Antwort hat ein Cache-Control max-age, das vor der üblichen Lebensdauer gilt. Eine Kopie wird neu geholt, wenn ihr Ende nah genug ist.',
  ],
  getSessionContext: [
    'Sagt, wer fragt, für welchen Account und in welchen Käufergruppen.',
    'Ein Account, den die Person nicht verwaltet, wird mit 403 abgelehnt.',
  ],
  getExternalManagedAccounts: ['Listet die Accounts auf, für die die Person handeln darf.'],
  getEffectiveAccount: ['Liest einen Account, für den die Person handeln darf.'],
  getDeliveryGroups: ['Liest die Liefergruppen des Warenkorbs.'],
  createDeliveryGroup: [
    'Fügt dem Warenkorb eine leere Liefergruppe hinzu.',
    'Antwortet mit 403, wo Lieferungen laut Anwendungskontext nicht aufgeteilt werden.',
  ],
  arrangeDeliveryGroupItems: [
    'Verschiebt Positionen zwischen den Liefergruppen des Warenkorbs.',
    'Die Schritte werden der Reihe nach ausgeführt, alle oder keiner. Mit einer Menge werden nur so viele Packungen verschoben und die Position geteilt; kommen Packungen zu einer Position desselben Produkts, zählen sie zusammen.',
  ],
  getDeliveryGroup: ['Liest eine Liefergruppe mit einer Seite ihrer Positionen.'],
  updateDeliveryGroup: ['Ändert Adresse, Versandart, Hinweis oder Name einer Liefergruppe.'],
  deleteDeliveryGroup: [
    'Löscht eine Liefergruppe des Warenkorbs.',
    'Ihre Positionen kommen in die Standardgruppe; an die Stelle der Standardgruppe tritt die erste der anderen.',
  ],
  getMyProfile: ['Liest das Profil der Käuferin oder des Käufers.'],
  updateMyProfile: [
    'Ändert das Profil der Käuferin oder des Käufers.',
    'Was weggelassen wird, bleibt, wie es ist.',
  ],
  startMyProfileVerification: [
    'Sendet ein Einmalpasswort.',
    'Es geht an die E-Mail-Adresse oder die Telefonnummer des Profils. Ein früheres gilt nicht mehr. Mehr als `otpsPerHour` in einer Stunde werden abgelehnt.',
  ],
  submitMyProfileCode: ['Vergleicht ein Einmalpasswort mit dem gesendeten.'],
  getOrderItems: ['Liest eine Seite der Produkte einer Bestellung.'],
  getOrderItemAdjustments: [
    'Liest, was Aktionen von Positionen einer Bestellung abgezogen haben.',
    'Eine Abfrage mit einem Rumpf; sie ändert nichts.',
  ],
  getOrderDeliveryGroups: ['Liest eine Seite der Lieferungen einer Bestellung.'],
  startOrderAdjustmentAggregates: [
    'Lässt zusammenzählen, was Aktionen von Bestellungen abgezogen haben.',
    'Die Summen werden danach mit `includeAdjustmentDetails` unter der Adresse der Antwort gelesen.',
  ],
  getOrderSummaryLookup: [
    'Schlägt eine Bestellung mit ihren Lieferungen, Produkten und Abzügen nach.',
    'Für Angemeldete, für Gäste in der Sitzung, in der sie bestellt haben, und für Gäste mit einem Token von `authorize`. Eine Bestellung ohne Nachweis wird beantwortet wie eine, die es nicht gibt.',
  ],
  findOrderSummary: [
    'Schlägt eine Bestellung mit dem nach, was ein Gast von ihr weiß.',
    'Dieselbe Antwort wie mit GET. Nichts wird angelegt.',
  ],
  createOrderAccessToken: [
    'Holt ein Token, das eine Bestellung eines Gastes öffnet.',
    'Das Token gilt `accessTokenSeconds` lang. Was auch immer nicht passt: Die Bestellung wird beantwortet wie eine, die es nicht gibt.',
  ],
  calculateOrderCancel: [
    'Liest, was das Stornieren von Packungen einer Bestellung ändern würde.',
    'Ändert nichts.',
  ],
  submitOrderCancel: [
    'Storniert Packungen einer Bestellung, die die Apotheke noch nicht verlassen haben.',
    'Die Packungen kommen zurück in den Bestand. Was auf einer Karte vorgemerkt ist, wird freigegeben; was abgebucht ist, wird erstattet. Bleibt nichts übrig, ist die ganze Bestellung storniert, mit der Lieferung.',
  ],
  calculateOrderReturn: [
    'Liest, was die Rücknahme von Packungen einer Bestellung ändern würde.',
    'Ändert nichts.',
  ],
  submitOrderReturn: [
    'Nimmt Packungen zurück, die die Apotheke verlassen haben.',
    'Packungen kommen nur in den Bestand zurück, wo `isRestocked` es sagt: Arzneimittel, die außer Haus waren, werden nicht wieder verkauft. Was dafür bezahlt wurde, erstattet `startOrderRefunds`, nachdem sie geprüft sind.',
  ],
  startOrderRefunds: [
    'Gibt zurück, was über die Summe der Bestellung hinaus bezahlt ist.',
    'Zuerst wird freigegeben, was auf einer Karte nur vorgemerkt ist, dann erstattet, was abgebucht ist. Bei einer Bestellung auf Rechnung ist nichts zurückzugeben. Hier ist die Arbeit getan, wenn die Antwort kommt.',
  ],
  startOrderConfirmation: [
    'Sendet die Bestätigung von Bestellungen noch einmal.',
    'Ein Flow des Shops. Die E-Mail sagt in der Sprache der bestellenden Person, was bestellt ist, und geht an die Adresse der Bestellung. Entweder gehen alle E-Mails ab oder keine.',
  ],
  getOrderSummaries: [
    'Liest eine Seite der Bestellungen des Accounts, für den gehandelt wird.',
    'Parameter, die hier nicht stehen, bleiben unbeachtet.',
  ],
  getOrderSummary: [
    'Liest eine Bestellung mit ihren Lieferungen und Produkten.',
    'Eine Bestellung eines anderen Accounts wird beantwortet wie eine, die es nicht gibt. Gäste lesen, was sie in ihrer Sitzung bestellt haben, wo der Shop sie bestellen lässt.',
  ],
  addOrderToCart: [
    'Legt die Produkte einer Bestellung in den Warenkorb.',
    'Gäste weisen sich durch die Sitzung aus, in der sie bestellt haben, durch `verification` oder durch ein `accessToken`. Eine Bestellung ohne Nachweis wird beantwortet wie eine, die es nicht gibt.',
  ],
  getOrderAdjustments: ['Liest, was Aktionen von einer Bestellung abgezogen haben.'],
  addOrderSummaryToCart: [
    'Legt die Produkte der Bestellung im Pfad in den Warenkorb.',
    'Dasselbe wie `addOrderToCart`.',
  ],
  createPaymentToken: [
    'Macht aus Kartendaten ein Token.',
    'Das Token gilt `paymentTokenSeconds` lang und für den Account, der es verlangt hat. Ob die Bank zahlt, zeigt sich, wenn es benutzt wird.',
  ],
  getProductChildren: [
    'Liest eine Seite der Produkte, die ein Set enthält.',
    'In der Reihenfolge des Sets. Ein Produkt, das kein Set ist, hat keine.',
  ],
  getFeaturedProducts: [
    'Liest die Produkte, die neben einem gezeigt werden.',
    'Nach der Art der Beziehung, die zuerst gewählten vor den anderen. Seit 64.',
  ],
  getProduct: ['Liest ein Produkt.'],
  getProducts: [
    'Liest mehrere Produkte auf einmal.',
    'Antwortet in der gewünschten Reihenfolge. Ein Produkt, das es nicht gibt oder das man nicht sehen darf, ist ein Eintrag mit success false und einem Fehler, damit es die anderen nicht verdirbt.',
  ],
  getProductPrice: [
    'Liest, was ein Produkt den Account kostet, für den gehandelt wird.',
    'Ein Produkt, das für diesen Account keinen Preis hat, wird mit 404 beantwortet.',
  ],
  getProductPrices: [
    'Liest, was mehrere Produkte den Account kosten, für den gehandelt wird.',
    'Antwortet in der gewünschten Reihenfolge; ein Produkt ohne Preis hat success false und keine Beträge.',
  ],
  createProductPrices: [
    'Liest, was mehrere Produkte den Account kosten, mit den Produkten in einem Rumpf.',
    'Die ältere Form derselben Frage. Sie ändert nichts und antwortet trotzdem mit 201.',
  ],
  getProductCategory: ['Liest eine Kategorie.'],
  getProductCategoryChildren: ['Listet die Kategorien unter einer auf, oder die obersten.'],
  getProductCategoryPath: ['Liest den Weg von der obersten Kategorie zu einer, für eine Brotkrumenleiste.'],
  getProductRecommendations: [
    'Liest die Produkte, die eine Empfehlung nennt.',
    'Empfehlungen zu Produkten gehen von Produkten aus, solche zu Kategorien von Kategorien; ohne diese wird die Anfrage abgelehnt. Was die einkaufende Person nicht sehen darf, wird übergangen.',
  ],
  createBuyerRegistration: ['Sendet ein Einmalpasswort, mit dem ein Gast ein Konto eröffnet.'],
  createGuestBuyer: [
    'Macht den Account eines Gastes, der bestellt hat, zu dem einer Käuferin oder eines Käufers.',
    'Der Account kommt in die Käufergruppe des Shops und bekommt die Person der letzten Bestellung als Kontakt und deren Lieferadresse ins Adressbuch. Was schon da ist, bleibt, sodass ein zweiter Aufruf nichts ändert.',
  ],
  searchProducts: [
    'Findet Produkte nach Begriff, Kategorie oder beidem.',
    'Eines von searchTerm und categoryId ist nötig, sonst 400. Eine Kategorie umfasst alles darunter. Varianten sind Zeilen, jede mit eigener PZN und eigenem Preis, wenn sie nicht nach ihrem Hauptprodukt zusammengefasst werden. Die Zahlen einer Facette lassen deren eigene Einschränkungen außer Acht, damit sich ein zweiter Wert derselben Facette hinzufügen lässt.',
  ],
  createProductSearch: [
    'Findet Produkte, mit der Anfrage in einem Rumpf.',
    'Die ältere Form der Suche. Sie ändert nichts und antwortet trotzdem mit 201.',
  ],
  getSearchSuggestions: ['Bietet beim Tippen Begriffe an, auf Wunsch auch Produkte.'],
  getSortRules: ['Listet auf, wie sich Treffer ordnen lassen.'],
  getServerMethodResult: ['Ruft eine lesende Methode auf, mit den Parametern in der Adresse.'],
  invokeServerMethod: ['Ruft eine Methode auf, mit den Parametern im Rumpf.'],
  getCsrfTokenModule: [
    'Liefert das Token für Änderungen unter der Adresse der Website als Skript, das es zurückgibt.',
    'Das Modul der Plattform selbst, in der Form, in der ihre Seiten es laden. Für Angemeldete und für Gäste mit Warenkorb; 401 für Besucher ohne Sitzung.',
  ],
  getCsrfTokenExport: [
    'Liefert dasselbe Token als JavaScript-Modul mit einem Standardexport.',
    'Für Angemeldete und für Gäste mit Warenkorb; 401 für Besucher ohne Sitzung.',
  ],
  getOrderShipments: ['Liest eine Seite der Pakete einer Bestellung.'],
  getShipmentItems: ['Liest eine Seite dessen, was ein Paket enthält.'],
  getShippingProfiles: ['Liest die Versandprofile eines Shops.', 'Seit 62.'],
  getProductTaxes: ['Liest den Steuersatz eines Produkts in einem Land.'],
  calculateTaxes: [
    'Berechnet die Steuern einer Liste von Positionen.',
    'Nichts wird gespeichert. Eine Position, deren Produkt man nicht sehen darf, wird mit einem Fehler und ohne Beträge beantwortet und das Ganze ohne Erfolg; die anderen Positionen haben ihre Beträge.',
  ],
  getWishlists: ['Listet die Merkzettel des Accounts auf, den zuletzt geänderten zuerst.'],
  createWishlist: ['Legt einen Merkzettel an, auf Wunsch mit Produkten.'],
  getWishlist: ['Liest einen Merkzettel mit der ersten Seite seiner Einträge.'],
  updateWishlist: ['Gibt einem Merkzettel einen anderen Namen.'],
  deleteWishlist: ['Löscht einen Merkzettel mit seinen Einträgen.'],
  getWishlistItems: ['Liest eine Seite der Einträge eines Merkzettels.'],
  addItemToWishlist: [
    'Setzt ein Produkt auf einen Merkzettel; eines, das schon darauf steht, bleibt, wie es ist.',
  ],
  deleteItemFromWishlist: ['Nimmt ein Produkt von einem Merkzettel.'],
  addWishlistToCart: [
    'Legt die Produkte eines Merkzettels in einen Warenkorb.',
    'Jedes Produkt wird für sich beurteilt: Was zu kaufen ist, wird hinzugefügt, das andere mit dem Grund genannt. Der Merkzettel bleibt, wie er ist.',
  ],
  addCartToWishlist: [
    'Setzt die Produkte eines Warenkorbs auf einen Merkzettel; der Warenkorb bleibt, wie er ist.',
  ],
};

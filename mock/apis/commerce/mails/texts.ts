import type { Language } from '#mock/apis/dispatch/handler.ts';

/** What the shop's mails say; German is the measure of all languages. */
const de = {
  footer: (shop: string) =>
    `Diese E-Mail hat ${shop} versandt. Bei Fragen antworten Sie einfach darauf, oder rufen Sie uns an.`,
  greeting: (name: string | null) => (name ? `Guten Tag ${name},` : 'Guten Tag,'),
  order: {
    subject: (number: string) => `Ihre Bestellung ${number} ist eingegangen`,
    received:
      'vielen Dank für Ihre Bestellung. Diese E-Mail bestätigt, dass sie bei uns eingegangen ist. Der Vertrag kommt zustande, wenn wir die Ware versenden; darüber bekommen Sie eine weitere Nachricht.',
    items: 'Das haben Sie bestellt',
    quantity: (quantity: string, number: string | null) =>
      number ? `${quantity} ×, PZN ${number}` : `${quantity} ×`,
    more: (count: number) => `und ${count} weitere Artikel`,
    discount: 'Rabatt',
    shipping: 'Versand',
    taxOnTop: 'zzgl. Mehrwertsteuer',
    total: 'Gesamtbetrag einschließlich Mehrwertsteuer',
    address: 'Lieferadresse',
    withdrawalHeading: 'Widerruf',
    withdrawal:
      'Sie können den Vertrag widerrufen, am einfachsten über „Vertrag widerrufen“ am Ende jeder Seite unseres Shops. Was dabei gilt, steht dort in der Widerrufsbelehrung.',
  },
  dispatch: {
    subject: (number: string) => `Ihre Bestellung ${number} ist unterwegs`,
    sent: (number: string) =>
      `wir haben ein Paket Ihrer Bestellung ${number} versandt. Damit ist der Vertrag darüber zustande gekommen.`,
    parcel: 'Das Paket',
    provider: (name: string) => `Paketdienst: ${name}`,
    tracking: (number: string) => `Sendungsnummer: ${number}`,
    address: (url: string) => `Sendungsverfolgung: ${url}`,
    contents: 'Das ist darin',
  },
  change: {
    cancelSubject: (number: string) => `Stornierung zu Ihrer Bestellung ${number}`,
    cancelledAll: (number: string) =>
      `wir haben Ihre Bestellung ${number} storniert. Sie wird nicht versandt.`,
    cancelledSome: (number: string) =>
      `wir haben einen Teil Ihrer Bestellung ${number} storniert. Alles andere bleibt bestellt.`,
    returnSubject: (number: string) => `Rücksendung zu Ihrer Bestellung ${number}`,
    tookBack: (number: string) => `wir haben Ihre Rücksendung zur Bestellung ${number} aufgenommen.`,
    cancelled: 'Das ist storniert',
    returned: 'Das nehmen wir zurück',
    off: 'Betrag',
    total: 'Neuer Gesamtbetrag einschließlich Mehrwertsteuer',
    refundSubject: (number: string) => `Erstattung zu Ihrer Bestellung ${number}`,
    released: (amount: string) =>
      `auf Ihrer Karte geben wir ${amount} wieder frei. Dieser Betrag war nur reserviert und wird nicht eingezogen.`,
    refunded: (amount: string) =>
      `wir erstatten Ihnen ${amount} auf Ihre Karte. Je nach Bank sehen Sie die Gutschrift in einigen Tagen.`,
    addressSubject: (number: string) => `Neue Lieferadresse zu Ihrer Bestellung ${number}`,
    newAddress: (number: string) => `Ihre Bestellung ${number} geht jetzt an diese Adresse:`,
    notYou: 'Haben Sie das nicht gewünscht, dann rufen Sie uns bitte gleich an.',
  },
  withdrawal: {
    subject: (reference: string) => `Ihr Widerruf ist eingegangen (Vorgang ${reference})`,
    received: (moment: string) =>
      `Ihr Widerruf ist am ${moment} Uhr bei uns eingegangen. Bitte heben Sie diese E-Mail auf; wir melden uns, sobald wir ihn bearbeitet haben.`,
    heading: 'Das haben Sie erklärt',
    name: (name: string) => `Name: ${name}`,
    order: (number: string) => `Bestellung: ${number}`,
    items: (items: string | undefined) => `Umfang: ${items ?? 'die ganze Bestellung'}`,
  },
  returnRequest: {
    subject: (reference: string) => `Ihre Anfrage zur Rücksendung ist eingegangen (Vorgang ${reference})`,
    received: (number: string) => `Ihre Anfrage zur Bestellung ${number} ist bei uns eingegangen.`,
    heading: 'Das möchten Sie zurücksenden',
    reason: {
      Damaged: 'Grund: Der Artikel ist beschädigt',
      WrongItem: 'Grund: Es ist der falsche Artikel',
      NotNeeded: 'Grund: Ich brauche ihn nicht mehr',
    },
    message: (message: string) => `Ihre Nachricht: ${message}`,
    nextHeading: 'So geht es weiter',
    next: 'Wir prüfen Ihre Anfrage und schreiben Ihnen, wie und wohin Sie zurücksenden. Bitte senden Sie bis dahin nichts ab. Ihr gesetzliches Widerrufsrecht bleibt davon unberührt.',
  },
  notice: {
    subject: (reference: string) => `Sie werden benachrichtigt (Vorgang ${reference})`,
    received: 'Sie möchten eine Nachricht, sobald dieses Produkt wieder lieferbar ist:',
    nextHeading: 'So geht es weiter',
    next: 'Wir schreiben Ihnen einmal an diese Adresse, sobald Sie das Produkt wieder bestellen können. Reserviert ist damit nichts. Danach ist der Vorgang abgeschlossen.',
    takeBack:
      'Sie möchten keine Nachricht mehr, oder nicht Sie haben darum gebeten? Auf dieser Seite nehmen Sie den Wunsch zurück:',
    takeBackByAnswer:
      'Sie möchten keine Nachricht mehr, oder nicht Sie haben darum gebeten? Dann antworten Sie auf diese E-Mail.',
    availableSubject: (product: string) => `Wieder lieferbar: ${product}`,
    available: 'Sie haben um eine Nachricht gebeten: Dieses Produkt können Sie wieder bestellen.',
    page: 'Hier finden Sie es:',
    once: (reference: string) =>
      `Das ist die einzige Nachricht dazu. Der Vorgang ${reference} ist damit abgeschlossen.`,
  },
  code: (code: string) => `Code: ${code}`,
  confirmation: {
    subject: (shop: string) => `Ihr Code für ein Konto bei ${shop}`,
    wanted:
      'Sie möchten ein Kundenkonto eröffnen. Bitte geben Sie im Shop innerhalb von zehn Minuten diesen Code ein und wählen Sie Ihr Passwort.',
    notYou:
      'Sie möchten kein Konto? Dann hat sich jemand bei der Adresse geirrt, und Sie brauchen nichts zu tun.',
  },
  reset: {
    subject: (shop: string) => `Ihr Code für ein neues Passwort bei ${shop}`,
    wanted:
      'Sie möchten ein neues Passwort wählen. Bitte geben Sie im Shop innerhalb von zehn Minuten diesen Code ein.',
    notYou:
      'Sie waren es nicht? Dann brauchen Sie nichts zu tun: Ohne den Code bleibt Ihr Passwort, wie es ist. Geben Sie ihn niemandem weiter.',
  },
  passwordChanged: {
    subject: (shop: string) => `Ihr Passwort bei ${shop} ist geändert`,
    changed: 'Ihr Passwort ist geändert, und auf allen Geräten ist eine neue Anmeldung nötig.',
    notYou: 'Sie waren es nicht? Dann rufen Sie uns bitte gleich an.',
  },
  knownName: {
    subject: (shop: string) => `Sie haben schon ein Konto bei ${shop}`,
    tried: (address: string) =>
      `jemand wollte ein Konto mit der Adresse ${address} eröffnen. Damit gibt es schon eines, und daran hat sich nichts geändert.`,
    advice:
      'Waren Sie es selbst? Dann melden Sie sich einfach an. Waren Sie es nicht, brauchen Sie nichts zu tun.',
    forgotten:
      'Haben Sie Ihr Passwort vergessen, dann geben Sie im Shop innerhalb von zehn Minuten diesen Code ein und wählen Sie ein neues.',
  },
  welcome: {
    subject: (shop: string) => `Willkommen bei ${shop}`,
    opened: (address: string) =>
      `Ihr Kundenkonto ist eröffnet. Sie melden sich mit ${address} und Ihrem Passwort an und finden dort Bestellungen, Adressen und Merklisten.`,
    notYou:
      'Sie haben kein Konto eröffnet? Dann hat sich jemand bei der Adresse geirrt. Bitte sagen Sie uns Bescheid, wir löschen das Konto.',
  },
};

const en: typeof de = {
  footer: (shop) =>
    `This email was sent by ${shop}. If you have questions, just reply to it or give us a call.`,
  greeting: (name) => (name ? `Dear ${name},` : 'Hello,'),
  order: {
    subject: (number) => `We have received your order ${number}`,
    received:
      'Thank you for your order. This email confirms that it has reached us. The contract is concluded when we dispatch the goods; you will get another message then.',
    items: 'What you ordered',
    quantity: (quantity, number) => (number ? `${quantity} ×, PZN ${number}` : `${quantity} ×`),
    more: (count) => `and ${count} more items`,
    discount: 'Discount',
    shipping: 'Delivery',
    taxOnTop: 'plus VAT',
    total: 'Total including VAT',
    address: 'Delivery address',
    withdrawalHeading: 'Withdrawal',
    withdrawal:
      'You may withdraw from the contract, most easily by “Withdraw from a contract” at the end of every page of our shop. The terms are in the instructions there.',
  },
  dispatch: {
    subject: (number) => `Your order ${number} is on its way`,
    sent: (number) =>
      `We have dispatched a parcel of your order ${number}. With it the contract about these goods is concluded.`,
    parcel: 'The parcel',
    provider: (name) => `Carrier: ${name}`,
    tracking: (number) => `Tracking number: ${number}`,
    address: (url) => `Tracking: ${url}`,
    contents: 'What is in it',
  },
  change: {
    cancelSubject: (number) => `Cancellation of your order ${number}`,
    cancelledAll: (number) => `We have cancelled your order ${number}. It will not be dispatched.`,
    cancelledSome: (number) =>
      `We have cancelled a part of your order ${number}. Everything else remains ordered.`,
    returnSubject: (number) => `Return of your order ${number}`,
    tookBack: (number) => `We have registered your return of order ${number}.`,
    cancelled: 'What is cancelled',
    returned: 'What we take back',
    off: 'Amount',
    total: 'New total including VAT',
    refundSubject: (number) => `Refund for your order ${number}`,
    released: (amount) =>
      `We release ${amount} on your card. The amount was only set aside and will not be charged.`,
    refunded: (amount) =>
      `We refund ${amount} to your card. Depending on your bank it takes some days until you see it.`,
    addressSubject: (number) => `New delivery address of your order ${number}`,
    newAddress: (number) => `Your order ${number} now goes to this address:`,
    notYou: 'If you did not ask for this, please call us at once.',
  },
  withdrawal: {
    subject: (reference) => `We have received your withdrawal (reference ${reference})`,
    received: (moment) =>
      `Your withdrawal reached us on ${moment}. Please keep this email; you will hear from us once we have dealt with it.`,
    heading: 'What you declared',
    name: (name) => `Name: ${name}`,
    order: (number) => `Order: ${number}`,
    items: (items) => `Extent: ${items ?? 'the whole order'}`,
  },
  returnRequest: {
    subject: (reference) => `We have received your return request (reference ${reference})`,
    received: (number) => `Your request about order ${number} has reached us.`,
    heading: 'What you would like to send back',
    reason: {
      Damaged: 'Reason: the item is damaged',
      WrongItem: 'Reason: it is the wrong item',
      NotNeeded: 'Reason: I do not need it any more',
    },
    message: (message) => `Your message: ${message}`,
    nextHeading: 'What happens next',
    next: 'We look into your request and write to you how and where to send the goods. Please send nothing until then. Your legal right of withdrawal is not affected.',
  },
  notice: {
    subject: (reference) => `You will be told (reference ${reference})`,
    received: 'You would like to be told as soon as this product is available again:',
    nextHeading: 'What happens next',
    next: 'We write to this address once, as soon as you can order the product again. Nothing is set aside for you. The case is closed then.',
    takeBack:
      'You would rather not be told, or it was not you who asked? On this page you take the request back:',
    takeBackByAnswer: 'You would rather not be told, or it was not you who asked? Then reply to this email.',
    availableSubject: (product) => `Available again: ${product}`,
    available: 'You asked to be told: you can order this product again.',
    page: 'You find it here:',
    once: (reference) => `This is the only message about it. Case ${reference} is closed now.`,
  },
  code: (code) => `Code: ${code}`,
  confirmation: {
    subject: (shop) => `Your code for an account with ${shop}`,
    wanted:
      'You would like to open an account. Please enter this code in the shop within ten minutes, and choose your password.',
    notYou:
      'You do not want an account? Then somebody got the address wrong, and there is nothing you need to do.',
  },
  reset: {
    subject: (shop) => `Your code for a new password with ${shop}`,
    wanted: 'You would like to choose a new password. Please enter this code in the shop within ten minutes.',
    notYou:
      'It was not you? Then there is nothing you need to do: without the code your password stays as it is. Give it to nobody.',
  },
  passwordChanged: {
    subject: (shop) => `Your password with ${shop} has changed`,
    changed: 'Your password has changed, and you need to sign in anew on all devices.',
    notYou: 'It was not you? Then please call us at once.',
  },
  knownName: {
    subject: (shop) => `You have an account with ${shop} already`,
    tried: (address) =>
      `Somebody wanted to open an account with the address ${address}. There is one already, and nothing about it has changed.`,
    advice: 'Was it you? Then just sign in. If it was not, there is nothing you need to do.',
    forgotten:
      'If you have forgotten your password, enter this code in the shop within ten minutes and choose a new one.',
  },
  welcome: {
    subject: (shop) => `Welcome to ${shop}`,
    opened: (address) =>
      `Your account is open. Sign in with ${address} and your password to find your orders, addresses and wish lists.`,
    notYou:
      'You have not opened an account? Then somebody got the address wrong. Please tell us, and we will delete the account.',
  },
};

export const mailTexts: Readonly<Record<Language, typeof de>> = { de, en };

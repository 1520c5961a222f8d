import type { Language } from '#mock/apis/dispatch/handler.ts';

/** Why an order is not changed, for the person at the desk. */
const de = {
  tooManyToCancel: (name: string, count: number) =>
    count === 0
      ? `Von „${name}“ lässt sich nichts mehr stornieren: Alles ist versandt oder schon storniert.`
      : `Von „${name}“ lassen sich höchstens ${count} Packungen stornieren.`,
  tooManyToReturn: (name: string, count: number) =>
    count === 0
      ? `Von „${name}“ lässt sich nichts zurücknehmen: Nichts davon ist versandt, oder alles ist schon zurück.`
      : `Von „${name}“ lassen sich höchstens ${count} Packungen zurücknehmen.`,
  twice: () => 'Jede Position darf nur einmal genannt sein.',
  onInvoice: () => 'Die Bestellung wird auf Rechnung bezahlt. Es gibt keine Karte, auf die erstattet wird.',
  nothingPaid: () => 'Zu dieser Bestellung ist keine Kartenzahlung vermerkt. Es gibt nichts zu erstatten.',
  nothingInExcess: () =>
    'Bezahlt ist nicht mehr als der jetzige Gesamtbetrag. Erfassen Sie zuerst eine Stornierung oder Rücksendung.',
  tooMuch: (amount: string) => `Erstatten lassen sich höchstens ${amount} EUR.`,
  noAddress: () => 'Zu dieser Bestellung ist keine E-Mail-Adresse vermerkt.',
  draft: () => 'Die Bestellung ist noch ein Entwurf. Es gibt nichts zu bestätigen.',
  sentOften: (most: number) =>
    `Die Bestätigung ist in der letzten Stunde schon ${most}-mal verschickt worden. Versuchen Sie es später wieder, oder prüfen Sie die Adresse.`,
};

const en: typeof de = {
  tooManyToCancel: (name, count) =>
    count === 0
      ? `Nothing of “${name}” can be cancelled any more: all of it is dispatched or cancelled already.`
      : `At most ${count} packs of “${name}” can be cancelled.`,
  tooManyToReturn: (name, count) =>
    count === 0
      ? `Nothing of “${name}” can be returned: none of it is dispatched, or all of it is back already.`
      : `At most ${count} packs of “${name}” can be returned.`,
  twice: () => 'Each line may be named once only.',
  onInvoice: () => 'The order is paid on invoice. There is no card to refund.',
  nothingPaid: () => 'No card payment is noted with this order. There is nothing to refund.',
  nothingInExcess: () => 'Not more is paid than the present total. Enter a cancellation or a return first.',
  tooMuch: (amount) => `At most ${amount} EUR can be refunded.`,
  noAddress: () => 'No email address is noted with this order.',
  draft: () => 'The order is a draft. There is nothing to confirm.',
  sentOften: (most) =>
    `The confirmation has been sent ${most} times within the last hour. Try again later, or check the address.`,
};

export const changeTexts: Readonly<Record<Language, typeof de>> = { de, en };

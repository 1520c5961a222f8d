export const orders = {
  title: 'Meine Bestellungen',
  teaser: 'Sehen Sie nach, was Sie bestellt haben, und bestellen Sie es mit einem Klick nochmals.',
  open: 'Bestellungen ansehen',
  number: 'Bestellung {{number}}',
  date: 'Bestellt am',
  status: 'Status',
  packs: 'Packungen',
  total: 'Gesamtsumme',
  again: 'Nochmals bestellen',
  againOf: 'Nochmals bestellen: {{number}}',
  adding: 'Wird hinzugefügt',
  periods: 'Zeitraum',
  period: { all: 'Alle', month: '30 Tage', halfYear: '6 Monate', year: '12 Monate' },
  none: 'Sie haben noch nichts bestellt',
  noneText:
    'Ihre Bestellungen finden Sie künftig hier. Suchen Sie nach Produkt, PZN oder Wirkstoff, oder sehen Sie sich im Sortiment um.',
  noneInPeriod: 'In diesem Zeitraum haben Sie nichts bestellt',
  showAll: 'Alle Bestellungen zeigen',
  unreadable:
    'Ihre Bestellungen lassen sich gerade nicht anzeigen. Bitte laden Sie die Seite in einer Minute neu.',
} as const;

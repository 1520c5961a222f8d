import { bringGermanTexts } from '../../i18n/bring-texts.ts';

export const assistant = {
  assistant: {
    title: 'Assistent',
    intro:
      'Ein Programm, kein Mensch: Es findet Produkte, sagt Ihnen den Stand Ihrer Bestellung und wann wir erreichbar sind. Zu Arzneimitteln beraten wir Sie selbst: {{phone}}',
    account: 'Ihre Fragen gelten für {{account}}.',
    conversation: 'Gespräch',
    you: 'Sie',
    it: 'Assistent',
    question: 'Ihre Frage',
    ask: 'Fragen',
    asking: 'Einen Moment',
    missing: 'Bitte schreiben Sie eine Frage.',
    examples: 'Zum Beispiel',
    example: {
      hours: 'Wann sind Sie erreichbar?',
      order: 'Wo ist meine Bestellung?',
      product: 'Haben Sie etwas gegen Schnupfen?',
    },
    answer: {
      medicine:
        'Zu Wirkung, Einnahme und Verträglichkeit beraten Sie unsere Apothekerinnen und Apotheker: {{phone}}. Im Notfall rufen Sie bitte die 112.',
      hours: 'Sie erreichen uns unter {{phone}}, {{hours}}.',
      delivery: 'Was der Versand kostet und wie lange er dauert, steht auf dieser Seite.',
      withdrawal: 'Sie können Ihre Bestellung widerrufen. Das geht auf dieser Seite, auch ohne Kundenkonto.',
      guestOrder: 'Mit Bestellnummer und E-Mail-Adresse sehen Sie, wie weit Ihre Bestellung ist.',
      noOrder: 'Dazu finde ich keine Bestellung.',
      order: 'Ihre Bestellung {{number}}: {{status}}.',
      products: 'Das finde ich zu „{{sought}}“:',
      unknown: 'Dazu finde ich nichts. Fragen Sie bitte anders, oder rufen Sie uns an: {{phone}}',
    },
    link: {
      delivery: 'Versand und Lieferung',
      withdrawal: 'Vertrag widerrufen',
      lookUp: 'Bestellung ansehen',
      signIn: 'Anmelden',
      orders: 'Alle Bestellungen',
      order: 'Diese Bestellung ansehen',
      all: 'Alle {{count}} Treffer',
    },
  },
} as const;

bringGermanTexts(assistant);

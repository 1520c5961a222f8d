import { bringGermanTexts } from '../../i18n/bring-texts.ts';

export const inquiry = {
  inquiry: {
    name: 'Ihr Name',
    email: 'E-Mail-Adresse für die Antwort',
    message: 'Ihre Frage',
    submit: 'Frage absenden',
    sent: 'Ihre Frage ist bei uns. Wir antworten Ihnen per E-Mail.',
    reference: 'Vorgang {{reference}}.',
    lost: 'Ihre Frage konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal oder rufen Sie an: {{phone}}',
    error: {
      name: 'Bitte geben Sie Ihren Namen an.',
      email: 'Bitte geben Sie eine E-Mail-Adresse an, zum Beispiel name@beispiel.de.',
      message: 'Bitte schreiben Sie Ihre Frage auf.',
    },
  },
} as const;

bringGermanTexts(inquiry);

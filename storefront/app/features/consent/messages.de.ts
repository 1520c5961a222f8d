import { bringGermanTexts } from '../../i18n/bring-texts.ts';

export const consent = {
  consent: {
    title: 'Einwilligungen',
    save: 'Auswahl speichern',
    saved: 'Ihre Auswahl ist gespeichert. Sie können sie hier jederzeit ändern.',
    needed: {
      title: 'Notwendig',
      text: 'Anmeldung, Konto, Warenkorb, Merkliste, Sprache und diese Auswahl. Ohne sie lässt sich nicht einkaufen, deshalb fragen wir dafür nicht.',
    },
    purposes: {
      history: {
        title: 'Suchverlauf',
        text: 'Ihre letzten Suchen stehen im Suchfeld bereit. Sie liegen nur auf diesem Gerät und gehen an niemanden. Wenn Sie nein sagen, werden sie gelöscht.',
        label: 'Letzte Suchen auf diesem Gerät merken',
      },
      assistant: {
        title: 'Assistent',
        text: 'Wenn Sie unseren Assistenten öffnen, erfährt sein Anbieter, von welcher Seite des Shops Sie kommen, und kann darauf antworten.',
        label: 'Dem Assistenten die besuchte Seite nennen',
      },
      statistics: {
        title: 'Statistik',
        text: 'Wir zählen, welche Arten von Seiten aufgerufen werden, zum Beispiel „Produkt“ oder „Warenkorb“, und ob bestellt wurde. Welches Produkt, welche Suche oder wessen Bestellung es war, erfährt dabei niemand; auf Ihrem Gerät wird nichts gespeichert.',
        label: 'Meinen Besuch mitzählen',
      },
    },
  },
} as const;

bringGermanTexts(consent);

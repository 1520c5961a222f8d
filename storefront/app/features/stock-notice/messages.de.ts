export const stockNotice = {
  stockNotice: {
    title: 'Benachrichtigung zurücknehmen',
    text: 'Sie wollten eine Nachricht, sobald ein Produkt wieder lieferbar ist. Hier nehmen Sie den Wunsch zurück; wir schreiben Ihnen dann nicht.',
    submit: 'Benachrichtigung zurücknehmen',
    withdrawn: 'Der Wunsch ist zurückgenommen, Vorgang {{reference}}. Wir schreiben Ihnen dazu nicht mehr.',
    unknown:
      'Zu dieser Adresse gibt es keine Benachrichtigung. Bitte öffnen Sie den Link so, wie er in unserer E-Mail steht, oder antworten Sie auf die E-Mail.',
    home: 'Zur Startseite',
  },
} as const;

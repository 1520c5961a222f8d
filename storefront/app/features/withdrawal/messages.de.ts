export const withdrawal = {
  withdrawal: {
    title: 'Vertrag widerrufen',
    intro:
      'Hier widerrufen Sie einen Vertrag, den Sie in diesem Shop geschlossen haben. Eine Anmeldung brauchen Sie dafür nicht.',
    instructions: 'Zur Widerrufsbelehrung',
    name: 'Ihr Name',
    orderNumber: 'Bestellnummer',
    email: 'E-Mail-Adresse für die Bestätigung',
    items: 'Artikel, die Sie widerrufen',
    all: 'die ganze Bestellung',
    next: 'Weiter zur Bestätigung',
    confirmTitle: 'Möchten Sie diesen Vertrag widerrufen?',
    confirm: 'Widerruf bestätigen',
    change: 'Angaben ändern',
    receivedTitle: 'Ihr Widerruf ist eingegangen',
    receivedAt: 'Eingegangen am {{moment}} Uhr, Vorgang {{reference}}.',
    receivedText:
      'Bitte speichern Sie diese Bestätigung. Wir melden uns unter der angegebenen E-Mail-Adresse zur Rücksendung und Erstattung.',
    save: 'Bestätigung speichern',
    lost: 'Ihr Widerruf konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal, schreiben Sie an {{email}} oder rufen Sie an: {{phone}}',
    error: {
      name: 'Bitte geben Sie Ihren Namen an.',
      orderNumber: 'Bitte geben Sie die Bestellnummer an. Sie steht in der Bestellbestätigung.',
      email: 'Bitte geben Sie eine E-Mail-Adresse an, zum Beispiel name@beispiel.de.',
    },
  },
} as const;

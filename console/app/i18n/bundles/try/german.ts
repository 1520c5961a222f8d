/** Texts of calls that are made by hand. */
export const germanTry = {
  try: {
    title: 'Ausprobieren',
    lead: 'Der Aufruf geht mit Ihrer Anmeldung an „{{environment}}“.',
    send: 'Senden',
    sending: 'Wird gesendet …',
    answered: 'Antwort {{status}} nach {{ms}} ms.',
    notAnswered: 'Es kam keine Antwort.',
    notSent_one: 'Nichts gesendet. Berichtigen Sie die bezeichnete Angabe.',
    notSent_other: 'Nichts gesendet. Berichtigen Sie die {{count}} bezeichneten Angaben.',
    body: 'Inhalt als JSON',
    keys: 'Strg+Eingabe sendet.',
    inPath: 'im Pfad',
    inQuery: 'in der Abfrage',
    list: 'mehrere mit Kommas',
    example: 'z. B. {{value}}',
    unset: '(nicht angegeben)',
    ask: '{{method}} senden?',
    askLead:
      'Gesendet wird {{method}} {{address}} mit Ihrer Anmeldung an „{{environment}}“. Das kann Daten ändern.',
    answer: 'Antwort auf den Versuch',
    headers: 'Kopfzeilen der Antwort',
    answerBody: 'Inhalt der Antwort',
    noBody: 'Die Antwort hat keinen Inhalt.',
    ofSandbox: 'Aufrufe der Sandbox steuern die Plattform selbst. Sie stehen auf der Seite „Sandbox“ bereit.',
    ofSignIn:
      'Dieser Aufruf gehört zur Anmeldung von Programmen und nimmt deren Geheimnis statt Ihrer Anmeldung. Rufen Sie ihn aus dem Programm auf, etwa mit dem Befehl unten.',
    notPassedOn:
      'Die Konsole gibt Aufrufe dieser Adresse nicht an die Plattform weiter. Rufen Sie die Plattform unmittelbar auf, etwa mit dem Befehl unten.',
    noJsonBody:
      'Dieser Aufruf nimmt kein JSON, sondern eine Datei oder ein Formular. Senden Sie ihn mit dem Befehl unten.',
    noTextAnswer:
      'Dieser Aufruf antwortet mit einer Datei, die hier nicht gezeigt werden kann. Holen Sie sie mit dem Befehl unten.',
    faultAt: 'Bei {{at}}: {{text}}',
    missing: 'Geben Sie einen Wert an; ohne ihn gilt der Aufruf nicht.',
    noJson: 'Das ist kein vollständiges JSON. Prüfen Sie Klammern, Kommas und Anführungszeichen.',
    noJsonAt:
      'Das ist kein JSON. Prüfen Sie Klammern, Kommas und Anführungszeichen bei Zeile {{line}}, Spalte {{column}}.',
    type: 'Geben Sie einen Wert vom Typ {{types}} an.',
    enum: 'Geben Sie einen dieser Werte an: {{choices}}.',
    limit: 'Geben Sie einen Wert an, für den gilt: {{expected}}.',
    pattern: 'Geben Sie einen Wert an, der zu {{limit}} passt.',
    minLength: 'Geben Sie mindestens {{limit}} Zeichen an.',
    maxLength: 'Geben Sie höchstens {{limit}} Zeichen an.',
    minimum: 'Geben Sie eine Zahl ab {{limit}} an.',
    maximum: 'Geben Sie eine Zahl bis {{limit}} an.',
    minItems: 'Geben Sie mindestens {{limit}} Werte an.',
    maxItems: 'Geben Sie höchstens {{limit}} Werte an.',
  },
};

/** Something that a customer asks support, and what came of it. */
export interface Concern {
  type: 'Advice' | 'Delivery' | 'Return' | 'Billing' | 'SideEffect';
  subject: string;
  description: string;
  /** What was done in the end. */
  resolution: string;
  priority: 'High' | 'Medium' | 'Low';
  origin: 'Phone' | 'Email' | 'Web';
  /** Whether it is about one of the products ordered. */
  aboutProduct?: true;
  /** What was said in a call about it. */
  call: string;
}

export const concerns: readonly [Concern, ...Concern[]] = [
  {
    type: 'Delivery',
    subject: 'Paket ist noch nicht angekommen',
    description: 'Die Sendungsverfolgung steht seit drei Tagen auf „im Zustellzentrum“.',
    resolution: 'Nachforschung beim Paketdienst gestellt, Sendung am nächsten Tag zugestellt.',
    priority: 'Medium',
    origin: 'Email',
    call: 'Über den Stand der Nachforschung informiert.',
  },
  {
    type: 'Delivery',
    subject: 'Lieferadresse nachträglich ändern',
    description: 'Umzug zum Monatsende, die Bestellung soll an die neue Anschrift gehen.',
    resolution: 'Anschrift vor der Übergabe an den Paketdienst geändert.',
    priority: 'High',
    origin: 'Phone',
    call: 'Neue Anschrift aufgenommen und vorgelesen.',
  },
  {
    type: 'Delivery',
    subject: 'Ein Artikel fehlt im Paket',
    description: 'Laut Lieferschein vollständig, im Karton fehlt eine Packung.',
    resolution: 'Fehlende Packung kostenfrei nachgeliefert.',
    priority: 'Medium',
    origin: 'Web',
    aboutProduct: true,
    call: 'Fehlmenge bestätigt, Nachlieferung angekündigt.',
  },
  {
    type: 'Return',
    subject: 'Falsche Größe bestellt',
    description: 'Die Packung ist ungeöffnet, gewünscht ist die größere.',
    resolution: 'Rücksendeschein verschickt, Umtausch gebucht.',
    priority: 'Low',
    origin: 'Web',
    aboutProduct: true,
    call: 'Ablauf der Rücksendung erklärt.',
  },
  {
    type: 'Return',
    subject: 'Verpackung beschädigt',
    description: 'Die Faltschachtel ist eingedrückt, der Verschluss wirkt geöffnet.',
    resolution: 'Ware ersetzt, beschädigte Packung vernichtet.',
    priority: 'Medium',
    origin: 'Email',
    aboutProduct: true,
    call: 'Gebeten, die Packung nicht zu verwenden und ein Bild zu schicken.',
  },
  {
    type: 'Billing',
    subject: 'Rechnung für die Steuer benötigt',
    description: 'Bitte alle Rechnungen des letzten Jahres noch einmal senden.',
    resolution: 'Rechnungen als Sammeldatei geschickt.',
    priority: 'Low',
    origin: 'Email',
    call: 'Zeitraum und Empfänger geklärt.',
  },
  {
    type: 'Billing',
    subject: 'Betrag wurde doppelt abgebucht',
    description: 'Auf dem Kontoauszug erscheint die Bestellung zweimal.',
    resolution: 'Zweite Abbuchung war eine Vormerkung und ist verfallen.',
    priority: 'High',
    origin: 'Phone',
    call: 'Buchungen Zeile für Zeile abgeglichen.',
  },
  {
    type: 'Advice',
    subject: 'Einnahme zusammen mit Blutdrucksenkern',
    description: 'Darf das Mittel zusammen mit der täglichen Medikation genommen werden?',
    resolution: 'Wechselwirkungen geprüft und Rücksprache mit der Arztpraxis empfohlen.',
    priority: 'Medium',
    origin: 'Phone',
    aboutProduct: true,
    call: 'Medikationsplan aufgenommen, Apothekerin ruft zurück.',
  },
  {
    type: 'Advice',
    subject: 'Anwendung in der Stillzeit',
    description: 'Frage, ob das Präparat in der Stillzeit geeignet ist.',
    resolution: 'Eignung anhand der Fachinformation beantwortet, Alternative genannt.',
    priority: 'Medium',
    origin: 'Web',
    aboutProduct: true,
    call: 'Alter des Kindes und bisherige Mittel erfragt.',
  },
  {
    type: 'Advice',
    subject: 'Lagerung im Sommer',
    description: 'Das Paket lag einige Stunden in der Sonne. Ist das Mittel noch verwendbar?',
    resolution: 'Nach Angaben des Herstellers unbedenklich, Mittel bleibt verwendbar.',
    priority: 'Low',
    origin: 'Email',
    aboutProduct: true,
    call: 'Dauer und Temperatur abgeschätzt.',
  },
  {
    type: 'SideEffect',
    subject: 'Hautausschlag nach der Anwendung',
    description: 'Am zweiten Tag Rötung und Juckreiz, das Mittel wurde abgesetzt.',
    resolution: 'Verdachtsfall an die Arzneimittelkommission gemeldet, Arztbesuch empfohlen.',
    priority: 'High',
    origin: 'Phone',
    aboutProduct: true,
    call: 'Beschwerden, Zeitpunkt und weitere Mittel aufgenommen.',
  },
];

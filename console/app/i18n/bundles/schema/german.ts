/** Texts of the page that compares the schemas of two connections. */
export const germanSchema = {
  schema: {
    title: 'Schemas vergleichen',
    lead: 'Was zwei Verbindungen an Objekten und Feldern unterscheidet, soweit Sie sie sehen dürfen.',
    save: 'Schema dieser Verbindung speichern',
    choose: 'Schema einer anderen wählen',
    reading: 'Objekte dieser Verbindung werden gelesen',
    none: 'Noch nichts zum Vergleichen',
    noneLead:
      'Melden Sie sich an der anderen Verbindung an, speichern Sie dort auf dieser Seite deren Schema, und wählen Sie die Datei hier.',
    other: 'Verglichen mit {{environment}} vom {{when}}.',
    count_zero: 'Beide Schemas sind gleich.',
    count_one: '{{count}} Unterschied.',
    count_other: '{{count}} Unterschiede.',
    search: 'Objekt oder Feld suchen',
    saveTable: 'Als CSV speichern',
    object: 'Objekt',
    field: 'Feld',
    difference: 'Unterschied',
    here: 'Hier',
    there: 'Dort',
    onlyHere: 'nur hier',
    onlyThere: 'nur dort',
    notOurs: 'Die Datei ist kein Schema. Wählen Sie eine, die auf dieser Seite gespeichert wurde.',
    otherVersion:
      'Das Schema ist von einer anderen Version der Konsole. Speichern Sie es mit einer Konsole dieser Version noch einmal.',
    damaged: 'Das Schema ist unvollständig. Speichern Sie es noch einmal.',
    tooLarge:
      'Die Datei ist zu groß für ein Schema. Wählen Sie eine, die auf dieser Seite gespeichert wurde.',
  },
};

/** What is said about single records: merging, duplicates, actions, files, comparing. */
export const germanRecords = {
  merge: {
    title: 'Änderungen zusammenführen',
    lead: 'Wählen Sie je Feld, welcher Wert gelten soll. Was nur eine Seite geändert hat, ist schon gewählt.',
    leadNothing: 'Ihre Änderungen lassen sich ohne Widerspruch speichern.',
    base: 'Vorher',
    mine: 'Meine Eingabe',
    theirs: 'Die andere Person',
    both: 'beide geändert',
    empty: 'leer',
    open_one: '{{count}} Feld ist noch zu entscheiden.',
    open_other: '{{count}} Felder sind noch zu entscheiden.',
    ready: 'Alles entschieden.',
    back: 'Zurück zum Formular',
    save: 'Zusammengeführt speichern',
  },
  duplicates: {
    title_one: 'Diesen Datensatz gibt es vielleicht schon',
    title_other: 'Diesen Datensatz gibt es vielleicht schon: {{count}} Treffer',
    lead: 'Prüfen Sie die Treffer, bevor Sie speichern.',
    leadBlocked: 'So kann er nicht gespeichert werden: Bearbeiten Sie den vorhandenen.',
    more_one: 'und {{count}} weiterer',
    more_other: 'und {{count}} weitere',
    saveAnyway: 'Trotzdem speichern',
    newTab: 'öffnet in einem neuen Tab',
  },
  create: {
    recordType: 'Welche Art von Datensatz soll es sein?',
    next: 'Weiter',
    clone: 'Kopieren',
    cloneTitle: 'Kopie von „{{name}}“',
  },
  lookup: {
    objectOf: 'Objekt von {{field}}',
    new: '{{object}} anlegen …',
    narrowed: 'Nur Treffer, die zu {{fields}} passen.',
  },
  actions: {
    title: 'Aktionen',
    global: 'Neu anlegen',
    withoutFields: 'Die Aktion braucht keine Angaben.',
  },
};

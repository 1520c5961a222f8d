/** Texts of the page for queries in the platform's language. */
export const germanQuery = {
  query: {
    title: 'Abfragen',
    lead: 'Datensätze in der Abfragesprache der Plattform (SOQL) suchen; Sie sehen, was Ihr Profil sehen darf.',
    field: 'Abfrage',
    keys: 'Strg + Eingabe führt aus, Strg + Leertaste schlägt Objekte und Felder vor.',
    run: 'Ausführen',
    result: 'Ergebnis',
    count_one: '{{count}} Datensatz, {{shown}} gezeigt',
    count_other: '{{count}} Datensätze, {{shown}} gezeigt',
    nothing_zero: 'Nichts gefunden.',
    nothing_one: '{{count}} Datensatz gezählt.',
    nothing_other: '{{count}} Datensätze gezählt.',
    more: 'Weitere laden',
    save: 'Als CSV speichern',
    history: 'Zuletzt ausgeführt',
    noHistory: 'Hier stehen die Abfragen, die in diesem Browser beantwortet wurden.',
    forget: 'Verlauf leeren',
  },
};

export const englishQuery: typeof germanQuery = {
  query: {
    title: 'Queries',
    lead: 'Find records in the query language of the platform (SOQL); you see what your profile may see.',
    field: 'Query',
    keys: 'Ctrl + Enter runs it, Ctrl + Space offers objects and fields.',
    run: 'Run',
    result: 'Result',
    count_one: '{{count}} record, {{shown}} shown',
    count_other: '{{count}} records, {{shown}} shown',
    nothing_zero: 'Nothing found.',
    nothing_one: '{{count}} record counted.',
    nothing_other: '{{count}} records counted.',
    more: 'Load more',
    save: 'Save as CSV',
    history: 'Run last',
    noHistory: 'Queries that were answered in this browser are listed here.',
    forget: 'Clear history',
  },
};

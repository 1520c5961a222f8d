/** What a page says of what can be opened from it, before any of that is loaded. */
export const germanOpeners = {
  page: {
    work: 'Arbeit',
    develop: 'Entwicklung',
    dashboard: 'Übersicht',
    find: 'Suche',
    homeContent: 'Startseite des Shops',
    contentPages: 'Seiten und Inhalte',
    customers: 'Kundenblick',
    stock: 'Preise und Bestand',
    sandbox: 'Sandbox',
    query: 'Abfragen',
    limits: 'Grenzen',
    schema: 'Schemas vergleichen',
    drift: 'Abweichungen',
    api: 'API-Referenz',
  },
  object: {
    tabReference: 'Objektbeschreibung',
  },
  grid: {
    choose: '{{name}} auswählen',
    chooseAll: 'Alle geladenen Zeilen auswählen',
    columnMenu: 'Spalte {{field}}: Menü',
    columnWidth: 'Breite der Spalte {{field}}',
    arrangementFailed: 'Die Anordnung wurde nicht gespeichert: {{reason}}',
  },
  inline: {
    edit: '{{field}} bearbeiten',
    apply: 'Übernehmen',
    unsaved: 'nicht gespeichert',
    saved_one: '{{count}} Zeile gespeichert.',
    saved_other: '{{count}} Zeilen gespeichert.',
  },
  chart: {
    open: 'Diagramm einblenden',
    close: 'Diagramm ausblenden',
  },
  actions: {
    global: 'Neu anlegen',
    noneGlobal: 'Ihnen wird hier nichts angeboten.',
  },
  deleted: {
    title: 'Gelöschte Datensätze',
  },
  favorites: {
    title: 'Favoriten',
    add: 'Als Favorit merken',
    remove: 'Aus den Favoriten nehmen',
    added: '„{{name}}“ ist jetzt ein Favorit.',
    removed: '„{{name}}“ ist kein Favorit mehr.',
    failed: 'Die Favoriten wurden nicht geändert: {{reason}}',
  },
  importing: {
    open: 'Importieren',
    refused: '{{reason}}',
  },
  inspector: {
    open: 'Aufrufe zeigen',
  },
  personalise: {
    open: 'Navigation anpassen',
  },
  settings: {
    title: 'Meine Einstellungen',
  },
  shortcuts: {
    title: 'Tastenkürzel',
    helpKey: 'Die Taste ? allein öffnet diese Übersicht',
  },
};

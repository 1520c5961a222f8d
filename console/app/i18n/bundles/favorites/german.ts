/** Texts of favorites: the star of a page and the panel. */
export const germanFavorites = {
  favorites: {
    lead: 'Ziehen Sie einen Eintrag an eine andere Stelle, oder verschieben Sie ihn mit Alt und den Pfeiltasten.',
    none: 'Noch nichts gemerkt. Der Stern im Kopf eines Datensatzes, einer Liste oder des Dashboards merkt die Seite.',
    list: 'Gemerkte Seiten',
    removeOf: '„{{name}}“ aus den Favoriten nehmen',
    renameOf: '„{{name}}“ umbenennen',
    upOf: '„{{name}}“ nach oben',
    downOf: '„{{name}}“ nach unten',
    name: 'Name',
    nameMissing: 'Bitte geben Sie einen Namen ein.',
    moved: '„{{name}}“ ist jetzt an Stelle {{place}}.',
    gone: 'Gibt es nicht mehr',
    goneList: 'Diese Listenansicht gibt es nicht mehr',
    elsewhere: 'Diese Seite hat nur die Plattform',
    order: 'Ordnen',
    byName: 'Nach Name',
    byUse: 'Meistgeöffnete zuerst',
    unused: 'Noch nie von hier geöffnet.',
    used_one: 'Einmal von hier geöffnet, zuletzt {{when}}.',
    used_other: '{{count}}-mal von hier geöffnet, zuletzt {{when}}.',
  },
};

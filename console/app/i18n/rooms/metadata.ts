/** Texts of the pages that describe objects. */
export const germanMetadata = {
  graph: {
    title: 'Beziehungen',
    lead: 'Was {{object}} mit anderen Objekten verbindet. Ein Pfeil führt zum Objekt, auf das verwiesen wird.',
    open: 'Beziehungsgraph',
    systemFields: 'Besitzer und Bearbeiter zeigen',
    expand: 'Beziehungen von {{object}} einblenden',
    collapse: 'Beziehungen von {{object}} ausblenden',
    center: '{{object}} in die Mitte nehmen',
    table: 'Dieselben Beziehungen als Tabelle',
    from: 'Von',
    fields: 'über',
    to: 'auf',
    count_one: '{{count}} Beziehung',
    count_other: '{{count}} Beziehungen',
    drawing: 'Zeichnung der Beziehungen von {{object}}',
    fit: 'Alles zeigen',
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
  },
};

export const englishMetadata: typeof germanMetadata = {
  graph: {
    title: 'Relationships',
    lead: 'What connects {{object}} with other objects. An arrow leads to the object referred to.',
    open: 'Relationship graph',
    systemFields: 'Show owners and authors',
    expand: 'Show relationships of {{object}}',
    collapse: 'Hide relationships of {{object}}',
    center: 'Put {{object}} in the middle',
    table: 'The same relationships as a table',
    from: 'From',
    fields: 'by',
    to: 'to',
    count_one: '{{count}} relationship',
    count_other: '{{count}} relationships',
    drawing: 'Drawing of the relationships of {{object}}',
    fit: 'Show all',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
  },
};

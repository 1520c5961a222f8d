/** Texts of the notes of a record. */
export const germanNotes = {
  notes: {
    title: 'Notizen',
    none: 'Noch nichts notiert.',
    subject: 'Notiz',
    field: 'Notiz für das Team',
    add: 'Notieren',
    edited: 'Notiz',
    editOf: 'Notiz von {{moment}} bearbeiten',
    deleteOf: 'Notiz von {{moment}} löschen',
    changed: 'geändert {{when}}',
    someone: 'unbekannt',
    saved: 'Notiz gespeichert.',
    deleted: 'Notiz gelöscht.',
  },
};

export const addressBook = {
  addressBook: {
    title: 'Adressen',
    teaser: 'Liefer- und Rechnungsadressen für die nächste Bestellung.',
    open: 'Adressen verwalten',
    add: 'Adresse hinzufügen',
    change: 'Adresse ändern',
    kind: 'Art der Adresse',
    edit: 'Ändern',
    makeDefault: 'Als Standard verwenden',
    isDefault: 'Als Standardadresse verwenden',
    delete: 'Löschen',
    deleteQuestion: 'Diese Adresse wirklich löschen?',
    deleteForGood: 'Endgültig löschen',
    save: 'Adresse speichern',
    cancel: 'Abbrechen',
    done: {
      saved: 'Die Adresse ist gespeichert.',
      deleted: 'Die Adresse ist gelöscht.',
      madeDefault: 'Die Adresse ist jetzt Ihre Standardadresse.',
    },
  },
} as const;

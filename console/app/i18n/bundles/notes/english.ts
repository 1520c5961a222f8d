import type { germanNotes } from './german.ts';

export const englishNotes: typeof germanNotes = {
  notes: {
    title: 'Notes',
    none: 'Nothing has been noted yet.',
    subject: 'Note',
    field: 'Note for the team',
    add: 'Add note',
    edited: 'Note',
    editOf: 'Edit the note of {{moment}}',
    deleteOf: 'Delete the note of {{moment}}',
    changed: 'changed {{when}}',
    someone: 'unknown',
    saved: 'Note saved.',
    deleted: 'Note deleted.',
  },
};

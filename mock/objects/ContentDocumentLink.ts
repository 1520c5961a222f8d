import { defineObject, picklist, reference, text } from './definition/index.ts';

/** Ties a file to a person or a record. */
export const ContentDocumentLink = defineObject({
  apiName: 'ContentDocumentLink',
  keyPrefix: '06A',
  label: { de: 'Dateiverknüpfung', en: 'File link' },
  labelPlural: { de: 'Dateiverknüpfungen', en: 'File links' },
  theme: { color: '6B7B3A', icon: 'link' },
  searchable: false,
  fields: {
    ContentDocumentId: reference({ de: 'Datei', en: 'File' }, 'ContentDocument', 'ContentDocument', {
      required: true,
      updateable: false,
      children: 'ContentDocumentLinks',
      onDelete: 'cascade',
    }),
    LinkedEntityId: text({ de: 'Verknüpft mit', en: 'Linked to' }, 18, {
      required: true,
      updateable: false,
      rule: 'recordId',
      help: {
        de: 'Die ID der Person oder des Datensatzes.',
        en: 'The id of the person or the record.',
      },
    }),
    ShareType: picklist(
      { de: 'Zugriff', en: 'Access' },
      {
        V: { de: 'Lesen', en: 'Viewer' },
        C: { de: 'Bearbeiten', en: 'Collaborator' },
        I: { de: 'Wie beim Datensatz', en: 'Inferred from the record' },
      },
      { required: true, default: 'V' },
    ),
    Visibility: picklist(
      { de: 'Sichtbarkeit', en: 'Visibility' },
      {
        AllUsers: { de: 'Alle', en: 'All users' },
        InternalUsers: { de: 'Mitarbeitende', en: 'Internal users' },
        SharedUsers: { de: 'Ausgewählte', en: 'Shared users' },
      },
      { required: true, default: 'InternalUsers' },
    ),
  },
  nameFields: [],
  uniqueTogether: [['ContentDocumentId', 'LinkedEntityId']],
  layout: [
    {
      heading: { de: 'Dateiverknüpfung', en: 'File link' },
      columns: [
        ['ContentDocumentId', 'LinkedEntityId'],
        ['ShareType', 'Visibility'],
      ],
    },
  ],
  compactLayout: ['ContentDocumentId', 'LinkedEntityId', 'ShareType'],
});

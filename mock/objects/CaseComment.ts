import { defineObject, flag, reference, textArea } from './definition/index.ts';

/** What staff note about a case for each other. */
export const CaseComment = defineObject({
  apiName: 'CaseComment',
  keyPrefix: '00a',
  label: { de: 'Kommentar zur Anfrage', en: 'Case comment' },
  labelPlural: { de: 'Kommentare zu Anfragen', en: 'Case comments' },
  theme: { color: 'B8432F', icon: 'case' },
  searchable: false,
  fields: {
    ParentId: reference({ de: 'Anfrage', en: 'Case' }, 'Case', 'Parent', {
      required: true,
      updateable: false,
      children: 'CaseComments',
      onDelete: 'cascade',
    }),
    CommentBody: textArea({ de: 'Kommentar', en: 'Comment' }, 4000, { required: true, nillable: true }),
    IsPublished: flag({ de: 'Für Kunden sichtbar', en: 'Published' }),
  },
  nameFields: [],
  layout: [
    {
      heading: { de: 'Kommentar', en: 'Comment' },
      columns: [['CommentBody'], ['ParentId', 'IsPublished']],
    },
  ],
  compactLayout: ['CommentBody', 'ParentId', 'CreatedDate'],
});

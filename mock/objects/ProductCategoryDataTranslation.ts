import { defineObject, picklist, reference, text, textArea } from './definition/index.ts';

/** What a shelf of the shop is called in a language other than the shop's own. */
export const ProductCategoryDataTranslation = defineObject({
  apiName: 'ProductCategoryDataTranslation',
  keyPrefix: '0ZT',
  label: { de: 'Kategorieübersetzung', en: 'Category translation' },
  labelPlural: { de: 'Kategorieübersetzungen', en: 'Category translations' },
  theme: { color: '3B6FB6', icon: 'category' },
  searchable: false,
  fields: {
    Name: text({ de: 'Name', en: 'Name' }, 255, { required: true }),
    Description: textArea({ de: 'Beschreibung', en: 'Description' }, 4000),
    ParentId: reference({ de: 'Kategorie', en: 'Category' }, 'ProductCategory', 'Parent', {
      required: true,
      updateable: false,
      children: 'Translations',
      onDelete: 'cascade',
    }),
    Language: picklist(
      { de: 'Sprache', en: 'Language' },
      { en: { de: 'Englisch', en: 'English' } },
      { required: true, default: 'en', updateable: false },
    ),
  },
  nameFields: ['Name'],
  uniqueTogether: [['ParentId', 'Language']],
  layout: [
    {
      heading: { de: 'Übersetzung', en: 'Translation' },
      columns: [
        ['Name', 'Description'],
        ['ParentId', 'Language'],
      ],
    },
  ],
  compactLayout: ['Name', 'Language', 'ParentId'],
  listViews: [
    {
      apiName: 'AllCategoryTranslations',
      label: { de: 'Alle Kategorieübersetzungen', en: 'All category translations' },
      columns: ['Name', 'ParentId', 'Language', 'LastModifiedDate'],
      orderBy: { field: 'Name', ascending: true },
    },
  ],
});

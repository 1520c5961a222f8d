import { defineObject, picklist, reference, text, textArea } from './definition/index.ts';

/** What a product is called and says in a language other than the shop's own; what is empty stays as it is. */
export const Product2DataTranslation = defineObject({
  apiName: 'Product2DataTranslation',
  keyPrefix: '0ZU',
  label: { de: 'Produktübersetzung', en: 'Product translation' },
  labelPlural: { de: 'Produktübersetzungen', en: 'Product translations' },
  theme: { color: '0F8A5F', icon: 'product' },
  searchable: false,
  fields: {
    Name: text({ de: 'Produktname', en: 'Product name' }, 255, { required: true }),
    L2C_CM_ProductNameVariant__c: text({ de: 'Namenszusatz', en: 'Product name variant' }, 255),
    PackSizeText__c: text({ de: 'Packungsgröße', en: 'Pack size' }, 80),
    Description: textArea({ de: 'Beschreibung', en: 'Product description' }, 4000),
    Usage__c: textArea({ de: 'Anwendung', en: 'Directions for use' }, 4000),
    Notes__c: textArea({ de: 'Hinweise', en: 'What to mind' }, 4000),
    ParentId: reference({ de: 'Produkt', en: 'Product' }, 'Product2', 'Parent', {
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
        ['Name', 'L2C_CM_ProductNameVariant__c', 'PackSizeText__c'],
        ['ParentId', 'Language'],
      ],
    },
    {
      heading: { de: 'Texte', en: 'Texts' },
      columns: [['Description', 'Usage__c', 'Notes__c'], []],
    },
  ],
  compactLayout: ['Name', 'Language', 'ParentId'],
  listViews: [
    {
      apiName: 'AllProductTranslations',
      label: { de: 'Alle Produktübersetzungen', en: 'All product translations' },
      columns: ['Name', 'ParentId', 'Language', 'LastModifiedDate'],
      orderBy: { field: 'Name', ascending: true },
    },
  ],
});

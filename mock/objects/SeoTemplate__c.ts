import { defineObject, flag, picklist, text, textArea } from './definition/index.ts';

/** What stands in the head of pages about records, with placeholders for their fields. */
export const SeoTemplate__c = defineObject({
  apiName: 'SeoTemplate__c',
  keyPrefix: 'a0S',
  label: { de: 'Seitenkopf', en: 'SEO template' },
  labelPlural: { de: 'Seitenköpfe', en: 'SEO templates' },
  theme: { color: 'A03E72', icon: 'content' },
  owned: true,
  fields: {
    Name: text({ de: 'Name', en: 'Name' }, 80, { required: true }),
    PageObject__c: picklist(
      { de: 'Seiten über', en: 'Pages about' },
      {
        Product2: { de: 'Produkte', en: 'Products' },
        ProductCategory: { de: 'Kategorien', en: 'Categories' },
        ManagedContent: { de: 'Inhalte', en: 'Content' },
      },
      { required: true },
    ),
    Language__c: picklist(
      { de: 'Sprache', en: 'Language' },
      { de: { de: 'Deutsch', en: 'German' }, en: { de: 'Englisch', en: 'English' } },
      { required: true, default: 'de' },
    ),
    RecordId__c: text({ de: 'Nur für Datensatz', en: 'Only for record' }, 18, {
      rule: 'recordId',
      help: {
        de: 'Leer: für alle Seiten dieser Art.',
        en: 'Empty: for all pages of this kind.',
      },
    }),
    Title__c: text({ de: 'Titel', en: 'Title' }, 255, {
      required: true,
      help: {
        de: 'Felder des Datensatzes als {!Name}, der Name der Website als {!Site}.',
        en: 'Fields of the record as {!Name}, the name of the site as {!Site}.',
      },
    }),
    Description__c: text({ de: 'Beschreibung', en: 'Description' }, 255),
    CustomHeadTags__c: textArea({ de: 'Weitere Kopfangaben', en: 'Custom head tags' }, 4000),
    IsIndexed__c: flag({ de: 'In Suchmaschinen', en: 'Indexed' }, { default: true }),
  },
  nameFields: ['Name'],
  uniqueTogether: [['PageObject__c', 'Language__c', 'RecordId__c']],
  layout: [
    {
      heading: { de: 'Seitenkopf', en: 'Page head' },
      columns: [
        ['Name', 'PageObject__c', 'Language__c', 'RecordId__c', 'OwnerId'],
        ['Title__c', 'Description__c', 'IsIndexed__c', 'CustomHeadTags__c'],
      ],
    },
  ],
  compactLayout: ['Name', 'PageObject__c', 'Language__c', 'Title__c'],
  listViews: [
    {
      apiName: 'AllSeoTemplates',
      label: { de: 'Alle Seitenköpfe', en: 'All SEO templates' },
      columns: ['Name', 'PageObject__c', 'Language__c', 'Title__c', 'IsIndexed__c'],
      orderBy: { field: 'Name', ascending: true },
    },
  ],
});

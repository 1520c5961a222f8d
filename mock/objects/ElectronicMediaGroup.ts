import { defineObject, picklist, text } from './definition/index.ts';

/** What pictures of products are for, such as lists or the page of the product. */
export const ElectronicMediaGroup = defineObject({
  apiName: 'ElectronicMediaGroup',
  keyPrefix: '2mg',
  label: { de: 'Mediengruppe', en: 'Media group' },
  labelPlural: { de: 'Mediengruppen', en: 'Media groups' },
  theme: { color: 'A03E72', icon: 'content' },
  searchable: false,
  fields: {
    Name: text({ de: 'Name', en: 'Name' }, 255, { required: true }),
    DeveloperName: text({ de: 'Entwicklername', en: 'Developer name' }, 80, {
      required: true,
      unique: true,
      updateable: false,
    }),
    UsageType: picklist(
      { de: 'Verwendung', en: 'Usage type' },
      {
        Listing: { de: 'Listen', en: 'Listing' },
        Standard: { de: 'Produktseite', en: 'Standard' },
      },
      { required: true, default: 'Standard', updateable: false },
    ),
  },
  nameFields: ['Name'],
  layout: [
    {
      heading: { de: 'Mediengruppe', en: 'Media group' },
      columns: [['Name', 'DeveloperName'], ['UsageType']],
    },
  ],
  compactLayout: ['Name', 'DeveloperName', 'UsageType'],
  listViews: [
    {
      apiName: 'AllMediaGroups',
      label: { de: 'Alle Mediengruppen', en: 'All media groups' },
      columns: ['Name', 'DeveloperName', 'UsageType'],
      orderBy: { field: 'Name', ascending: true },
    },
  ],
});

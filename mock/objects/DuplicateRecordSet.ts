import { autoNumber, defineObject, text } from './definition/index.ts';

/** Records that duplicate one another by a rule, found when one of them was saved, for whoever cleans up. */
export const DuplicateRecordSet = defineObject({
  apiName: 'DuplicateRecordSet',
  keyPrefix: '0GK',
  label: { de: 'Dublettengruppe', en: 'Duplicate record set' },
  labelPlural: { de: 'Dublettengruppen', en: 'Duplicate record sets' },
  theme: { color: '9A6B2F', icon: 'duplicate' },
  searchable: false,
  managedByPlatform: true,
  fields: {
    Name: autoNumber({ de: 'Nummer', en: 'Number' }, 9),
    ObjectApiName__c: text({ de: 'Objekt', en: 'Object' }, 80, { required: true }),
    DuplicateRule__c: text({ de: 'Dublettenregel', en: 'Duplicate rule' }, 80, { required: true }),
  },
  nameFields: ['Name'],
  layout: [
    {
      heading: { de: 'Dublettengruppe', en: 'Duplicate record set' },
      columns: [['ObjectApiName__c'], ['DuplicateRule__c']],
    },
  ],
  compactLayout: ['Name', 'ObjectApiName__c', 'DuplicateRule__c'],
  listViews: [
    {
      apiName: 'AllDuplicates',
      label: { de: 'Alle Dublettengruppen', en: 'All duplicate record sets' },
      columns: ['Name', 'ObjectApiName__c', 'DuplicateRule__c', 'CreatedDate'],
      orderBy: { field: 'CreatedDate', ascending: false },
    },
  ],
  relatedLists: [
    {
      relationshipName: 'DuplicateRecordItems',
      label: { de: 'Datensätze', en: 'Records' },
      columns: ['Name', 'RecordId', 'CreatedDate'],
      orderBy: { field: 'CreatedDate', ascending: true },
    },
  ],
});

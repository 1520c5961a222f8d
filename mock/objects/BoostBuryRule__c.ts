import { dateTime, defineObject, int, picklist, reference, text } from './definition/index.ts';

/** Moves products to the front or to the end of what a search finds, for a time (PF-SEARCH-72). */
export const BoostBuryRule__c = defineObject({
  apiName: 'BoostBuryRule__c',
  keyPrefix: 'a0B',
  label: { de: 'Suchregel', en: 'Boost and bury rule' },
  labelPlural: { de: 'Suchregeln', en: 'Boost and bury rules' },
  theme: { color: '3B6FB6', icon: 'list' },
  fields: {
    Name: text({ de: 'Name', en: 'Name' }, 255, { required: true }),
    WebStoreId__c: reference({ de: 'Shop', en: 'Store' }, 'WebStore', 'WebStore__r', {
      required: true,
      updateable: false,
      children: 'BoostBuryRules',
      onDelete: 'cascade',
    }),
    Action__c: picklist(
      { de: 'Wirkung', en: 'Action' },
      {
        Boost: { de: 'Nach vorn', en: 'Boost' },
        Bury: { de: 'Nach hinten', en: 'Bury' },
      },
      { required: true, default: 'Boost' },
    ),
    Level__c: int(
      { de: 'Stärke', en: 'Level' },
      {
        required: true,
        default: 50,
        rule: 'positive',
        maximum: 100,
        help: { de: 'Von 1 (schwach) bis 100 (stark).', en: 'From 1 (weak) to 100 (strong).' },
      },
    ),
    StartDate__c: dateTime({ de: 'Gilt ab', en: 'Start date' }, { required: true }),
    EndDate__c: dateTime({ de: 'Gilt bis', en: 'End date' }, { required: true }),
  },
  ascending: [['StartDate__c', 'EndDate__c']],
  nameFields: ['Name'],
  layout: [
    {
      heading: { de: 'Suchregel', en: 'Rule' },
      columns: [
        ['Name', 'WebStoreId__c', 'Action__c', 'Level__c'],
        ['StartDate__c', 'EndDate__c'],
      ],
    },
  ],
  compactLayout: ['Name', 'Action__c', 'Level__c', 'StartDate__c', 'EndDate__c'],
  listViews: [
    {
      apiName: 'AllBoostBuryRules',
      label: { de: 'Alle Suchregeln', en: 'All boost and bury rules' },
      columns: ['Name', 'Action__c', 'Level__c', 'StartDate__c', 'EndDate__c'],
      orderBy: { field: 'EndDate__c', ascending: false },
    },
  ],
  relatedLists: [
    {
      relationshipName: 'BoostBuryRuleProducts',
      label: { de: 'Produkte', en: 'Products' },
      columns: ['Name', 'ProductId__c'],
      orderBy: { field: 'Name', ascending: true },
    },
  ],
});

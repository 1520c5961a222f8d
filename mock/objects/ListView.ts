import { defineObject, picklist, reference, text, textArea } from './definition/index.ts';

/** Room for what people save as JSON; far more than the contract lets them send. */
const JSON_LENGTH = 30_000;

/**
 * A saved list: which records, which columns, in which order. Those of the definitions are kept in step at start, and
 * empty fields of theirs mean that the definition holds; the person who created a list is its owner.
 */
export const ListView = defineObject({
  apiName: 'ListView',
  keyPrefix: '00B',
  label: { de: 'Listenansicht', en: 'List view' },
  labelPlural: { de: 'Listenansichten', en: 'List views' },
  theme: { color: '5B6676', icon: 'list' },
  searchable: false,
  managedByPlatform: true,
  fields: {
    Name: text({ de: 'Name', en: 'Name' }, 80, { required: true }),
    DeveloperName: text({ de: 'Entwicklername', en: 'Developer name' }, 80, { required: true }),
    SobjectType: text({ de: 'Objekt', en: 'Object' }, 80, { required: true }),
    Visibility__c: picklist(
      { de: 'Sichtbarkeit', en: 'Visibility' },
      {
        Private: { de: 'Nur für den Ersteller', en: 'Only its creator' },
        Public: { de: 'Für alle Mitarbeitenden', en: 'All staff' },
        Shared: { de: 'Für ausgewählte Gruppen', en: 'Chosen groups' },
      },
      { required: true, default: 'Public' },
    ),
    Scope__c: text({ de: 'Umfang', en: 'Scope' }, 40),
    ScopeEntityId__c: reference({ de: 'Warteschlange', en: 'Queue' }, 'Group', 'ScopeEntity__r', {
      onDelete: 'clear',
    }),
    FilterLogic__c: text({ de: 'Filterlogik', en: 'Filter logic' }, 255),
    Columns__c: textArea({ de: 'Spalten', en: 'Columns' }, JSON_LENGTH, { rule: 'json' }),
    Filters__c: textArea({ de: 'Filter', en: 'Filters' }, JSON_LENGTH, { rule: 'json' }),
    Shares__c: textArea({ de: 'Geteilt mit', en: 'Shared with' }, JSON_LENGTH, { rule: 'json' }),
  },
  nameFields: ['Name'],
  uniqueTogether: [['SobjectType', 'DeveloperName']],
  layout: [
    {
      heading: { de: 'Listenansicht', en: 'List view' },
      columns: [
        ['Name', 'DeveloperName', 'SobjectType'],
        ['Visibility__c', 'Shares__c', 'Scope__c', 'ScopeEntityId__c'],
      ],
    },
    {
      heading: { de: 'Inhalt', en: 'Content' },
      columns: [['Columns__c'], ['Filters__c', 'FilterLogic__c']],
    },
  ],
  compactLayout: ['Name', 'SobjectType', 'Visibility__c'],
});

import { defineObject, picklist, text } from './definition/index.ts';

/** A queue of work that a team shares: what it owns belongs to nobody in person yet. */
export const Group = defineObject({
  apiName: 'Group',
  keyPrefix: '00G',
  label: { de: 'Warteschlange', en: 'Queue' },
  labelPlural: { de: 'Warteschlangen', en: 'Queues' },
  theme: { color: '5B6676', icon: 'queue' },
  managedByPlatform: true,
  fields: {
    Name: text({ de: 'Name', en: 'Name' }, 40, { required: true }),
    DeveloperName: text({ de: 'API-Name', en: 'Developer name' }, 80, { required: true, unique: true }),
    Type: picklist(
      { de: 'Art', en: 'Type' },
      { Queue: { de: 'Warteschlange', en: 'Queue' } },
      { required: true, default: 'Queue' },
    ),
  },
  nameFields: ['Name'],
  layout: [{ heading: { de: 'Warteschlange', en: 'Queue' }, columns: [['Name', 'Type'], ['DeveloperName']] }],
  compactLayout: ['Name', 'Type', 'DeveloperName'],
});

import { defineObject, text } from './definition/index.ts';

/** A photo that somebody has put on a record. */
export const RecordAvatar__c = defineObject({
  apiName: 'RecordAvatar__c',
  keyPrefix: 'a02',
  label: { de: 'Bildzuordnung', en: 'Record avatar' },
  labelPlural: { de: 'Bildzuordnungen', en: 'Record avatars' },
  theme: { color: '5B6676', icon: 'avatar' },
  searchable: false,
  managedByPlatform: true,
  fields: {
    RecordId__c: text({ de: 'Datensatz', en: 'Record' }, 18, { required: true, unique: true }),
    PhotoUrl__c: text({ de: 'Bildadresse', en: 'Photo address' }, 255, { required: true }),
    ProfileName__c: text({ de: 'Name beim Anbieter', en: 'Profile name' }, 255),
    BlueMasterId__c: text({ de: 'Firmenschlüssel', en: 'Company key' }, 80),
    ExternalId__c: text({ de: 'Bildschlüssel', en: 'Photo key' }, 80),
  },
  nameFields: ['RecordId__c'],
  layout: [
    {
      heading: { de: 'Bildzuordnung', en: 'Record avatar' },
      columns: [
        ['RecordId__c', 'PhotoUrl__c', 'ProfileName__c'],
        ['BlueMasterId__c', 'ExternalId__c'],
      ],
    },
  ],
  compactLayout: ['RecordId__c', 'PhotoUrl__c'],
});

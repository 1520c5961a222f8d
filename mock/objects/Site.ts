import { defineObject, text } from './definition/index.ts';

/** The website that shows the shop; content is delivered for it and for its channel. */
export const Site = defineObject({
  apiName: 'Site',
  keyPrefix: '0DM',
  label: { de: 'Website', en: 'Site' },
  labelPlural: { de: 'Websites', en: 'Sites' },
  theme: { color: '5B6676', icon: 'site' },
  managedByPlatform: true,
  fields: {
    Name: text({ de: 'Name', en: 'Name' }, 80, { required: true }),
    UrlPathPrefix: text({ de: 'Pfad', en: 'URL path prefix' }, 40),
    ChannelId__c: text({ de: 'Inhaltskanal', en: 'Content channel' }, 18, { unique: true }),
    CommunityId__c: text({ de: 'Community', en: 'Community' }, 18, { unique: true }),
  },
  nameFields: ['Name'],
  layout: [
    {
      heading: { de: 'Website', en: 'Site' },
      columns: [
        ['Name', 'UrlPathPrefix'],
        ['ChannelId__c', 'CommunityId__c'],
      ],
    },
  ],
  compactLayout: ['Name', 'UrlPathPrefix'],
});

import { defineObject, int, reference, text } from './definition/index.ts';

/** A navigation item that a user has put into an app, in an order of the user's own. */
export const UserNavItem__c = defineObject({
  apiName: 'UserNavItem__c',
  keyPrefix: 'a01',
  label: { de: 'Eigener Navigationseintrag', en: 'Own navigation item' },
  labelPlural: { de: 'Eigene Navigationseinträge', en: 'Own navigation items' },
  theme: { color: '5B6676', icon: 'navigation' },
  searchable: false,
  fields: {
    UserId__c: reference({ de: 'Benutzer', en: 'User' }, 'User', 'User__r', {
      required: true,
      default: 'user',
      createable: false,
      updateable: false,
      onDelete: 'cascade',
    }),
    AppName__c: text({ de: 'App', en: 'App' }, 80, { required: true, updateable: false }),
    NavItemName__c: text({ de: 'Eintrag', en: 'Item' }, 120, { required: true, updateable: false }),
    Position__c: int({ de: 'Stelle', en: 'Position' }, { required: true, rule: 'notNegative' }),
  },
  nameFields: ['NavItemName__c'],
  uniqueTogether: [['UserId__c', 'AppName__c', 'NavItemName__c']],
  layout: [
    {
      heading: { de: 'Navigation', en: 'Navigation' },
      columns: [
        ['UserId__c', 'AppName__c'],
        ['NavItemName__c', 'Position__c'],
      ],
    },
  ],
  compactLayout: ['NavItemName__c', 'AppName__c', 'UserId__c', 'Position__c'],
});

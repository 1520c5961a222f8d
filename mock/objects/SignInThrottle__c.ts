import { dateTime, defineObject, int, secret } from './definition/index.ts';

/** How often somebody in a network has failed to sign in by one name. The name and the network are hashed. */
export const SignInThrottle__c = defineObject({
  apiName: 'SignInThrottle__c',
  keyPrefix: 'a0T',
  label: { de: 'Anmeldebremse', en: 'Sign-in throttle' },
  labelPlural: { de: 'Anmeldebremsen', en: 'Sign-in throttles' },
  theme: { color: '5B6676', icon: 'session' },
  searchable: false,
  managedByPlatform: true,
  fields: {
    KeyHash__c: secret({ de: 'Name und Netz', en: 'Name and network' }, { required: true, unique: true }),
    Failures__c: int({ de: 'Fehlversuche', en: 'Failures' }, { required: true }),
    RetryAt__c: dateTime({ de: 'Wieder ab', en: 'Retry at' }, { required: true }),
    ExpiresAt__c: dateTime({ de: 'Vergessen ab', en: 'Expires at' }, { required: true }),
  },
  nameFields: [],
  layout: [
    {
      heading: { de: 'Anmeldebremse', en: 'Sign-in throttle' },
      columns: [['Failures__c'], ['RetryAt__c', 'ExpiresAt__c']],
    },
  ],
  compactLayout: ['Failures__c', 'RetryAt__c'],
});

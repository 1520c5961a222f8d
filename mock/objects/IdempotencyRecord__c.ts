import { dateTime, defineObject, int, secret, text, textArea } from './definition/index.ts';

/** What a request with a key was answered, so that the same request again has no second effect. */
export const IdempotencyRecord__c = defineObject({
  apiName: 'IdempotencyRecord__c',
  keyPrefix: 'a0I',
  label: { de: 'Beantwortete Anfrage', en: 'Answered request' },
  labelPlural: { de: 'Beantwortete Anfragen', en: 'Answered requests' },
  theme: { color: '5B6676', icon: 'session' },
  searchable: false,
  managedByPlatform: true,
  fields: {
    Owner__c: text({ de: 'Wer gefragt hat', en: 'Who asked' }, 18, { required: true }),
    OperationId__c: text({ de: 'Aufruf', en: 'Operation' }, 80, { required: true }),
    KeyHash__c: secret({ de: 'Schlüssel', en: 'Key' }, { required: true }),
    RequestHash__c: secret({ de: 'Inhalt der Anfrage', en: 'Request' }, { required: true }),
    StatusCode__c: int({ de: 'Status', en: 'Status' }, { required: true }),
    Answer__c: textArea({ de: 'Antwort', en: 'Answer' }, 1_000_000, { required: true }),
    ExpiresAt__c: dateTime({ de: 'Gültig bis', en: 'Expires at' }, { required: true }),
  },
  nameFields: [],
  uniqueTogether: [['Owner__c', 'OperationId__c', 'KeyHash__c']],
  layout: [
    {
      heading: { de: 'Anfrage', en: 'Request' },
      columns: [
        ['Owner__c', 'OperationId__c', 'ExpiresAt__c'],
        ['StatusCode__c', 'Answer__c'],
      ],
    },
  ],
  compactLayout: ['OperationId__c', 'ExpiresAt__c'],
});

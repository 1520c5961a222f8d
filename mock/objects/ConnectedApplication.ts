import {
  defineObject,
  flag,
  int,
  multiPicklist,
  reference,
  secret,
  text,
  textArea,
} from './definition/index.ts';

/** A program that may ask for access tokens. Only a hash of its secret is kept; a public one has none. */
export const ConnectedApplication = defineObject({
  apiName: 'ConnectedApplication',
  keyPrefix: '0H4',
  label: { de: 'Verbundene App', en: 'Connected app' },
  labelPlural: { de: 'Verbundene Apps', en: 'Connected apps' },
  theme: { color: '3B6EA5', icon: 'app' },
  managedByPlatform: true,
  fields: {
    Name: text({ de: 'Name', en: 'Name' }, 80, { required: true }),
    ConsumerKey__c: text({ de: 'Client-ID', en: 'Client id' }, 255, { required: true, unique: true }),
    ConsumerSecretHash__c: secret({ de: 'Client-Geheimnis', en: 'Client secret' }),
    IsPublic__c: flag({ de: 'Ohne Geheimnis', en: 'Without a secret' }),
    CallbackUrls__c: textArea({ de: 'Rücksprungadressen', en: 'Callback addresses' }, 2000, {
      help: {
        de: 'Eine je Zeile. Eine Adresse dieses Rechners ohne Port steht für jeden Port.',
        en: 'One a line. An address of this machine without a port stands for every port.',
      },
    }),
    Scopes__c: multiPicklist(
      { de: 'Berechtigungen', en: 'Scopes' },
      {
        api: { de: 'Daten über die Schnittstellen', en: 'Data through the APIs' },
        web: { de: 'Sitzung im Browser', en: 'Session in the browser' },
        full: { de: 'Alles', en: 'Everything' },
        id: { de: 'Wer angemeldet ist', en: 'Who is signed in' },
        profile: { de: 'Name und Profil', en: 'Name and profile' },
        email: { de: 'E-Mail-Adresse', en: 'Email address' },
        openid: { de: 'Anmeldung nach OpenID', en: 'Sign-in by OpenID' },
        refresh_token: { de: 'Zugang auf Dauer', en: 'Lasting access' },
        offline_access: { de: 'Zugang in Abwesenheit', en: 'Access while away' },
      },
      { required: true },
    ),
    ExecutionUserId__c: reference({ de: 'Handelt als', en: 'Acts as' }, 'User', 'ExecutionUser__r', {
      onDelete: 'clear',
    }),
    RotatesRefreshTokens__c: flag({ de: 'Aktualisierungstoken einmalig', en: 'Refresh tokens work once' }),
    RefreshTokenDays__c: int(
      { de: 'Aktualisierungstoken gültig (Tage)', en: 'Refresh tokens last (days)' },
      {
        required: true,
        default: 90,
        rule: 'positive',
        maximum: 3650,
      },
    ),
    IsPreauthorized__c: flag(
      { de: 'Ohne Rückfrage', en: 'Without a question' },
      {
        help: {
          de: 'Wer sich anmeldet, wird nicht gefragt, ob die App zugreifen darf.',
          en: 'Who signs in is not asked whether the app may have access.',
        },
      },
    ),
    TakesCredentials__c: flag(
      { de: 'Fragt selbst nach dem Passwort', en: 'Asks for the password itself' },
      {
        help: {
          de: 'Die App nimmt Namen und Passwort auf einer eigenen Seite entgegen.',
          en: 'The app takes name and password on a page of its own.',
        },
      },
    ),
    IsDemo__c: flag({ de: 'Nur für die Demo', en: 'For the demo only' }),
  },
  nameFields: ['Name'],
  layout: [
    {
      heading: { de: 'Verbundene App', en: 'Connected app' },
      columns: [
        ['Name', 'ConsumerKey__c', 'IsPublic__c', 'IsDemo__c'],
        ['Scopes__c', 'CallbackUrls__c', 'ExecutionUserId__c', 'IsPreauthorized__c', 'TakesCredentials__c'],
      ],
    },
    {
      heading: { de: 'Aktualisierungstoken', en: 'Refresh tokens' },
      columns: [['RotatesRefreshTokens__c'], ['RefreshTokenDays__c']],
    },
  ],
  compactLayout: ['Name', 'ConsumerKey__c', 'Scopes__c', 'IsPublic__c'],
  listViews: [
    {
      apiName: 'AllConnectedApplications',
      label: { de: 'Alle verbundenen Apps', en: 'All connected apps' },
      columns: ['Name', 'ConsumerKey__c', 'IsPublic__c', 'IsDemo__c'],
      orderBy: { field: 'Name', ascending: true },
    },
  ],
});

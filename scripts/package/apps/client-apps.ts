import type {
  ConnectedAppOauthAccessScope,
  ExternalClientApplication,
  ExtlClntAppGlobalOauthSettings,
  ExtlClntAppOauthSettings,
} from '@salesforce/types/metadata';
import { SCOPE } from '#http/sign-in/authorization-server.ts';
import { metadataXml, type PackageFiles, type Written } from '../metadata-xml.ts';
import type { PackageOptions } from '../options.ts';
import { appsOf } from './apps.ts';

type App = ReturnType<typeof appsOf>[number];

/** Scopes by what requests call them. */
const SCOPES: Readonly<Record<string, ConnectedAppOauthAccessScope>> = {
  api: 'Api',
  id: 'Basic',
  profile: 'Profile',
  openid: 'OpenID',
  refresh_token: 'RefreshToken',
};

/** Organisations want an address of whoever answers for an application; the first administrator puts in their own. */
const CONTACT = 'admin@offizin.example';

/** The two apps as external clients, which sign people in by a code with a proof key and have no secret. */
export function clientApps(options: PackageOptions): PackageFiles {
  return Object.fromEntries(appsOf(options).flatMap(filesOf));
}

function filesOf(app: App): [string, string][] {
  const { name } = app;
  return [
    [`externalClientApps/${name}.eca-meta.xml`, metadataXml('ExternalClientApplication', application(app))],
    [
      `extlClntAppOauthSettings/${name}Oauth.ecaOauth-meta.xml`,
      metadataXml('ExtlClntAppOauthSettings', oauthSettings(app)),
    ],
    [
      `extlClntAppGlobalOauthSets/${name}GlobalOauth.ecaGlblOauth-meta.xml`,
      metadataXml('ExtlClntAppGlobalOauthSettings', globalOauthSettings(app)),
    ],
  ];
}

const application = ({ label }: App): Written<ExternalClientApplication> => ({
  contactEmail: CONTACT,
  distributionState: 'Local',
  isProtected: false,
  label,
});

function oauthSettings({ name, label }: App): Written<ExtlClntAppOauthSettings> {
  const scopes = SCOPE.split(' ').map((scope) => {
    const known = SCOPES[scope];
    if (!known) throw new Error(`The apps ask for the scope ${scope}, which SCOPES does not translate.`);
    return known;
  });
  return {
    commaSeparatedOauthScopes: scopes.join(', '),
    externalClientApplication: name,
    label: `${label} OAuth`,
  };
}

const globalOauthSettings = ({ name, label, callback }: App): Written<ExtlClntAppGlobalOauthSettings> => ({
  callbackUrl: callback,
  externalClientApplication: name,
  isConsumerSecretOptional: true,
  isPkceRequired: true,
  isSecretRequiredForRefreshToken: false,
  label: `${label} Global OAuth`,
});

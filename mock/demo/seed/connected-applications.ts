import { hashToken } from '../../model/sessions/session-token.ts';
import type { Store } from '../../store/store.ts';
import type { SeedContext } from './steps.ts';
import {
  ADMINISTRATOR_USER_ID,
  COMMAND_LINE_APPLICATION_ID,
  CONSOLE_APPLICATION_ID,
  DEMO_APPLICATION_ID,
  SHOP_APPLICATION_ID,
  SYSTEM_USER_ID,
} from './well-known-ids.ts';

/** The program that examples use. The secret is no secret: it is for the demo, and the record is marked so. */
export const demoApplication = { clientId: 'offizin-demo-program', clientSecret: 'demo-secret' } as const;

/** Where programs of the demo listen for the answer of the sign-in page. */
export const demoCallbacks = ['http://localhost:3999/callback', 'http://127.0.0.1:3999/callback'] as const;

/** The client ids as which the demo's shop and console sign people in. */
export const demoApps = { shop: 'offizin-demo-shop', console: 'offizin-demo-console' } as const;

/** Where both listen for the answer of the sign-in, on whatever port they are. */
const OWN_CALLBACKS = callbacksBelow('');

function callbacksBelow(path: string): string {
  const origins = ['http://localhost', 'http://127.0.0.1', 'https://localhost', 'https://127.0.0.1'];
  return origins.map((origin) => `${origin}${path}/auth/callback`).join('\n');
}

/** What both are, and people need not be asked about. */
const ownApp = {
  IsPublic__c: true,
  IsPreauthorized__c: true,
  CallbackUrls__c: OWN_CALLBACKS,
  Scopes__c: 'api;id;profile;openid;refresh_token',
  IsDemo__c: true,
} as const;

const ownApps = [
  {
    ...ownApp,
    Id: SHOP_APPLICATION_ID,
    Name: 'Shop',
    ConsumerKey__c: demoApps.shop,
    TakesCredentials__c: true,
  },
  { ...ownApp, Id: CONSOLE_APPLICATION_ID, Name: 'Konsole', ConsumerKey__c: demoApps.console },
] as const;

/** The client id under which the vendor's command line introduces itself. */
const COMMAND_LINE_CLIENT_ID = 'PlatformCLI';

/**
 * Writes the demo's connected apps: one with a secret, which acts as the administrator, the command line without, and the
 * shop and the console of this machine.
 */
export async function seedConnectedApplications({ store }: SeedContext): Promise<void> {
  await store.insertMany('ConnectedApplication', [
    {
      Id: DEMO_APPLICATION_ID,
      Name: 'Demo-Programm',
      ConsumerKey__c: demoApplication.clientId,
      ConsumerSecretHash__c: hashToken(demoApplication.clientSecret),
      CallbackUrls__c: demoCallbacks.join('\n'),
      Scopes__c: 'api;web;id;profile;email;openid;refresh_token',
      ExecutionUserId__c: ADMINISTRATOR_USER_ID,
      IsDemo__c: true,
    },
    {
      Id: COMMAND_LINE_APPLICATION_ID,
      Name: 'Kommandozeile',
      ConsumerKey__c: COMMAND_LINE_CLIENT_ID,
      IsPublic__c: true,
      CallbackUrls__c: 'http://localhost:1717/OauthRedirect',
      Scopes__c: 'api;web;refresh_token',
      IsDemo__c: true,
    },
    ...ownApps,
  ]);
}

/** Writes the shop's and the console's apps into a data folder that was made before they signed people in by a code. */
export async function addMissingApps(store: Store): Promise<void> {
  for (const app of ownApps)
    if (!(await store.get('ConnectedApplication', app.Id)))
      await store.as(SYSTEM_USER_ID).insert('ConnectedApplication', app);
}

/** Has the shop's app signed in from a shop of this machine that lies below a path of its host. */
export async function addShopCallbacks(store: Store, path: string): Promise<void> {
  const own = callbacksBelow(path);
  const shop = await store.get('ConnectedApplication', SHOP_APPLICATION_ID);
  if (!shop || shop.CallbackUrls__c?.includes(own)) return;
  await store
    .as(SYSTEM_USER_ID)
    .update('ConnectedApplication', shop.Id, { CallbackUrls__c: `${shop.CallbackUrls__c ?? ''}\n${own}` });
}

import { addUser } from '#mock/apis/commerce/testing/guests.ts';
import { hashToken } from '#mock/model/sessions/session-token.ts';
import type { Insert, Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';

export const SECRET = 'secret-of-the-test';
export const CALLBACK = 'https://program.example/callback';

/** Adds an application with a secret and all scopes; each has an id of its own. */
export async function addApplication(
  store: Store,
  wish: Partial<Insert<'ConnectedApplication'>> = {},
): Promise<Row<'ConnectedApplication'>> {
  const number = (await store.count('ConnectedApplication')) + 1;
  return store.insert('ConnectedApplication', {
    Name: `Programm ${number}`,
    ConsumerKey__c: `program-${number}`,
    ConsumerSecretHash__c: hashToken(SECRET),
    CallbackUrls__c: `${CALLBACK}\nmyprogram:/callback`,
    Scopes__c: 'api;web;id;profile;email;openid;refresh_token',
    ...wish,
  });
}

/** What an application sends to prove itself. */
export function credentialsOf({
  ConsumerKey__c,
  IsPublic__c,
}: Row<'ConnectedApplication'>): Record<string, string> {
  return { client_id: ConsumerKey__c, ...(!IsPublic__c && { client_secret: SECRET }) };
}

/** A token request by name and password, of a new application for a new user. */
export async function passwordRequest(store: Store): Promise<Record<string, string>> {
  const application = await addApplication(store);
  const { username } = await addUser(store);
  return { grant_type: 'password', ...credentialsOf(application), username, password: 'demo' };
}

import { timingSafeEqual } from 'node:crypto';
import { type Scope, scopesIn } from '#mock/model/sessions/scopes.ts';
import { hashToken } from '#mock/model/sessions/session-token.ts';
import type { Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';
import { basicCredentials } from './basic-credentials.ts';
import { optional, required } from './form.ts';
import { OAuthError } from './oauth-error.ts';

/** An application that has proved itself. */
export interface KnownApplication {
  readonly record: Row<'ConnectedApplication'>;
  readonly scopes: readonly Scope[];
  /** As it was sent; undefined for a public application. */
  readonly secret: string | undefined;
}

interface Credentials {
  readonly id: string;
  readonly secret: string | undefined;
  readonly byHeader: boolean;
}

/** The application with this client id. */
export function findApplication(store: Store, id: string): Promise<Row<'ConnectedApplication'> | undefined> {
  return store.findOne('ConnectedApplication', { where: { ConsumerKey__c: id } });
}

/** The application that sends a form, proved by its secret unless it is public; refused where it is not (PF-DOOR-03). */
export async function provenApplication(
  store: Store,
  form: URLSearchParams,
  authorization: string | undefined,
): Promise<KnownApplication> {
  const { id, secret, byHeader } = headerCredentials(authorization) ?? formCredentials(form);
  const record = await findApplication(store, id);
  if (!record) throw new OAuthError('invalid_client_id', 'client identifier invalid', byHeader);
  if (!record.IsPublic__c && !isSecretOf(record, secret))
    throw new OAuthError('invalid_client', 'invalid client credentials', byHeader);
  return { record, scopes: scopesIn(record.Scopes__c), secret: record.IsPublic__c ? undefined : secret };
}

function isSecretOf({ ConsumerSecretHash__c: stored }: Row<'ConnectedApplication'>, secret = ''): boolean {
  const [expected, sent] = [Buffer.from(stored ?? ''), Buffer.from(hashToken(secret))];
  return expected.length === sent.length && timingSafeEqual(expected, sent);
}

function formCredentials(form: URLSearchParams): Credentials {
  return { id: required(form, 'client_id'), secret: optional(form, 'client_secret'), byHeader: false };
}

/** Id and secret in Basic authorization are written as in a form, before they are joined. */
function headerCredentials(authorization: string | undefined): Credentials | undefined {
  const sent = basicCredentials(authorization);
  if (!sent) return undefined;
  const [id, secret] = [fromForm(sent.name), fromForm(sent.password)];
  if (/\0/.test(id)) throw new OAuthError('invalid_client_id', 'client identifier invalid', true);
  return { id, secret, byHeader: true };
}

function fromForm(text: string): string {
  return new URLSearchParams(`text=${text.replaceAll('&', '%26')}`).get('text') ?? '';
}

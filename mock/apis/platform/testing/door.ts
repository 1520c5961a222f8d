import { addUser } from '#mock/apis/commerce/testing/guests.ts';
import { createMock, type Mock } from '#mock/create-mock.ts';
import type { Row } from '#mock/store/row.ts';
import { openTestStore, type TestClock, testClock } from '#mock/store/testing.ts';
import { addApplication, credentialsOf } from '../oauth/testing/applications.ts';

/** An answer as a program sees it. */
interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests read bodies whose shape the contract check has proved
  readonly body: any;
}

/** The platform on a port of its own, as programs reach it, with what it logged. */
export interface Door {
  readonly mock: Mock;
  readonly store: Mock['store'];
  readonly clock: TestClock;
  readonly origin: string;
  readonly logged: string[];
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  /** Posts form fields. */
  post(path: string, fields: Record<string, string>, headers?: Record<string, string>): Promise<Answer>;
  /** Asks for a token as the application. */
  token(application: Row<'ConnectedApplication'>, fields: Record<string, string>): Promise<Answer>;
  close(): Promise<void>;
}

export async function openDoor(): Promise<Door> {
  const clock = testClock('2026-03-02T09:30:00.000Z');
  const logged: string[] = [];
  const store = await openTestStore(clock);
  const mock = await createMock({
    store,
    clock,
    httpLimits: { drainMs: 50 },
    violationsFile: process.env.MOCK_VIOLATIONS_FILE,
    log: (...line) => void logged.push(line.map(String).join(' ')),
  });
  const origin = `http://127.0.0.1:${await mock.listen(0)}`;
  const get: Door['get'] = (path, headers = {}) => call(origin + path, { headers });
  const post: Door['post'] = (path, fields, headers = {}) =>
    call(origin + path, { method: 'POST', headers, body: new URLSearchParams(fields) });
  return {
    mock,
    store,
    clock,
    origin,
    logged,
    get,
    post,
    token: (application, fields) =>
      post('/services/oauth2/token', { ...credentialsOf(application), ...fields }),
    close: () => mock.close(),
  };
}

async function call(address: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(address, { redirect: 'manual', ...init });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: isJson ? JSON.parse(text) : undefined,
  };
}

/** A new user's access token from a new application, with the scopes of the application. */
export async function newToken(
  door: Door,
  scopes = 'api;id;openid;web',
): Promise<{ token: string; username: string }> {
  const { username } = await addUser(door.store);
  const application = await addApplication(door.store, { Scopes__c: scopes });
  const { body } = await door.token(application, { grant_type: 'password', username, password: 'demo' });
  return { token: body.access_token, username };
}

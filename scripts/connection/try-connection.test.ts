import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { WEBSTORE_ID } from '#client/testing/stub-platform.ts';
import { freePort } from '../process/ports.ts';
import type { Connection } from './connection.ts';
import { tryConnection } from './try-connection.ts';

/** How a platform answers a path: with a status and a body. */
type Answers = readonly (readonly [path: RegExp, status: number, body: unknown])[];

const VERSIONS = [/\/services\/data$/, 200, versions('59.0', '66.0')] as const;
const STORE = [/\/application-context$/, 200, {}] as const;
const SITE = [/\/cms\/delivery\/contents\?/, 200, { items: [] }] as const;
/** Stands in an answer for the address of the platform. */
const HERE = 'http://here';
const DISCOVERY = [
  /openid-configuration$/,
  200,
  {
    issuer: HERE,
    authorization_endpoint: `${HERE}/authorize`,
    token_endpoint: `${HERE}/token`,
    code_challenge_methods_supported: ['S256'],
  },
] as const;
const SIGN_IN = [/authorize/, 200, '<form>'] as const;
const failure = (errorCode: string, message = 'No.') => [{ errorCode, message }];

let server: Server | undefined;
afterEach(() => new Promise<void>((done) => (server ? server.close(() => done()) : done())));

/** Tries a platform that answers so; everything else is not found. */
async function tryPlatform(answers: Answers, more?: Partial<Connection>): Promise<string> {
  server = createServer(({ url = '', headers }, response) => {
    const [, status = 404, body = failure('NOT_FOUND')] = answers.find(([path]) => path.test(url)) ?? [];
    response.writeHead(status, {
      'content-type': typeof body === 'string' ? 'text/html' : 'application/json',
    });
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    response.end(text.replaceAll(HERE, `http://${headers.host}/apotheke`));
  });
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
  return tryConnection(connectionTo((server.address() as AddressInfo).port, more));
}

const connectionTo = (port: number, more: Partial<Connection> = {}): Connection => ({
  platformUrl: `http://127.0.0.1:${port}/apotheke`,
  webstoreId: WEBSTORE_ID,
  siteId: '0DM000000000001AAA',
  communityId: '0DB000000000001AAA',
  shopClientId: 'shop',
  consoleClientId: 'console',
  ...more,
});

it('answers the newest version of a platform on which store and site are found', async () => {
  expect(await tryPlatform([VERSIONS, STORE, SITE, DISCOVERY, SIGN_IN])).toBe('66.0');
});

const CATEGORIES = [
  /\/product-categories\/children\?/,
  200,
  { productCategories: [{ id: '0ZG1' }] },
] as const;
const noField = failure('INVALID_FIELD', 'No such field on Product2: Brand__c');

it('says which field that is mapped the products lack', async () => {
  const answers: Answers = [VERSIONS, STORE, SITE, CATEGORIES, [/\/search\/products\?/, 400, noField]];
  await expect(tryPlatform(answers)).rejects.toThrow(
    'lack a field that is mapped (No such field on Product2: Brand__c); install our package there, or correct SHOP_FIELDS',
  );
});

it('says that nothing answers at the address', async () => {
  await expect(tryConnection(connectionTo(await freePort()))).rejects.toThrow(
    'does not answer (ECONNREFUSED); start it, or correct PLATFORM_URL.',
  );
});

it.each<[string, Answers, string, Partial<Connection>?]>([
  ['is in maintenance', [[VERSIONS[0], 503, 'Wartung']], 'is down or in maintenance (503); try again later.'],
  [
    'is at its limit',
    [[VERSIONS[0], 403, failure('REQUEST_LIMIT_EXCEEDED')]],
    'has used up the calls it allows; wait until the limit begins anew',
  ],
  [
    'is something else',
    [[VERSIONS[0], 200, '<p>Hallo</p>']],
    'correct the path of the site in PLATFORM_URL.',
  ],
  ['lies at another path', [], 'correct the path of the site in PLATFORM_URL.'],
  [
    'is too old',
    [[VERSIONS[0], 200, versions('58.0', '59.0')]],
    'speaks no version above 59.0, but the apps need 60.0 or newer',
  ],
  [
    'has no such store',
    [VERSIONS, SITE],
    `knows no store ${WEBSTORE_ID} (404 NOT_FOUND); correct WEBSTORE_ID.`,
  ],
  [
    'has no such site',
    [VERSIONS, STORE],
    'knows no site 0DM000000000001AAA (404 NOT_FOUND); correct SITE_ID.',
  ],
  [
    'lets no guests in',
    [VERSIONS, [STORE[0], 401, failure('INVALID_SESSION_ID')]],
    `does not show its store ${WEBSTORE_ID} to guests (401); let guests browse the store and its contents.`,
  ],
  [
    'does not say how people sign in',
    [VERSIONS, STORE, SITE],
    'does not say how people sign in there; correct PLATFORM_URL.',
  ],
  [
    'does not know the shop',
    [VERSIONS, STORE, SITE, DISCOVERY, [SIGN_IN[0], 400, 'unknown']],
    'refuses the application shop (400); create it there with the callback address',
  ],
  [
    'does not let the shop ask for a password',
    [VERSIONS, STORE, SITE, DISCOVERY, SIGN_IN],
    'allow its application code and credentials flows, or set SHOP_SIGN_IN to page.',
    { shopSignIn: 'form' },
  ],
])('says of a platform that it %s, and what to do', async (_, answers, sentence, more) => {
  await expect(tryPlatform(answers, more)).rejects.toThrow(sentence);
});

function versions(...spoken: string[]): object[] {
  return spoken.map((version) => ({ version, label: version, url: `/services/data/v${version}` }));
}

import { demoApplication } from '#mock/demo/seed/connected-applications.ts';
import { demoPassword, demoUsers } from '#mock/demo/seed/people/staff.ts';
import { SIGN_IN_PATHS } from '#storefront/app/platform/sign-in-paths.ts';
import { declaredOperation } from '../../operations/declared.ts';
import { STORE_PATH } from '../addresses.ts';
import type { Servers } from '../built/servers.ts';
import { exchange, type Received, type Sent } from '../exchange.ts';
import { sentCanaries } from './canaries.ts';

/** A request, and what was answered. */
export interface Answered {
  readonly request: string;
  readonly answer: Received;
}

const TOKENS = declaredOperation('createAccessToken').path;
const CURRENT = declaredOperation('getUserInfo').path;
const PASSWORDS = '/services/auth/headless/forgot_password';
const REGISTRATIONS = `/webruntime/api${STORE_PATH}/buyers/registrations`;
export const TOKEN_MODULE = declaredOperation('getCsrfTokenModule').path;
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const JSON_TYPE = { 'content-type': 'application/json' };
const { password, wrongPassword, cookie, authorization, query, card } = sentCanaries;
const [BUYER] = demoUsers;

const form = (fields: Readonly<Record<string, string>>, headers: Sent['headers'] = {}): Sent => ({
  method: 'POST',
  headers: { ...FORM, ...headers },
  body: new URLSearchParams(fields).toString(),
});
const json = (body: unknown, headers: Sent['headers'] = {}, method = 'POST'): Sent => ({
  method,
  headers: { ...JSON_TYPE, ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

const PAGES = [
  '/',
  '/en',
  '/cart',
  '/account',
  '/account/orders',
  '/account/addresses',
  '/account/addresses/new',
  '/checkout',
  '/quick-order',
  '/withdrawal',
  '/register',
  '/password/new',
  '/login',
  '/search?q=creme',
  '/no/such/page',
  '/robots.txt',
  '/sitemap.xml',
  '/account.data',
  '/_root.data',
];

const cardPayment = {
  cardPaymentMethod: {
    cardHolderName: 'Erika Sommer',
    cardNumber: card.value,
    cvv: '987',
    expiryMonth: 12,
    expiryYear: 2030,
  },
};

/** What is heard of a server that is not there, or hangs up. */
const SILENCE: Received = { status: 0, headers: {}, cookies: [], text: '' };

/** Requests of every kind to all servers, with secrets in every place that a request has for them. */
export async function makeTraffic(servers: Servers, headers: Sent['headers'] = {}): Promise<Answered[]> {
  const answered: Answered[] = [];
  const ask = async (server: keyof Servers, target: string, sent: Sent = {}): Promise<Received> => {
    const all = { ...sent, headers: { ...headers, ...sent.headers } };
    const answer = await exchange(servers[server], target, all).catch(() => SILENCE);
    answered.push({ request: `${server}: ${sent.method ?? 'GET'} ${target.slice(0, 80)}`, answer });
    return answer;
  };
  const { username } = BUYER;
  const signedIn = cookiesOf(await ask('storefront', '/login', form({ username, password: demoPassword })));
  await ask('storefront', '/login', form({ username, password: wrongPassword.value }));
  const person = { firstName: 'Probe', lastName: 'Geheim' };
  const email = `p${Date.now()}@offizin.example`;
  await ask('storefront', '/register', form({ ...person, email }));
  await ask('storefront', '/register', form({ ...person, email: 'no address' }));
  await ask('storefront', '/password/new', form({ email, code: '123456', password: password.value }));
  for (const page of PAGES) {
    await ask('storefront', page, { headers: { cookie: signedIn } });
    await ask('storefront', page, { headers: { cookie: `shop_session=${cookie.value}` } });
    await ask('console', page, { headers: { cookie: `console_session=${cookie.value}` } });
  }
  for (const server of ['mock', 'storefront', 'console'] as const) {
    const foreign = { origin: 'https://evil.example', cookie: signedIn };
    const { clientId: client_id, clientSecret: client_secret } = demoApplication;
    const grant = { grant_type: 'password', client_id, client_secret, username };
    await ask(server, TOKENS, form({ ...grant, password: wrongPassword.value }));
    await ask(server, REGISTRATIONS, json(`{"email":"${username}","password":"${password.value}`));
    await ask(server, REGISTRATIONS, json({ password: password.value }));
    await ask(server, PASSWORDS, json({ username, otp: '123456', newpassword: password.value }));
    await ask(server, TOKENS, form({ ...grant, password: password.value }, foreign));
    await ask(server, `${CURRENT}?token=${query.value}&password=${query.value}`, {
      headers: { authorization: `Bearer ${authorization.value}`, cookie: `sid=${cookie.value}` },
    });
    await ask(server, `${STORE_PATH}/payments/token`, json(cardPayment, { cookie: signedIn }));
    await ask(server, `${STORE_PATH}/carts/current`, { method: 'PUT', headers: { cookie: cookie.value } });
    await ask(server, `/services/%E0%A4%A?token=${query.value}`);
    await ask(server, `/there/is/nothing?token=${query.value}`, { headers: { cookie: cookie.value } });
  }
  await ask('storefront', TOKEN_MODULE, { headers: { cookie: signedIn } });
  const { origin } = new URL(servers.storefront);
  await ask('storefront', SIGN_IN_PATHS.end, { method: 'POST', headers: { cookie: signedIn, origin } });
  return answered;
}

/** The Cookie header after an answer. */
export const cookiesOf = ({ cookies }: Received) => cookies.map((each) => each.split(';')[0]).join('; ');

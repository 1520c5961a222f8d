import { readFile } from 'node:fs/promises';
import { getCsrfTokenModule } from '#generated/commerce/client.gen.ts';
import { SIGN_IN_PATHS } from '#storefront/app/platform/sign-in-paths.ts';
import type { AttackName } from '../security/attacks.ts';
import { exchange } from '../security/exchange.ts';
import type { Answering, Tampering } from './front.ts';

/** A bug of the servers, and the attack that must find it. */
export interface AttackMutant extends Tampering {
  readonly guardedBy: AttackName;
}

const changedPolicy = (change: (policy: string) => string): AttackMutant => ({
  guardedBy: 'security headers',
  answer: ({ headers }) => {
    headers['content-security-policy'] = change(String(headers['content-security-policy'] ?? ''));
  },
});

const withoutHeader = (name: string): AttackMutant => ({
  guardedBy: 'security headers',
  answer: ({ headers }) => {
    delete headers[name];
  },
});

const changedCookie = (change: (cookie: string) => string): AttackMutant => ({
  guardedBy: 'session theft',
  answer: ({ headers }) => {
    headers['set-cookie'] = cookiesIn({ headers }).map(change);
  },
});

const cookiesIn = ({ headers }: Pick<Answering, 'headers'>): string[] => [headers['set-cookie'] ?? []].flat();

/** A foreign origin that is believed, by whatever rule. */
const believing = (rule: (origin: string | undefined, host: string) => boolean): AttackMutant => ({
  guardedBy: 'forgeries',
  request: ({ headers }) => {
    if (!rule(headers.origin, headers.host ?? '')) return;
    delete headers.origin;
    delete headers['sec-fetch-site'];
  },
});

/** A server that takes names of hosts for its own. */
const answeringTo = (rule: (host: string) => boolean): AttackMutant => ({
  guardedBy: 'foreign hosts',
  request: ({ headers }) => {
    const { host = '' } = headers;
    if (!rule(host)) return;
    headers.host = 'localhost';
    if (headers.origin) headers.origin = 'http://localhost';
  },
});

/** Keys chosen by the browser that somebody has signed in with. */
const aliases = new Map<string, string>();
const keyIn = (cookie = '') => cookie.split('; ').find((pair) => pair.startsWith('shop_session='));

export const attackMutants: Readonly<Record<string, AttackMutant>> = {
  'no look at where a write comes from': believing(() => true),
  'an origin that begins like ours is ours': believing(
    (origin, host) => origin?.startsWith(`http://${host}`) ?? false,
  ),
  'the origin null is nobody’s': believing((origin) => origin === 'null'),
  'only the header Origin is looked at': believing((origin) => origin === undefined),
  'another port is the same site': believing((origin) => origin?.startsWith('http://127.0.0.1:') ?? false),
  'sec-fetch-site is believed before the origin': {
    guardedBy: 'forgeries',
    request: ({ headers }) => {
      if (headers['sec-fetch-site'] === 'same-origin') delete headers.origin;
    },
  },
  'helper writes need no token': {
    guardedBy: 'missing tokens',
    request: async ({ headers }, server) => {
      if (!headers.cookie) return;
      const { text } = await exchange(server, getCsrfTokenModule.path, {
        headers: { cookie: headers.cookie },
      });
      headers['csrf-token'] = /"(.*)"/.exec(text)?.[1] ?? '';
    },
  },
  'scripts run without a nonce': changedPolicy((policy) =>
    policy.replace(/'nonce-[^']+'/, "'unsafe-inline'"),
  ),
  'every answer has the same nonce': changedPolicy((policy) => policy.replace(/'nonce-[^']+'/g, "'nonce-x'")),
  'pages may be framed': changedPolicy((policy) => policy.replace(/frame-ancestors [^;]+/, '')),
  'the base of a page may be moved': changedPolicy((policy) => policy.replace(/base-uri [^;]+/, '')),
  'plug-ins may be loaded': changedPolicy((policy) => policy.replace(/object-src [^;]+/, '')),
  'answers have no policy': withoutHeader('content-security-policy'),
  'types may be guessed': withoutHeader('x-content-type-options'),
  'plain text is fine behind TLS': withoutHeader('strict-transport-security'),
  'scripts may read the session cookie': changedCookie((cookie) => cookie.replace('; HttpOnly', '')),
  'the session cookie travels in plain text': changedCookie((cookie) => cookie.replace('; Secure', '')),
  'the session cookie goes along from everywhere': changedCookie((cookie) =>
    cookie.replace('SameSite=Lax', 'SameSite=None'),
  ),
  'the session cookie is every host’s': changedCookie((cookie) => `${cookie}; Domain=127.0.0.1`),
  'the key of before is kept at sign-in': {
    guardedBy: 'session theft',
    request: ({ headers, target }) => {
      const alias = aliases.get(keyIn(headers.cookie) ?? '');
      if (alias && !target.startsWith(SIGN_IN_PATHS.answer)) headers.cookie = alias;
    },
    answer: (answering, { headers, target }) => {
      const [fresh] = cookiesIn(answering);
      const chosen = keyIn(headers.cookie);
      if (target.startsWith(SIGN_IN_PATHS.answer) && fresh && chosen)
        aliases.set(chosen, fresh.split(';')[0] ?? '');
    },
  },
  'signing out forgets the cookie only': {
    guardedBy: 'session theft',
    request: (passing) => {
      if (passing.target === SIGN_IN_PATHS.end) passing.headers.cookie = '';
    },
  },
  'files outside the folder are served': {
    guardedBy: 'traversals and headers',
    answer: async (answering, { target }) => {
      if (decodeURIComponent(target.replace(/%(?![0-9a-f]{2})/gi, '%25')).includes('..'))
        answering.body = await readFile('package.json');
    },
  },
  'line breaks of an address become headers': {
    guardedBy: 'traversals and headers',
    answer: ({ headers }, { target }) => {
      if (target.includes('%0d%0aset-cookie')) headers['set-cookie'] = ['evil=1'];
    },
  },
  'large bodies break the server': {
    guardedBy: 'hostile bodies',
    answer: (answering, { headers }) => {
      if (Number(headers['content-length']) > 300_000) answering.status = 500;
    },
  },
  'addresses in the target are called': {
    guardedBy: 'foreign addresses',
    request: async ({ target, headers }) => {
      if (target.startsWith('http')) await exchange(`http://${headers.host}`, '/', {}).catch(() => undefined);
    },
  },
  'a server answers to every name': answeringTo(() => true),
  'names that begin like ours are ours': answeringTo((host) => host.startsWith('localhost')),
  'names that hold ours are ours': answeringTo((host) => host.includes('127.0.0.1')),
  'every number of four parts is this machine': answeringTo((host) => /^\d+(\.\d+){3}$/.test(host)),
  'TRACE is a fault of the server': {
    guardedBy: 'foreign hosts',
    answer: (answering, { method }) => {
      if (method === 'TRACE') answering.status = 500;
    },
  },
};

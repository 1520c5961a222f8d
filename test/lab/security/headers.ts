import { connect } from 'node:net';
import { GUEST_STORE_PATH, RECORDS_PATH, STORE_PATH } from './addresses.ts';
import { type Attack, Tally } from './attack.ts';
import { exchange, type Received } from './exchange.ts';

/** Requests that are answered by different parts of a server. */
const REQUESTS: readonly [method: string, target: string, headers?: Readonly<Record<string, string>>][] = [
  ['GET', '/'],
  ['HEAD', '/'],
  ['GET', '/login?from=/account'],
  ['GET', '/there/is/no/such/page'],
  ['GET', '/favicon.svg'],
  ['GET', '/favicon.svg', { 'if-none-match': '"1"' }],
  ['POST', '/favicon.svg'],
  ['OPTIONS', '/', { origin: 'https://evil.example', 'access-control-request-method': 'PUT' }],
  ['GET', '/%E0%A4%A'],
  ['POST', '/cart', { origin: 'https://evil.example' }],
  ['GET', `${STORE_PATH}/carts/current`],
  ['GET', `${STORE_PATH}/application-context`],
  ['GET', `${GUEST_STORE_PATH}/application-context`],
  ['OPTIONS', `${STORE_PATH}/carts/current`],
  ['GET', `${RECORDS_PATH}/records/001000000000001AAA`],
  ['GET', '/services/no/such/call'],
  ['DELETE', '/services/oauth2/userinfo'],
  ['GET', '/lwr/no/such/module'],
];

/** Every answer of every server says that nothing foreign may run, frame, read or be guessed from it. */
export const securityHeaders: Attack = async (ground) => {
  const tally = new Tally();
  const nonces: string[] = [];
  for (const server of ['mock', 'storefront', 'console', 'behindTls'] as const) {
    for (const [method, target, headers = {}] of REQUESTS) {
      const answer = await exchange(ground[server], target, { method, headers });
      for (const fault of faultsOf(answer, server))
        tally.expect(false, `${server}: ${method} ${target}: ${fault}`);
      tally.expect(answer.status < 500, `${server}: ${method} ${target}: ${answer.status}`);
      nonces.push(...(answer.headers['content-security-policy']?.match(/'nonce-[^']+'/g) ?? []));
    }
    const broken = await sendBroken(ground[server]);
    tally.expect(
      /^HTTP\/1\.1 400/.test(broken) && /content-security-policy/i.test(broken),
      `${server}: broken HTTP: ${broken}`,
    );
  }
  const perAnswer = new Set(nonces);
  tally.expect(
    nonces.length > 0 && perAnswer.size * NONCES_PER_ANSWER === nonces.length,
    'a nonce was used twice',
  );
  return tally;
};

/** Once for scripts and once for style sheets. */
const NONCES_PER_ANSWER = 2;

/** What is missing in the headers of an answer. */
export function faultsOf({ headers }: Received, server: string): string[] {
  const policy = policyOf(headers['content-security-policy'] ?? '');
  const faults: string[] = [];
  for (const name of ['object-src', 'base-uri', 'frame-ancestors'])
    if (policy.get(name) !== "'none'") faults.push(`${name} is ${policy.get(name)}`);
  const scripts = policy.get('script-src') ?? policy.get('default-src') ?? '*';
  if (/unsafe|\*|https?:(?!\/)|data:/.test(scripts)) faults.push(`script-src is ${scripts}`);
  if (headers['x-content-type-options'] !== 'nosniff') faults.push('no nosniff');
  if (!headers['referrer-policy']) faults.push('no referrer-policy');
  if (server === 'behindTls' && !headers['strict-transport-security'])
    faults.push('no strict-transport-security');
  if (Object.keys(headers).some((name) => name.startsWith('access-control-')))
    faults.push('lets another origin read it');
  if (headers['x-powered-by'] || headers.server) faults.push('says what it runs on');
  return faults;
}

/** The directives of a policy by name. */
function policyOf(text: string): ReadonlyMap<string, string> {
  const directives = text.split(';').map((directive) => directive.trim());
  return new Map(
    directives.map((directive): [string, string] => {
      const [name = '', ...sources] = directive.split(/\s+/);
      return [name, sources.join(' ')];
    }),
  );
}

function sendBroken(origin: string): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const chunks: Buffer[] = [];
  const socket = connect(Number(new URL(origin).port), '127.0.0.1', () =>
    socket.write('NO HTTP AT ALL\r\n\r\n'),
  );
  socket.on('data', (chunk) => chunks.push(chunk)).on('error', () => undefined);
  socket.once('close', () => resolve(Buffer.concat(chunks).toString()));
  return promise;
}

import { accessToken, signInFrom } from '#examples/sign-in.ts';
import { sessionsConstants } from '#generated/commerce/constants.gen.ts';

/** What somebody types. */
export interface Login {
  readonly username: string;
  readonly password?: string;
}

/** Headers by which the platform itself knows somebody: as its own pages do, by the cookie. */
export async function platformCookie(
  platform: string,
  { username, password = 'demo' }: Login,
): Promise<string> {
  const program = signInFrom({ PLATFORM_URL: platform, SF_USERNAME: username, SF_PASSWORD: password });
  return `${sessionsConstants.sessionCookieName}=${await accessToken(program)}`;
}

/** The cookies of a browser in which somebody has signed in by the shop's form. */
export async function shopCookie(
  storefront: string,
  { username, password = 'demo' }: Login,
): Promise<string> {
  const answer = await send(`${storefront}/login`, { form: { username, password } });
  return cookiesOf(answer, answer.status === 302);
}

/** The cookies of a browser in which somebody has signed in to an app on the platform's page. */
export async function appCookie(app: string, login: Login, before?: string): Promise<string> {
  const arrived = await arrival(app, login, before);
  return cookiesOf(arrived, locationOf(arrived) === '/');
}

/** The answer of an app to somebody who comes back from the platform's page; `before` is what the browser had so far. */
export async function arrival(
  app: string,
  { username, password = 'demo' }: Login,
  before?: string,
): Promise<Response> {
  const begun = await send(`${app}/auth/login?${new URLSearchParams({ username })}`);
  const login = await send(locationOf(begun), { form: { username, password } });
  const granted = await send(locationOf(login), { cookie: cookiesOf(login, login.status === 302) });
  // An app that is told of TLS takes the browser to be behind it.
  const { pathname, search } = new URL(locationOf(granted));
  const cookie = [cookiesOf(begun), before].filter(Boolean).join('; ');
  return send(app + pathname + search, { cookie });
}

/** Cookies of a header as a browser is given them for an origin. */
export function browserCookies(header: string, url: string): { name: string; value: string; url: string }[] {
  return header.split('; ').map((pair) => {
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    return { name, value, url };
  });
}

interface Sent {
  readonly form?: Readonly<Record<string, string>>;
  readonly cookie?: string;
}

function send(address: string, { form, cookie }: Sent = {}): Promise<Response> {
  const headers = { ...(cookie && { cookie }), ...(form && { origin: new URL(address).origin }) };
  const body = form && { method: 'POST', body: new URLSearchParams(form) };
  return fetch(address, { redirect: 'manual', headers, ...body });
}

const locationOf = ({ headers }: Response) => headers.get('location') ?? '';

/** What a browser keeps of an answer, as it sends it; the attempt is over once somebody has arrived. */
function cookiesOf({ headers, status, url }: Response, isFine = true): string {
  if (!isFine) throw new Error(`Nobody was signed in: ${url} answered ${status}.`);
  const pairs = headers.getSetCookie().map((each) => each.split(';', 1)[0] ?? '');
  return pairs.filter((pair) => !pair.endsWith('=')).join('; ');
}

import { demoPassword, demoUsers } from '#mock/demo/seed/people/staff.ts';
import { SIGN_IN_PATHS } from '#storefront/app/platform/sign-in-paths.ts';
import { arrival } from '../../sign-in.ts';
import { declaredOperation } from '../operations/declared.ts';
import { type Attack, Tally } from './attack.ts';
import { exchange } from './exchange.ts';

const CURRENT = declaredOperation('getUserInfo').path;
const DAY_MS = 24 * 60 * 60 * 1000;
/** A sign-in can be renewed for ninety days. */
const LONGEST_MS = 90 * DAY_MS;

/** Keys chosen by an attacker, keys of yesterday, and cookies that scripts or plain text could carry away. */
export const sessionTheft: Attack = async (ground) => {
  const tally = new Tally();
  const { storefront, behindTls, signIn, clock } = ground;
  const isGuest = async (cookie: string) => {
    const { status, text } = await exchange(storefront, CURRENT, { headers: { cookie } });
    if (![200, 401, 403].includes(status)) throw new Error(`Who is signed in: ${status} ${text}`);
    return status !== 200;
  };
  for (const chosen of [
    'shop_session=chosen-by-the-attacker',
    `shop_session=${'a'.repeat(43)}`,
    'shop_session=; shop_session=x',
  ]) {
    const fresh = await signIn(storefront, chosen);
    tally.expect(!chosen.includes(fresh.split('=')[1] ?? ''), `the key ${chosen} was kept`);
    tally.expect(await isGuest(chosen), `the key ${chosen} became somebody's`);
    tally.expect(!(await isGuest(fresh)), 'who signs in is signed in');
  }
  const first = await signIn(storefront);
  const second = await signIn(storefront, first);
  tally.expect(first !== second && (await isGuest(first)), 'the session before a new sign-in lives on');
  const headers = { cookie: second, origin: storefront };
  await exchange(storefront, SIGN_IN_PATHS.end, { method: 'POST', headers });
  tally.expect(await isGuest(second), 'the key lives on after signing out');
  await flags(tally, storefront, 'shop_session', false);
  await flags(tally, behindTls, '__Host-shop_session', true);
  for (const guess of [
    'shop_session=__proto__',
    'shop_session=%00',
    `shop_session=${'x'.repeat(3000)}`,
    "shop_session=' OR 1=1 --",
    'sid=x; console_session=y',
  ])
    tally.expect(await isGuest(guess), `the key ${guess.slice(0, 40)} was taken`);
  const old = await signIn(storefront);
  tally.expect(!(await isGuest(old)), 'a new key is good');
  tally.expect(
    await isGuest(old.replace('shop_session', 'console_session')),
    'a key of the shop was taken under another name',
  );
  clock.advance(LONGEST_MS + DAY_MS);
  tally.expect(await isGuest(old), 'a key lives longer than its session');
  clock.advance(-LONGEST_MS - DAY_MS);
  return tally;
};

/** What the cookie of a session says about who may read and send it. */
async function flags(tally: Tally, origin: string, name: string, secure: boolean): Promise<void> {
  const login = { username: demoUsers[0].username, password: demoPassword };
  const cookies = (await arrival(origin, login)).headers.getSetCookie();
  const cookie = cookies.find((each) => each.startsWith(`${name}=`)) ?? '';
  for (const flag of ['HttpOnly', 'SameSite=Lax', 'Path=/', ...(secure ? ['Secure'] : [])])
    tally.expect(cookie.split('; ').includes(flag), `${name} without ${flag}: ${cookie}`);
  tally.expect(!/domain=/i.test(cookie), `${name} with a domain`);
}

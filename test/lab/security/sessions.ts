import { demoPassword, demoUsers } from '#mock/demo/seed/people/staff.ts';
import { declaredOperation } from '../operations/declared.ts';
import { type Attack, Tally } from './attack.ts';
import { exchange } from './exchange.ts';

const SESSIONS = declaredOperation('createSession').path;
const CURRENT = declaredOperation('getSession').path;
const HALF_A_DAY_MS = 12 * 60 * 60 * 1000;

/** Keys chosen by an attacker, keys of yesterday, and cookies that scripts or plain text could carry away. */
export const sessionTheft: Attack = async (ground) => {
  const tally = new Tally();
  const { storefront, behindTls, signIn, clock } = ground;
  const isGuest = async (cookie: string) => {
    const { status, text } = await exchange(storefront, CURRENT, { headers: { cookie } });
    if (status !== 200) throw new Error(`Who is signed in was answered with ${status}: ${text}`);
    return JSON.parse(text).isGuest;
  };
  for (const chosen of [
    'shop_sid=chosen-by-the-attacker',
    `shop_sid=${'a'.repeat(43)}`,
    'shop_sid=; shop_sid=x',
  ]) {
    const fresh = await signIn(storefront, { cookie: chosen });
    tally.expect(!chosen.includes(fresh.split('=')[1] ?? ''), `the key ${chosen} was kept`);
    tally.expect(await isGuest(chosen), `the key ${chosen} became somebody's`);
    tally.expect(!(await isGuest(fresh)), 'who signs in is signed in');
  }
  const first = await signIn(storefront);
  const second = await signIn(storefront, { cookie: first });
  tally.expect(first !== second && (await isGuest(first)), 'the session before a new sign-in lives on');
  await exchange(storefront, CURRENT, { method: 'DELETE', headers: { cookie: second } });
  tally.expect(await isGuest(second), 'the key lives on after signing out');
  await flags(tally, storefront, 'shop_sid', false);
  await flags(tally, behindTls, '__Host-shop_sid', true);
  for (const guess of [
    'shop_sid=__proto__',
    'shop_sid=%00',
    `shop_sid=${'x'.repeat(3000)}`,
    "shop_sid=' OR 1=1 --",
    'sid=x; console_sid=y',
  ])
    tally.expect(await isGuest(guess), `the key ${guess.slice(0, 40)} was taken`);
  const old = await signIn(storefront);
  tally.expect(!(await isGuest(old)), 'a new key is good');
  tally.expect(
    await isGuest(old.replace('shop_sid', 'console_sid')),
    'a key of the shop was taken under another name',
  );
  clock.advance(HALF_A_DAY_MS + 1000);
  tally.expect(await isGuest(old), 'a key lives longer than its session');
  clock.advance(-HALF_A_DAY_MS - 1000);
  return tally;
};

/** What the cookie of a session says about who may read and send it. */
async function flags(tally: Tally, origin: string, name: string, secure: boolean): Promise<void> {
  const { cookies } = await exchange(origin, SESSIONS, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: demoUsers[0].username, password: demoPassword }),
  });
  const cookie = cookies.find((each) => each.startsWith(`${name}=`)) ?? '';
  for (const flag of ['HttpOnly', 'SameSite=Lax', 'Path=/', ...(secure ? ['Secure'] : [])])
    tally.expect(cookie.split('; ').includes(flag), `${name} without ${flag}: ${cookie}`);
  tally.expect(!/domain=/i.test(cookie), `${name} with a domain`);
}

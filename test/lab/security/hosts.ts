import { RECORDS_PATH, STORE_PATH } from './addresses.ts';
import { type Attack, Tally } from './attack.ts';
import { exchange } from './exchange.ts';

const SERVERS = ['mock', 'storefront', 'console', 'behindTls'] as const;

/** Names that somebody else may point at this machine, some of which look like its own. */
const NAMES = [
  'evil.example',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  'evil-localhost',
  'notlocalhost',
  'evil.example:80',
  'localhost@evil.example',
  'evil.example#localhost',
  '[::ffff:a9fe:a9fe]',
  '169.254.169.254',
  '128.0.0.1',
  '1.0.0.127',
];

const REQUESTS: readonly [method: string, target: string, body?: string][] = [
  ['GET', '/'],
  ['GET', '/favicon.svg'],
  ['GET', `${STORE_PATH}/carts/current`],
  ['POST', `${STORE_PATH}/wishlists`, '{"name":"von fremder Hand"}'],
  ['PUT', `${STORE_PATH}/carts/current`, '{}'],
  ['POST', `${RECORDS_PATH}/records`, '{"apiName":"Account","fields":{"Name":"von fremder Hand"}}'],
];

/**
 * Pages of a site whose name points at this machine (DNS rebinding), in the browser of somebody signed in, and `TRACE`:
 * nothing is read, and no record changes.
 */
export const foreignHosts: Attack = async (ground) => {
  const tally = new Tally();
  const before = await ground.state();
  for (const server of SERVERS)
    for (const [method, target, body] of REQUESTS) {
      const cookie = ground.cookieFor(ground[server]);
      const ask = (more: object, by = method) =>
        exchange(ground[server], target, {
          method: by,
          headers: { cookie, 'content-type': 'application/json', ...more },
          ...(body !== undefined && { body }),
        });
      for (const host of NAMES) {
        const { status } = await ask({ host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' });
        tally.expect(
          status === 421 || status === 400,
          `${server}: ${method} ${target} at ${host}: ${status}`,
        );
      }
      const { status, text } = await ask({}, 'TRACE');
      const isRefused = (status === 405 || status === 404) && !text.includes(cookie);
      tally.expect(isRefused, `${server}: TRACE ${target}: ${status}`);
    }
  tally.expect((await ground.state()) === before, 'a record has changed');
  return tally;
};

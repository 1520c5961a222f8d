import { connect, type Socket } from 'node:net';
import { GUEST_STORE_PATH, RECORDS_PATH } from '../security/addresses.ts';
import { type Attack, type Blow, flood, json } from './attack.ts';

const SLOW_SOCKETS = 400;
const SLOW_BYTE_MS = 2_000;
const SLOW_READERS = 300;
const PAGES_EACH = 20;
const TERMS = 300;
const LARGEST_WIDTH = 1_900;

/** Name of the attack by bodies that come slowly. */
export const SLOW_BODIES = `${SLOW_SOCKETS} bodies that come a byte at a time`;

const slowBodies: Attack = async ({ storefront }) => {
  const sockets = Array.from({ length: SLOW_SOCKETS }, () => slowBody(storefront));
  const drip = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('x');
  }, SLOW_BYTE_MS);
  return async () => {
    clearInterval(drip);
    for (const socket of sockets) socket.destroy();
  };
};

/** What somebody can do without an account. */
export const asGuest: Readonly<Record<string, Attack>> = {
  [SLOW_BODIES]: slowBodies,
  [`${SLOW_READERS} readers of ${PAGES_EACH} pages that take nothing`]: async ({ storefront }) => {
    const sockets = Array.from({ length: SLOW_READERS }, () => slowReader(storefront));
    return async () => {
      for (const socket of sockets) socket.destroy();
    };
  },
  'wrong passwords for one name': flood(form(() => ['/login', { username: 'erika@offizin.example' }])),
  'wrong passwords for many names': flood(
    form((number) => ['/login', { username: `nobody-${number}@offizin.example` }]),
  ),
  registrations: flood(
    form((number) => [
      '/register',
      { firstName: 'Rita', lastName: 'Rasch', email: `rasch-${number}@offizin.example` },
    ]),
  ),
  'codes for forgotten passwords': flood(
    form((number) => ['/password/forgotten', { email: `nobody-${number}@offizin.example` }]),
  ),
  'wrong codes': flood(
    form((number) => ['/password/new', { email: `nobody-${number}@offizin.example`, code: '123456' }]),
  ),
  [`a filter of ${TERMS} terms`]: flood(({ storefront }) => [
    `${storefront}${RECORDS_PATH}/list-records/Product2/AllProducts`,
    json({ where: longFilter() }),
  ]),
  'home pages under new addresses': flood(({ storefront }, number) => [`${storefront}/?v=${number}`]),
  'shop searches': flood(({ storefront }, number) => [
    `${storefront}/search?q=${encodeURIComponent(`ibuprofn salbe ${number}`)}`,
  ]),
  'searches of every letter': flood(({ storefront }, number) => [
    `${storefront}${GUEST_STORE_PATH}/search/products?fields=Name&searchTerm=${everyLetter}%20${number}`,
  ]),
  'product searches of the platform': flood(({ storefront }, number) => [
    `${storefront}${GUEST_STORE_PATH}/search/products?fields=Name&searchTerm=ibuprofn%20${number}`,
  ]),
};

const everyLetter = encodeURIComponent([...'abcdefghijklmnopqrstuvwxyz'].join(' '));

/** A picture of the shop in every width and form there is. */
export const pictures = (path: string): Attack =>
  flood(({ storefront }, number) => [
    `${storefront}${path}?width=${1 + ((number * 97) % LARGEST_WIDTH)}&v=${number}`,
  ]);

function longFilter(): string {
  const terms = Array.from({ length: TERMS }, (_, at) => `{ Name: { like: "%a${at}%b%c%" } }`);
  return `{ or: [${terms.join(', ')}] }`;
}

function form(fields: (number: number) => [path: string, fields: Record<string, string>]): Blow {
  return ({ storefront }, number) => {
    const [path, typed] = fields(number);
    const body = new URLSearchParams({ ...typed, password: 'falsch-geraten' });
    return [storefront + path, { method: 'POST', body, headers: { origin: new URL(storefront).origin } }];
  };
}

function slowBody(storefront: string): Socket {
  return opened(
    storefront,
    `POST /login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 5000\r\n\r\n`,
  ).resume();
}

/** Asks for pages one behind the other and never reads an answer. */
const slowReader = (storefront: string): Socket =>
  opened(storefront, 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(PAGES_EACH)).pause();

function opened(storefront: string, text: string): Socket {
  const { hostname, port } = new URL(storefront);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  socket.write(text);
  return socket;
}

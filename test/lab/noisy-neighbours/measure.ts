import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** What a caller who behaves notices of somebody who does not. */
export interface Beside {
  readonly attack: string;
  /** Pages that were asked for one after the other, and those of them that were not answered. */
  readonly pages: number;
  readonly refused: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

/** An attack that goes on until it is ended. */
type Attack = (storefront: string) => Promise<() => Promise<unknown> | undefined>;

const PAGE = '/login';
const MEASURED_MS = 5_000;
const BEGUN_MS = 1_000;
const SLOW_BODIES = 400;
const SLOW_BYTE_MS = 2_000;
const CONNECTIONS = 8;

/** A simple page in the quiet, and beside what an attacker can do without an account. */
export async function besideAttacks(storefront: string): Promise<Beside[]> {
  const quiet = await measure('none', storefront);
  const beside: Beside[] = [quiet];
  for (const [attack, begin] of Object.entries(attacks)) {
    const end = await begin(storefront);
    await wait(BEGUN_MS);
    beside.push(await measure(attack, storefront));
    await end();
  }
  return beside;
}

async function measure(attack: string, storefront: string): Promise<Beside> {
  const took: number[] = [];
  let refused = 0;
  for (const until = performance.now() + MEASURED_MS; performance.now() < until; ) {
    const began = performance.now();
    const status = await fetch(storefront + PAGE).then(emptied, () => 0);
    took.push(performance.now() - began);
    if (status !== 200) refused += 1;
  }
  took.sort((one, other) => one - other);
  const at = (share: number) => Math.round(took[Math.floor(took.length * share)] ?? 0);
  return { attack, pages: took.length, refused, p50: at(0.5), p99: at(0.99) };
}

const attacks: Readonly<Record<string, Attack>> = {
  [`${SLOW_BODIES} bodies that come a byte at a time`]: async (storefront) => {
    const sockets = Array.from({ length: SLOW_BODIES }, () => slowBody(storefront));
    const drip = setInterval(() => {
      for (const socket of sockets) if (socket.writable) socket.write('x');
    }, SLOW_BYTE_MS);
    return async () => {
      clearInterval(drip);
      for (const socket of sockets) socket.destroy();
    };
  },
  'wrong passwords for one name': posting(() => ['/login', { username: 'erika@offizin.example' }]),
  'wrong passwords for many names': posting((number) => [
    '/login',
    { username: `nobody-${number}@offizin.example` },
  ]),
  registrations: posting((number) => [
    '/register',
    { firstName: 'Rita', lastName: 'Rasch', email: `rasch-${number}@offizin.example` },
  ]),
};

function slowBody(storefront: string): Socket {
  const { hostname, port } = new URL(storefront);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  socket
    .resume()
    .write(
      `POST ${PAGE} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 5000\r\n\r\n`,
    );
  return socket;
}

/** Connections that each post one form after the other. */
function posting(form: (number: number) => [path: string, fields: Record<string, string>]): Attack {
  return async (storefront) => {
    let isGoingOn = true;
    let number = 0;
    const one = async (): Promise<void> => {
      while (isGoingOn) {
        number += 1;
        const [path, fields] = form(number);
        const body = new URLSearchParams({ ...fields, password: 'falsch-geraten' });
        const headers = { origin: new URL(storefront).origin };
        await fetch(storefront + path, { method: 'POST', body, headers, redirect: 'manual' }).then(
          emptied,
          () => 0,
        );
      }
    };
    const all = Array.from({ length: CONNECTIONS }, one);
    return () => {
      isGoingOn = false;
      return Promise.all(all);
    };
  };
}

async function emptied(answer: Response): Promise<number> {
  await answer.arrayBuffer();
  return answer.status;
}

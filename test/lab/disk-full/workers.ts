import { randomBytes, randomUUID } from 'node:crypto';
import type { OpenStore } from '#mock/store/store.ts';
import { platformCookie } from '../../sign-in.ts';
import { audit } from '../crash-recovery/audit.ts';
import type { Damage } from '../crash-recovery/kinds/kind.ts';
import { batches, type Pieces, uploads } from '../crash-recovery/kinds/writes.ts';
import { Shopper, type Wish } from '../crash-recovery/shopper.ts';
import {
  type Answer,
  addBuyers,
  addProduct,
  ask,
  type LoadBuyer,
  placeOrder,
  Refused,
  readyToOrder,
} from '../purchases/buyers.ts';
import { addStaff } from '../purchases/people.ts';
import { readPurchaseRecords } from '../purchases/purchase-records.ts';
import { RECORDS_PATH } from '../security/addresses.ts';

const STOCK = 1_000_000;

/** Work that is done piece by piece. */
export interface Worker {
  /** Sends one piece, and answers the answer with its text; none where nobody answers any more. */
  doOne(origin: string): Promise<Answer | undefined>;
  /** Looks at what has become of all pieces. */
  look(store: OpenStore): Promise<Damage & { readonly doneThoughRefused: number }>;
}
/** Work of one kind. */
export interface Work {
  /** How much room there is to begin with, in bytes from and to. */
  readonly left: readonly [number, number];
  /** Writes what the work needs into a shop; absent where a platform is started in an empty folder and seeds it. */
  prepare?(store: OpenStore): Promise<Worker>;
  /** Signs in to a platform that has seeded its shop. */
  signIn?(origin: string): Promise<Worker>;
}

const MEGABYTE = 1_000_000;

export const works: Readonly<Record<string, Work>> = {
  orders: { left: [0, MEGABYTE], prepare: prepareOrders },
  'batches of records': { left: [0, MEGABYTE], prepare: pieceByPiece(batches) },
  uploads: { left: [0, 2 * MEGABYTE], prepare: pieceByPiece(uploads) },
  // More than the tables take until the log of a folder that was never closed needs its next file, and less than that.
  'large uploads': { left: [10 * MEGABYTE, 14 * MEGABYTE], signIn },
};

async function signIn(origin: string): Promise<Worker> {
  const cookie = await platformCookie(origin, { username: 'merch@offizin.example' });
  return piecesOf({ ...uploads, send: largeUpload }, cookie);
}

const LARGE = 300_000;

function largeUpload(origin: string, cookie: string, title: string): Promise<Response> {
  const form = new FormData();
  // Nothing that could be compressed.
  form.set('fileData', new File([randomBytes(LARGE)], 'Packungsbild.jpg'));
  form.set('title', title);
  const address = `${origin}${RECORDS_PATH}/records/content-documents/content-versions`;
  return fetch(address, { method: 'POST', headers: { cookie }, body: form });
}

function pieceByPiece(pieces: Pieces): (store: OpenStore) => Promise<Worker> {
  return async (store) => {
    const [staff] = await addStaff(store, 1);
    return piecesOf(pieces, staff?.cookie ?? '');
  };
}

function piecesOf({ send, look }: Pieces, cookie: string): Worker {
  const acknowledged: string[] = [];
  const refused: string[] = [];
  let last = 0;
  return {
    doOne: async (origin) => {
      last += 1;
      const name = `Stück ${last}`;
      const answer = await readAnswer(send(origin, cookie, name));
      if (answer) (answer.status < 300 ? acknowledged : refused).push(name);
      return answer;
    },
    look: async (opened) => {
      const absent = (await look(opened, refused)).lost;
      return { ...(await look(opened, acknowledged)), doneThoughRefused: refused.length - absent };
    },
  };
}

async function prepareOrders(store: OpenStore): Promise<Worker> {
  const productId = await addProduct(store, 'volle-platte', STOCK);
  const [buyer] = (await addBuyers(store, 1)) as [LoadBuyer];
  const packs = { [productId]: 1 };
  const shopper = new Shopper(buyer, () => packs);
  let isDirty = false;
  const order = async (origin: string): Promise<Answer> => {
    if (isDirty) await emptyCart(origin, buyer);
    isDirty = true;
    await readyToOrder(origin, buyer, packs);
    const wish: Wish = { key: randomUUID(), packs, isAsked: true };
    shopper.wishes.push(wish);
    const answer = await placeOrder(origin, buyer, wish.key);
    // What was refused must not be there.
    if (answer.status === 201) wish.number = answer.body.orderReferenceNumber;
    else wish.isAsked = false;
    isDirty = answer.status !== 201;
    return answer;
  };
  return {
    doOne: (origin) =>
      order(origin).catch((error: unknown) => (error instanceof Refused ? error.answer : undefined)),
    look: async (opened) => {
      const found = audit(await readPurchaseRecords(opened), [shopper], { [productId]: STOCK });
      const { lost, doubled, halfWritten, wrongStock } = found;
      return { lost, doubled, halfWritten: halfWritten + wrongStock, doneThoughRefused: 0 };
    },
  };
}

async function emptyCart(origin: string, buyer: LoadBuyer): Promise<void> {
  const answer = await ask(origin, buyer, ['DELETE', '/carts/current']);
  if (answer.status >= 300 && answer.status !== 404) throw new Refused('DELETE /carts/current', answer);
}

/** None where the connection broke off. */
async function readAnswer(sent: Promise<Response>): Promise<Answer | undefined> {
  try {
    const answer = await sent;
    return { status: answer.status, headers: answer.headers, body: await answer.json() };
  } catch {
    return undefined;
  }
}

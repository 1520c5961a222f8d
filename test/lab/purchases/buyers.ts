import { guestAddress } from '#mock/apis/dispatch/testing/guest-address.ts';
import { seed } from '#mock/demo/seed/seed.ts';
import { SALE_PRICEBOOK_ID, WEBSTORE_ID } from '#mock/demo/seed/well-known-ids.ts';
import { openSession } from '#mock/model/sessions/stored-sessions.ts';
import { profileId } from '#mock/store/metadata-records.ts';
import type { Store } from '#mock/store/store.ts';
import { LAB_SKU } from './purchase-records.ts';

const STORE_PATH = `/services/data/v64.0/commerce/webstores/${WEBSTORE_ID}`;
const ADDRESS = {
  name: 'Erika Beispiel',
  street: 'Lindenweg 4',
  postalCode: '80331',
  city: 'München',
  country: 'DE',
};
const SEEDED_PRODUCTS = 10;

/** A buyer with an account of its own, known by a cookie. */
export interface LoadBuyer {
  readonly accountId: string;
  readonly cookie: string;
  /** Told each time that an answer has come. */
  onAnswer?: () => void;
}

/** An answer with its body parsed. */
export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: the platform itself holds its answers to the contract
  readonly body: any;
  readonly headers: Headers;
  /** Name and value of the cookie that came along. */
  readonly cookie?: string;
}

export async function fillShop(store: Store): Promise<void> {
  await seed(store, { products: SEEDED_PRODUCTS });
}

/** Adds buyers who are signed in already. */
export async function addBuyers(store: Store, count: number): Promise<LoadBuyer[]> {
  const buyers: LoadBuyer[] = [];
  const first = await store.count('User');
  for (let number = first; number < first + count; number += 1) {
    const account = await store.insert('Account', { Name: `Kundin ${number}` });
    const username = `kundin-${number}@offizin.example`;
    const user = await store.insert('User', {
      LastName: `Kundin ${number}`,
      Username: username,
      Email: username,
      ProfileId: profileId('Buyer'),
      AccountId: account.Id,
    });
    const { token } = await openSession(store, { userId: user.Id }, new Date());
    buyers.push({ accountId: account.Id, cookie: `sid=${token}` });
  }
  return buyers;
}

/** Adds a cosmetic that costs 10.00 €. */
export async function addProduct(store: Store, name: string, stock: number): Promise<string> {
  const { Id } = await store.insert('Product2', {
    Name: name,
    StockKeepingUnit: LAB_SKU + name,
    IsActive: true,
    L2C_CM_RegulatoryClassification__c: 'Kosmetik',
    VatRate__c: 19,
    AvailableToOrder__c: stock,
  });
  await store.insert('PricebookEntry', {
    Product2Id: Id,
    Pricebook2Id: SALE_PRICEBOOK_ID,
    UnitPrice: '10.00',
    IsActive: true,
  });
  return Id;
}

/** Asks the store in the name of a buyer. */
export async function ask(
  origin: string,
  { cookie, onAnswer }: LoadBuyer,
  [method, path, body, headers = {}]: readonly [string, string, unknown?, Readonly<Record<string, string>>?],
): Promise<Answer> {
  const store = cookie ? STORE_PATH : guestAddress(STORE_PATH);
  const answer = await send(origin + store + path, {
    method,
    headers: { ...headers, ...(cookie && { cookie }) },
    body,
  });
  onAnswer?.();
  return answer;
}

/** Sends a request, with a JSON body where there is one, and reads the whole answer. */
export async function send(
  address: string,
  {
    method,
    headers,
    body,
  }: { readonly method: string; readonly headers: Readonly<Record<string, string>>; readonly body?: unknown },
): Promise<Answer> {
  const answer = await fetch(address, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0];
  return {
    status: answer.status,
    body: text === '' ? undefined : JSON.parse(text),
    headers: answer.headers,
    ...(cookie !== undefined && { cookie }),
  };
}

/** Goes from an empty cart to a checkout that only waits for the order; throws at any refusal. */
export async function readyToOrder(
  origin: string,
  buyer: LoadBuyer,
  packs: Readonly<Record<string, number>>,
  couponCode?: string,
): Promise<void> {
  const must = async (...call: Parameters<typeof ask>[2]) => {
    const answer = await ask(origin, buyer, call);
    if (answer.status >= 300) throw new Refused(`${call[0]} ${call[1]}`, answer);
    return answer.body;
  };
  let cartId = '';
  for (const [productId, quantity] of Object.entries(packs)) {
    const item = { productId, quantity: String(quantity), type: 'Product' };
    cartId = (await must('POST', '/carts/current/cart-items', item)).cartId;
  }
  if (couponCode !== undefined) await must('POST', '/carts/current/cart-coupons', { couponCode });
  const start = ['PUT', '/checkouts/active', { cartId, deliveryAddressInput: ADDRESS }] as const;
  const started = await ask(origin, buyer, start);
  if (started.status >= 500) throw new Refused('PUT /checkouts/active', started);
  // The checkout of an order that was not placed is in the way of the next one (SF-CHECKOUT-13).
  if (started.status >= 300) {
    await must('DELETE', '/checkouts/active');
    await must(...start);
  }
  const payment = { requestType: 'SimplePurchaseOrder', billingAddress: ADDRESS };
  await must('POST', '/checkouts/active/payments', payment);
}

/** An answer that says no. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly answer: Answer;

  constructor(call: string, answer: Answer) {
    super(`${call} answered ${answer.status} ${JSON.stringify(answer.body)}`);
    this.answer = answer;
  }
}

/** Asks to place the order. */
export function placeOrder(origin: string, buyer: LoadBuyer, key?: string): Promise<Answer> {
  const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
  return ask(origin, buyer, ['POST', '/checkouts/active/orders', undefined, headers]);
}

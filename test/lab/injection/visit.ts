import { NEW_PASSWORD, openAccount } from '../../open-account.ts';
import { platformCookie, shopCookie } from '../../sign-in.ts';
import { exchange, type Received, type Sent } from '../security/exchange.ts';
import { changeRecord, findRecord, type Servers } from './staff.ts';

/** Somebody in the shop with a cart and an entry in the address book, and staff behind the scenes. */
export interface Visit {
  /** Asks the shop as that person. */
  ask(target: string, sent?: Sent): Promise<Received>;
  /** Sends a form of the shop as that person, and goes where its answer leads. */
  send(target: string, fields: Readonly<Record<string, string>>): Promise<Received>;
  /** Sends a form as somebody who has not signed in. */
  sendAsGuest(target: string, fields: Readonly<Record<string, string>>): Promise<Received>;
  /** Cookie header of that person. */
  readonly cookie: string;
  readonly addressId: string;
  readonly product: { readonly id: string; readonly name: string };
  /** Of the page with a form, whose texts are changed. */
  readonly contentId: string;
  /** Changes a record as merchandiser. */
  change(id: string, fields: Readonly<Record<string, unknown>>): Promise<void>;
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

export const address = {
  kind: 'Shipping',
  firstName: 'Probe',
  lastName: 'Text',
  companyName: '',
  street: 'Am Alten Markt 7',
  postalCode: '99999',
  city: 'Musterstadt',
  region: '',
  country: 'DE',
  phone: '',
};

/** Opens an account, puts something into its cart and an address into its book. */
export async function openVisit(servers: Servers): Promise<Visit> {
  const { storefront } = servers;
  const staff = await platformCookie(servers.mock, { username: 'merch@offizin.example' });
  const product = await findRecord(servers, staff, 'Product2', 'AllProducts', {
    where: '{ L2C_CM_RegulatoryClassification__c: { eq: "Kosmetik" } }',
  });
  const content = await findRecord(servers, staff, 'ManagedContent', 'AllContent', {
    where: '{ ContentKey: { eq: "beratung" } }',
  });
  const cookie = await newBuyer(servers);
  const ask: Visit['ask'] = (target, sent = {}) =>
    exchange(storefront, target, { ...sent, headers: { cookie, ...sent.headers } });
  const post = async (target: string, fields: Readonly<Record<string, string>>, headers: Sent['headers']) => {
    const body = new URLSearchParams(fields).toString();
    const answer = await exchange(storefront, target, {
      method: 'POST',
      headers: { ...FORM, ...headers },
      body,
    });
    const { location } = answer.headers;
    return location === undefined ? answer : exchange(storefront, location, { headers: { ...headers } });
  };
  await post('/cart/items', { productId: product.id, quantity: '1', from: '/' }, { cookie });
  await post('/account/addresses/new', address, { cookie });
  const { text: cart } = await ask('/cart');
  const [, cartId = ''] = /name="cartId" value="(\w+)"/.exec(cart) ?? [];
  await post('/checkout', { cartId }, { cookie });
  const { text: book } = await ask('/account/addresses');
  const [, addressId] = /\/account\/addresses\/(\w{18})/.exec(book) ?? [];
  if (!addressId) throw new Error('The address book does not show the address that was added.');
  return {
    ask,
    cookie,
    send: (target, fields) => post(target, fields, { cookie }),
    sendAsGuest: (target, fields) => post(target, fields, {}),
    addressId,
    product,
    contentId: content.id,
    change: (id, fields) => changeRecord(servers, staff, id, fields),
  };
}

async function newBuyer({ storefront, mock }: Servers): Promise<string> {
  const email = `texte-${Date.now()}@offizin.example`;
  await openAccount(mock, { firstName: 'Probe', lastName: 'Text', email });
  return shopCookie(storefront, { username: email, password: NEW_PASSWORD });
}

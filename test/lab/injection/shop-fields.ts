import { createBuyerRegistration } from '#generated/commerce/client.gen.ts';
import { isThere } from '../../stack/scenario.ts';
import type { Received } from '../security/exchange.ts';
import type { Payload } from './payloads.ts';
import { address, type Visit } from './visit.ts';

/** A place of the shop where a person can write something, and the pages on which it is read afterwards. */
export interface ShopField {
  readonly name: string;
  readonly write: (visit: Visit, payload: Payload) => Promise<readonly Received[]>;
  /** Whether the pages show every text; some are refused without being repeated. */
  readonly isShown: boolean;
  /** The call behind it, without which an older platform is not offered it. */
  readonly call?: { readonly since?: string };
}

/** As much of the text as ends with its call, or as a field takes. */
const cut = (text: string, most: number) => text.slice(0, most);
/** Halves of letters cannot be written into an address. */
const encoded = (text: string) => encodeURIComponent(text.toWellFormed());

const everyField: readonly ShopField[] = [
  {
    name: 'name and description of a product',
    isShown: true,
    write: async ({ change, ask, product }, { text }) => {
      await change(product.id, { Name: cut(text, 255), Description: text });
      return [await ask(`/product/detail/${product.id}`), await ask('/cart')];
    },
  },
  {
    name: 'search',
    isShown: false,
    write: async ({ ask }, { text }) => [
      await ask(`/search?q=${encoded(text)}`),
      await ask(`/en/search?q=${encoded(text)}&sort=${encoded(text)}&page=${encoded(text)}`),
      await ask(`/search/suggestions?q=${encoded(text)}`),
    ],
  },
  {
    name: 'addresses of pages',
    isShown: false,
    write: async ({ ask, sendAsGuest }, { text }) => [
      await sendAsGuest(`/login?from=/${encoded(text)}`, { username: '', password: '' }),
      await ask(`/info/${encoded(text)}`),
      await ask(`/category/x?refinement=${encoded(text)}`),
      await ask(`/withdrawal?orderNumber=${encoded(text)}`),
      await ask(`/account/orders?q=${encoded(text)}&period=${encoded(text)}`),
    ],
  },
  {
    name: 'signing in',
    isShown: true,
    write: async ({ sendAsGuest }, { text }) => [
      await sendAsGuest('/login', { username: text, password: '' }),
    ],
  },
  {
    name: 'opening an account',
    isShown: true,
    call: createBuyerRegistration,
    write: async ({ sendAsGuest }, { text }) => [
      await sendAsGuest('/register', { firstName: text, lastName: text, email: text }),
    ],
  },
  {
    name: 'choosing a password',
    isShown: true,
    write: async ({ sendAsGuest }, { text }) => [
      await sendAsGuest('/password/forgotten', { email: text }),
      await sendAsGuest('/password/new', { email: text, code: text, password: '' }),
    ],
  },
  {
    name: 'entry of the address book, refused',
    isShown: true,
    write: async ({ send, addressId }, { text }) => {
      const typed = { companyName: text, street: text, city: text, region: text, phone: text };
      const all = { ...address, ...typed, firstName: text, lastName: text, postalCode: text };
      return [await send(`/account/addresses/${addressId}`, all)];
    },
  },
  {
    name: 'entry of the address book, kept',
    isShown: true,
    write: async ({ send, ask, addressId }, { text }) => {
      const names = { firstName: cut(text, 40), lastName: cut(text, 80), companyName: cut(text, 120) };
      const place = { street: cut(text, 255), city: cut(text, 40) };
      const kept = await send(`/account/addresses/${addressId}`, { ...address, ...names, ...place });
      return [kept, await ask(`/account/addresses/${addressId}`), await ask('/account')];
    },
  },
  {
    name: 'name of the buyer',
    isShown: true,
    write: async ({ send, ask }, { text }) => {
      const refused = await send('/account', { intent: 'rename', firstName: '', lastName: text });
      const names = { firstName: cut(text, 40), lastName: cut(text, 80) };
      return [refused, await send('/account', { intent: 'rename', ...names }), await ask('/account')];
    },
  },
  {
    name: 'coupon',
    isShown: true,
    write: async ({ send }, { text }) => [await send('/cart', { intent: 'addCoupon', couponCode: text })],
  },
  {
    name: 'quick order',
    isShown: true,
    write: async ({ send }, { text }) => [
      await send('/quick-order', { list: `${text}\n04877800; 2`, intent: 'check' }),
    ],
  },
  {
    name: 'wish list',
    isShown: false,
    write: async ({ send }, { text }) => [await send('/wish-list/items', { add: text, from: '/wish-list' })],
  },
  {
    name: 'question to the pharmacy',
    isShown: true,
    write: async ({ sendAsGuest }, { text }) => [
      await sendAsGuest('/info/beratung', { name: cut(text, 120), email: 'kein Ort', message: text }),
      await sendAsGuest('/info/beratung', { name: text, email: text, message: text }),
    ],
  },
  {
    name: 'withdrawal',
    isShown: true,
    write: async ({ sendAsGuest }, { text }) => {
      const declared = { name: text, orderNumber: text, email: 'p@offizin.example', items: text };
      return [
        await sendAsGuest('/withdrawal', { ...declared, email: text }),
        await sendAsGuest('/withdrawal', declared),
      ];
    },
  },
  {
    name: 'address of a checkout',
    isShown: true,
    write: async ({ send }, { text }) => [
      await send('/checkout/address', {
        ...address,
        address: 'new',
        firstName: text,
        lastName: text,
        companyName: text,
        street: text,
        city: text,
        phone: text,
        email: text,
      }),
    ],
  },
  {
    name: 'own number of an order',
    isShown: true,
    write: async ({ send }, { text }) => [
      await send('/checkout/payment', { payment: 'invoice', ownNumber: text, address: text }),
    ],
  },
  {
    name: 'sections of a page',
    isShown: true,
    write: async ({ change, ask, contentId }, { text }) => {
      await change(contentId, { Name: cut(text, 255), ContentBody: JSON.stringify(pageOf(text)) });
      return [await ask('/info/beratung'), await ask('/en/info/beratung')];
    },
  },
];

/** The places that the platform of the run has. */
export const shopFields = everyField.filter(({ call }) => !call || isThere(call));

/** A page of sections of every kind that holds texts and addresses. */
function pageOf(text: string) {
  const words = { kind: 'text', title: text, text, alignment: 'left', size: 'small' };
  const link = { kind: 'link', text, link: text };
  return {
    text,
    sections: [
      { type: 'layout', columns: [{ portion: '50%', elements: [words, link] }] },
      { type: 'form', title: text, text, action: { kind: 'message', message: text } },
    ],
  };
}

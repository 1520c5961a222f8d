import {
  ARRIVES_WHOLE,
  at,
  broken,
  during,
  NEVER_EMPTY,
  type Open,
  onlyFor,
  type RouteStates,
  sent,
  type Visitor,
  whoOrders,
  without,
} from './state.ts';

const buyer: readonly Visitor[] = ['buyer'];
const guest: readonly Visitor[] = ['guest'];

/** The newest order of the buyer. */
const order: Open = async (visit) => {
  await at('/account/orders')(visit);
  await visit.page.locator('main article a').first().click();
  await visit.page.waitForURL(/\/account\/orders\/[^/]+$/);
};

/** The form for a return of the newest order that was delivered. */
const returnOfOrder: Open = async (visit) => {
  const { page } = visit;
  await at('/account/orders?status=Delivered')(visit);
  await page.locator('main article a').first().click();
  await page.waitForURL(/\/account\/orders\/[^/?]+$/);
  await page.goto(`${page.url()}/return`, { waitUntil: 'networkidle' });
};

/** The same of an order of which nothing was sent. */
const nothingToReturn: Open = async (visit) => {
  await order(visit);
  await visit.page.goto(`${visit.page.url()}/return`, { waitUntil: 'networkidle' });
};

/** The order that the guest has placed last, looked up by its number. */
const orderOfGuest: Open = async (visit) => {
  await at('/checkout/confirmation')(visit);
  const number = /OF-[\d-]+/.exec((await visit.page.locator('main').textContent()) ?? '')?.[0] ?? '';
  await sent(at('/order'), { orderNumber: number, email: 'gesa@offizin.example' })(visit);
};

/** Routes of people and their accounts. */
export const account: Readonly<Record<string, RouteStates>> = {
  'routes/login.tsx': {
    visitors: guest,
    full: { form: at('/login'), 'session has ended': at('/login?expired') },
    empty: NEVER_EMPTY,
    loading: ARRIVES_WHOLE,
    error: {
      'entries missing': sent(at('/login')),
      refused: sent(at('/login'), { username: 'erika@offizin.example', password: 'falsch' }),
    },
  },
  'routes/register.tsx': {
    visitors: guest,
    full: { form: at('/register') },
    empty: NEVER_EMPTY,
    loading: ARRIVES_WHOLE,
    error: { 'entries missing': sent(at('/register')) },
  },
  'routes/password-forgotten.tsx': {
    visitors: guest,
    full: { form: at('/password/forgotten') },
    empty: NEVER_EMPTY,
    loading: ARRIVES_WHOLE,
    error: { 'entries missing': sent(at('/password/forgotten')) },
  },
  'routes/password-new.tsx': {
    visitors: guest,
    full: { form: at('/password/new') },
    empty: NEVER_EMPTY,
    loading: ARRIVES_WHOLE,
    error: {
      'entries missing': sent(at('/password/new')),
      'wrong code': sent(at('/password/new'), {
        email: 'erika@offizin.example',
        code: '123456',
        password: 'lange-genug',
      }),
    },
  },
  'routes/order-lookup.tsx': {
    visitors: whoOrders,
    full: { form: at('/order'), 'an order': onlyFor(['ordering guest'], orderOfGuest) },
    empty: { 'no such order': sent(at('/order'), { orderNumber: 'OF-1', email: 'gesa@offizin.example' }) },
    loading: ARRIVES_WHOLE,
    error: { 'entries missing': sent(at('/order')) },
  },
  'routes/assistant.tsx': {
    visitors: ['guest', 'buyer'],
    full: { 'an answer': sent(at('/assistant'), { question: 'Haben Sie Nasenspray?' }) },
    empty: { 'nothing asked yet': at('/assistant') },
    loading: ARRIVES_WHOLE,
    error: { 'question missing': sent(at('/assistant')), ...broken(at('/assistant')) },
  },
  'routes/account.tsx': {
    visitors: buyer,
    full: { account: at('/account') },
    empty: {
      'no addresses': during('no-addresses', at('/account')),
      'no managed accounts': during('no-managed-accounts', at('/account')),
    },
    loading: ARRIVES_WHOLE,
    error: broken(at('/account')),
  },
  'routes/account-orders.tsx': {
    visitors: buyer,
    full: { orders: at('/account/orders') },
    empty: { 'no orders': during('no-orders', at('/account/orders')) },
    loading: ARRIVES_WHOLE,
    error: { 'orders fail': without(['getOrderSummaries'], at('/account/orders')) },
  },
  'routes/account-order.tsx': {
    visitors: buyer,
    full: { order },
    empty: 'An order has something in it.',
    loading: ARRIVES_WHOLE,
    error: { unknown: at('/account/orders/OF-0000-0') },
  },
  'routes/account-return.tsx': {
    visitors: buyer,
    full: { form: returnOfOrder },
    empty: { 'nothing to return': nothingToReturn },
    loading: ARRIVES_WHOLE,
    error: {
      'entries missing': sent(returnOfOrder),
      unknown: at('/account/orders/OF-0000-0/return'),
    },
  },
  'routes/account-addresses.tsx': {
    visitors: buyer,
    full: { addresses: at('/account/addresses') },
    empty: { 'no addresses': during('no-addresses', at('/account/addresses')) },
    loading: ARRIVES_WHOLE,
    error: {
      'addresses fail': without(['getAddresses'], at('/account/addresses')),
    },
  },
  'routes/account-address.tsx': {
    visitors: buyer,
    full: { form: at('/account/addresses/new') },
    empty: NEVER_EMPTY,
    loading: ARRIVES_WHOLE,
    error: {
      'entries missing': sent(at('/account/addresses/new')),
      unknown: at('/account/addresses/8lW000000000001AAA'),
    },
  },
};

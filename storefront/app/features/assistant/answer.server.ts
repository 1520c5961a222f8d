import { isNotFound } from '#client/errors/index.ts';
import type { Shop } from '../../platform/shop.server.ts';
import { operator } from '../../settings/operator.ts';
import { orderStatuses } from '../orders/order-period.ts';
import { type OrderView, readOrder, readOrders } from '../orders/orders.server.ts';
import { listStateOf } from '../product-list/list-state.ts';
import { readProductList } from '../search/search.server.ts';
import { searchTermOf } from '../search/search-term.ts';
import type { Answer, AnswerLink } from './exchange.ts';
import { orderNumberIn, soughtIn, type Topic, topicOf } from './topic.ts';

const SHOWN_PRODUCTS = 3;

/** Answers a question by rules: no text is made up, and advice on medicines is left to the pharmacy. */
export function answerTo(shop: Shop, question: string): Promise<Answer> {
  return answers[topicOf(question)](shop, question);
}

const answers: Record<Topic, (shop: Shop, question: string) => Promise<Answer>> = {
  medicine: async ({ text }) => said(text('assistant.answer.medicine', { phone: operator.phone })),
  hours: async ({ text }) =>
    said(text('assistant.answer.hours', { phone: operator.phone, hours: text('shell.strip.hours') })),
  delivery: async ({ text }) =>
    said(text('assistant.answer.delivery'), {
      label: text('assistant.link.delivery'),
      to: '/info/versand-zahlung',
    }),
  withdrawal: async ({ text }) =>
    said(text('assistant.answer.withdrawal'), {
      label: text('assistant.link.withdrawal'),
      to: '/withdrawal',
    }),
  order: (shop, question) => (shop.session.isGuest ? ofGuest(shop, question) : ofBuyer(shop, question)),
  product: productsFor,
};

const said = (text: string, ...links: AnswerLink[]): Answer => ({ text, links });

async function ofGuest({ text }: Shop, question: string): Promise<Answer> {
  const number = orderNumberIn(question);
  const to = number ? `/order?orderNumber=${number}` : '/order';
  return said(
    text('assistant.answer.guestOrder'),
    { label: text('assistant.link.lookUp'), to },
    { label: text('assistant.link.signIn'), to: '/login?from=%2Fassistant' },
  );
}

async function ofBuyer(shop: Shop, question: string): Promise<Answer> {
  const { text } = shop;
  const all = { label: text('assistant.link.orders'), to: '/account/orders' };
  const order = await orderMeant(shop, orderNumberIn(question));
  if (!order) return said(text('assistant.answer.noOrder'), all);
  const known = orderStatuses.find((status) => status === order.status);
  const status = known ? text(`orders.state.${known}`) : order.status;
  const { number } = order;
  const to = `/account/orders/${number}`;
  return said(
    text('assistant.answer.order', { number, status }),
    { label: text('assistant.link.order'), to },
    all,
  );
}

/** The order of a number, or the newest one. */
async function orderMeant(
  shop: Shop,
  number: string | undefined,
): Promise<Pick<OrderView, 'number' | 'status'> | undefined> {
  if (number)
    return readOrder(shop, number).catch((error) => {
      if (!isNotFound(error)) throw error;
      return undefined;
    });
  return (await readOrders(shop, { period: 'all', pageToken: null, now: new Date() }))?.orders[0];
}

async function productsFor(shop: Shop, question: string): Promise<Answer> {
  const { text } = shop;
  const sought = searchTermOf(soughtIn(question));
  const unknown = said(text('assistant.answer.unknown', { phone: operator.phone }));
  if (!sought) return unknown;
  const { products, total } = await readProductList(
    shop,
    { searchTerm: sought },
    listStateOf(new URLSearchParams()),
  );
  if (products.length === 0) return unknown;
  const found = products.slice(0, SHOWN_PRODUCTS).map(({ id, name, variant, packSize }) => ({
    label: [name, variant ?? packSize].filter(Boolean).join(', '),
    to: `/product/detail/${id}`,
  }));
  const to = `/search?q=${encodeURIComponent(sought)}`;
  const all = { label: text('assistant.link.all', { count: total }), to };
  return said(
    text('assistant.answer.products', { sought }),
    ...found,
    ...(total > found.length ? [all] : []),
  );
}

import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { currencyFormat, STORE_CURRENCY, USUAL_LOCALES } from '#mock/apis/record-data/display/formats.ts';
import type { Row } from '#mock/store/row.ts';
import type { Figure, Piece } from './mail.ts';
import { addressOf, joined, recipientOf } from './order-facts.ts';
import { sendMail } from './send-mail.ts';
import { mailTexts } from './texts.ts';

/** Lines of an order that its mail names; the others are counted. */
const MOST_LINES = 100;

/** Confirms to whoever has ordered that the order has arrived; who left no mail address gets none. */
export async function sendOrderMail(
  context: RequestContext,
  { shop, order }: { readonly shop: string; readonly order: Row<'Order'> },
): Promise<void> {
  const { language } = context;
  const to = await addressOf(context, order);
  if (!to) return;
  const say = mailTexts[language].order;
  const content = {
    language,
    shop,
    subject: say.subject(order.OrderReferenceNumber ?? order.OrderNumber),
    pieces: await piecesOf(context, order),
  };
  await sendMail(context, { to, RelatedToId: order.Id, content });
}

async function piecesOf(context: RequestContext, order: Row<'Order'>): Promise<Piece[]> {
  const { greeting, order: say } = mailTexts[context.language];
  return [
    { text: greeting(order.BillingName ?? recipientOf(order)) },
    { text: say.received },
    { heading: say.items },
    { figures: [...(await itemFigures(context, order)), ...sums(context, order)] },
    { heading: say.address },
    { lines: addressLines(order) },
    { heading: say.withdrawalHeading },
    { text: say.withdrawal },
  ];
}

function addressLines(order: Row<'Order'>): string[] {
  const { CompanyName, DeliverToStreet, DeliverToPostalCode, DeliverToCity } = order;
  const lines = [
    recipientOf(order),
    CompanyName,
    DeliverToStreet,
    joined(DeliverToPostalCode, DeliverToCity),
  ];
  return lines.filter((line): line is string => Boolean(line));
}

async function itemFigures(context: RequestContext, order: Row<'Order'>): Promise<Figure[]> {
  const { order: say } = mailTexts[context.language];
  const where = { OrderId: order.Id, Type: 'Order Product' as const };
  const items = await context.store.find('OrderItem', { where });
  const format = amountsOf(context, order);
  const figures = items.slice(0, MOST_LINES).map(({ Name, Quantity, PZN__c, TotalPrice }) => ({
    label: Name,
    detail: say.quantity(String(Number(Quantity)), PZN__c),
    amount: format(TotalPrice),
  }));
  const more = items.length - figures.length;
  return more > 0 ? [...figures, { label: say.more(more), amount: '' }] : figures;
}

function sums(context: RequestContext, order: Row<'Order'>): Figure[] {
  const { order: say } = mailTexts[context.language];
  const format = amountsOf(context, order);
  const { TotalAdjustmentAmount: discount, TotalChargeAmount, TotalTaxAmount, GrandTotalAmount } = order;
  return [
    ...(Number(discount) === 0 ? [] : [{ label: say.discount, amount: format(discount) }]),
    { label: say.shipping, amount: format(TotalChargeAmount) },
    ...(order.TaxType === 'Net' ? [{ label: say.taxOnTop, amount: format(TotalTaxAmount) }] : []),
    { label: say.total, amount: format(GrandTotalAmount), isSum: true },
  ];
}

/** Writes amounts as the language does, in the currency of the order. */
function amountsOf({ language }: RequestContext, { CurrencyIsoCode }: Row<'Order'>) {
  const format = currencyFormat(USUAL_LOCALES[language], CurrencyIsoCode ?? STORE_CURRENCY);
  return (amount: string | number | null) => format.format(Number(amount ?? 0));
}

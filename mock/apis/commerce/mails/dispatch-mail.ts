import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import type { AnyRow, Row } from '#mock/store/row.ts';
import type { Piece } from './mail.ts';
import { addressOf, languageOf, recipientOf, shopOf } from './order-facts.ts';
import { sendMail } from './send-mail.ts';
import { mailTexts } from './texts.ts';

/** Tells the buyer, in the buyer's language, once a parcel of an order is on its way; nothing after any other write. */
export async function tellOfDispatch(context: RequestContext, row: AnyRow, before?: AnyRow): Promise<void> {
  if (row.Status !== 'In Transit' || before?.Status === row.Status) return;
  const { store } = context;
  const shipment = await store.get('Shipment', String(row.Id));
  const summary = shipment && (await store.get('OrderSummary', shipment.OrderSummaryId));
  const order = summary && (await store.get('Order', summary.OriginalOrderId));
  const to = order && (await addressOf(context, order));
  if (!to) return;
  const language = await languageOf(context, order);
  const { greeting, dispatch: say } = mailTexts[language];
  const pieces = [
    { text: greeting(recipientOf(order)) },
    { text: say.sent(summary.OrderNumber) },
    ...parcel(shipment, say),
    ...(await contents(context, shipment, say)),
  ];
  const subject = say.subject(summary.OrderNumber);
  const content = { language, shop: await shopOf(context, order), subject, pieces };
  await sendMail(context, { to, RelatedToId: order.Id, content });
}

type Texts = (typeof mailTexts)['de']['dispatch'];

function parcel({ Provider, TrackingNumber, TrackingUrl }: Row<'Shipment'>, say: Texts): Piece[] {
  const lines = [
    Provider && say.provider(Provider),
    TrackingNumber && say.tracking(TrackingNumber),
    TrackingUrl && say.address(TrackingUrl),
  ].filter((line): line is string => Boolean(line));
  return lines.length > 0 ? [{ heading: say.parcel }, { lines }] : [];
}

async function contents({ store }: RequestContext, { Id }: Row<'Shipment'>, say: Texts): Promise<Piece[]> {
  const items = await store.find('ShipmentItem', { where: { ShipmentId: Id } });
  if (items.length === 0) return [];
  const ordered = await store.getMany(
    'OrderItemSummary',
    items.map(({ OrderItemSummaryId }) => OrderItemSummaryId),
  );
  const names = new Map(ordered.map(({ Id: id, Name }) => [id, Name]));
  const lines = items.map(
    ({ OrderItemSummaryId, Quantity }) => `${Number(Quantity)} × ${names.get(OrderItemSummaryId)}`,
  );
  return [{ heading: say.contents }, { lines }];
}

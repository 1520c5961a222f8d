import type { Page } from '@playwright/test';
import type { Origins } from '../../stack/open-stack.ts';
import { startSession } from './console.ts';
import { callPlatform } from './lists.ts';
import { newVisitor } from './new-visitor.ts';

interface Records {
  readonly records: { readonly id: string }[];
}

/**
 * Hands a parcel of an order over to its carrier, as support does; answers the tracking number.
 *
 * @param packs how many of the order's first product it holds, where that matters
 */
export async function sendParcel(
  shopper: Page,
  { console }: Origins,
  orderNumber: string,
  packs?: number,
): Promise<string> {
  const page = await newVisitor(shopper);
  await startSession(page, console, 'support@offizin.example');
  await page.goto(`${console}/o/OrderSummary`);
  const firstOf = async (list: string, where: string) => {
    const path = `/list-records/${list}`;
    return (await callPlatform<Records>(page, 'POST', path, { where, pageSize: 1 })).records[0]?.id;
  };
  const create = async (apiName: string, fields: object) =>
    (await callPlatform<{ id: string }>(page, 'POST', '/records', { apiName, fields })).id;
  const where = `{ OrderNumber: { eq: "${orderNumber}" } }`;
  const OrderSummaryId = await firstOf('OrderSummary/AllOrderSummaries', where);
  const tracking = `PD${orderNumber.replace(/\D/g, '')}`;
  const parcel = { Provider: 'Paketbote', TrackingNumber: tracking };
  const TrackingUrl = `https://sendung.example/${tracking}`;
  const ShipmentId = await create('Shipment', { OrderSummaryId, ...parcel, TrackingUrl });
  if (packs !== undefined) {
    const goods = `{ and: [{ OrderSummaryId: { eq: "${OrderSummaryId}" } }, { Product2Id: { ne: null } }] }`;
    const OrderItemSummaryId = await firstOf('OrderItemSummary/AllOrderItemSummaries', goods);
    await create('ShipmentItem', { ShipmentId, OrderItemSummaryId, Quantity: packs });
  }
  await callPlatform(page, 'PATCH', `/records/${ShipmentId}`, { fields: { Status: 'In Transit' } });
  await page.context().close();
  return tracking;
}

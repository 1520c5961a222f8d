import { placedOrder } from '../journey.ts';
import type { MakeCall, Rows } from '../row.ts';
import type { World } from '../world.ts';

const support = ({ platform }: World) => platform.buyer({ profileName: 'Support', accountId: null });

/** An order of two packs, with its line, and a member of the support in front of it. */
async function atDesk(world: World) {
  const { orderSummaryId } = await placedOrder(world);
  const { store } = world;
  const summary = await store.get('OrderSummary', orderSummaryId);
  const where = { OrderSummaryId: orderSummaryId, Product2Id: { ne: null } };
  const line = await store.findOne('OrderItemSummary', { where });
  return {
    by: await support(world),
    orderSummaryId,
    orderId: String(summary?.OriginalOrderId),
    lineId: String(line?.Id),
  };
}

const item = (orderItemSummaryId: string) => ({ orderItemSummaryId, quantity: 1, reason: 'Late' });

const cancel: MakeCall = async (world) => {
  const { by, orderSummaryId, lineId } = await atDesk(world);
  return { by, path: { orderSummaryId }, body: { changeItems: [item(lineId)] } };
};

const takeBack: MakeCall = async (world) => {
  const { by, orderSummaryId, orderId, lineId } = await atDesk(world);
  await world.store.update('Order', orderId, { Status: 'Delivered' });
  return { by, path: { orderSummaryId }, body: { changeItems: [item(lineId)] } };
};

/** A card holds more than the order costs. */
const overpaid: MakeCall = async (world) => {
  const { by, orderSummaryId, orderId } = await atDesk(world);
  const order = await world.store.update('Order', orderId, { PaymentMethod__c: 'Karte' });
  await world.store.insert('PaymentAuthorization', {
    AccountId: String(order?.AccountId),
    OrderId__c: orderId,
    Amount: '999.00',
    ProcessingMode__c: 'Auth',
  });
  return { by, path: { orderSummaryId }, body: {} };
};

const confirm: MakeCall = async (world) => {
  const { by, orderId } = await atDesk(world);
  await world.store.update('Order', orderId, { ContactEmail__c: 'erika@offizin.example' });
  return { by, body: { inputs: [{ orderId }] } };
};

const ofNobody: MakeCall = async (world) => ({
  ...(await confirm(world)),
  body: { inputs: [{ orderId: '801000000000999AAA' }] },
});

/** The line costs something else. */
const dearer = async ({ store }: World, { body }: { body?: unknown }) => {
  const [first] = (body as { changeItems: { orderItemSummaryId: string }[] }).changeItems;
  await store.update('OrderItemSummary', String(first?.orderItemSummaryId), { TotalPrice: '77.00' });
};

export const orderManagementRows = {
  calculateOrderCancel: { kind: 'read', call: cancel, change: dearer },
  calculateOrderReturn: { kind: 'read', call: takeBack, change: dearer },
  submitOrderCancel: { kind: 'write', call: cancel },
  submitOrderReturn: { kind: 'write', call: takeBack },
  startOrderRefunds: { kind: 'write', call: overpaid },
  startOrderConfirmation: { kind: 'write', call: confirm, answers: { 404: ofNobody } },
} satisfies Rows;

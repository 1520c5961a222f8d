import type { components } from '#generated/commerce/types.gen.ts';
import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import type { UserSession } from '#mock/model/sessions/session.ts';
import type { Row } from '#mock/store/row.ts';
import { type Buyer, requireBuyer } from '../buyers/buyer.ts';
import { isMedicine } from '../checkouts/medicine-rules.ts';
import { sendReturnReceipt } from '../mails/return-request-mail.ts';
import { messages } from '../messages/messages.ts';
import { lockOrder, type OpenOrder } from '../order-management/open-order.ts';
import { requireOrder } from '../orders/find-order.ts';
import { lockRecord } from '../records/lock-record.ts';
import { invalid, type MethodParameters, requiredText, shortText } from './method-parameters.ts';
import { shopperInput } from './products-controller.ts';
import { receiveCase } from './receive-case.ts';

type Schemas = components['schemas'];
type Reason = Schemas['ReturnParameters']['reason'];

const REASONS: Readonly<Record<Reason, string>> = {
  Damaged: 'beschädigt',
  WrongItem: 'falscher Artikel',
  NotNeeded: 'nicht mehr benötigt',
};
const LONGEST = { orderNumber: 40, message: 1000, items: 100 };

/** A line that is to come back, with the packs of it. */
interface ReturnedLine {
  readonly item: Row<'OrderItemSummary'>;
  readonly product: Row<'Product2'> | undefined;
  readonly quantity: number;
}

/** Receives the wish of a buyer to send back packs of an order, as a case for the staff (PF-CASE-03). */
export async function requestReturn(
  parameters: MethodParameters,
  context: RequestContext,
): Promise<Schemas['InquiryReceipt']> {
  const { session, store } = context;
  const buyer = await requireBuyer(context, shopperInput(parameters));
  if (session.isGuest) throw new PlatformFault(403, 'INSUFFICIENT_ACCESS', 'Guests have no orders here.');
  const number = shortText(parameters, 'orderNumber', LONGEST.orderNumber);
  const reason = reasonIn(parameters);
  const said = parameters.message ? shortText(parameters, 'message', LONGEST.message) : undefined;
  const summary = await requireOrder(store, buyer, number);
  await lockRecord(store, 'Account', buyer.accountId);
  const order = await lockOrder(context, summary.Id);
  const lines = await returnedLines(context, order, itemsIn(parameters));
  refuseMedicines(context, lines, reason);
  const person = await store.get('User', session.userId);
  const asked: AskedReturn = { session, buyer, order, lines, reason, said, email: person?.Email ?? null };
  const confirm = (received: Row<'Case'>) => confirmReturn(context, asked, received);
  return receiveCase(context, caseOf(asked), { AccountId: buyer.accountId }, confirm);
}

/** What was asked for, once it is known to be possible. */
interface AskedReturn {
  readonly session: UserSession;
  readonly buyer: Buyer;
  readonly order: OpenOrder;
  readonly lines: readonly ReturnedLine[];
  readonly reason: Reason;
  readonly said: string | undefined;
  /** Of who asks. */
  readonly email: string | null;
}

function caseOf({ session, buyer, order, lines, reason, said, email }: AskedReturn) {
  return {
    Subject: `Rücksendung zur Bestellung ${order.summary.OrderNumber}`,
    Type: 'Return',
    Reason: reason,
    Origin: 'Web',
    ...whose(buyer, session.accountId === buyer.accountId ? session.contactId : null, order),
    ProductId: lines.length === 1 ? (lines[0]?.product?.Id ?? null) : null,
    SuppliedEmail: email,
    Description: [
      `${session.displayName} möchte zurücksenden (${REASONS[reason]}):`,
      ...lines.map(described),
      ...(said ? [said] : []),
    ].join('\n'),
  } as const;
}

async function confirmReturn(
  context: RequestContext,
  { session, buyer, order, lines, reason, said, email: to }: AskedReturn,
  received: Row<'Case'>,
): Promise<void> {
  if (!to) return;
  const orderNumber = order.summary.OrderNumber;
  const wished = { orderNumber, reason, lines: lines.map(described), message: said };
  const [shop, name] = [buyer.webStore.Name, session.displayName];
  await sendReturnReceipt(context, { shop, to, name, received, wished });
}

const described = ({ item, product, quantity }: ReturnedLine) =>
  `${quantity} × ${item.Name}${pznOf(product)}`;

const whose = ({ accountId }: Buyer, ContactId: string | null, { order }: OpenOrder) => ({
  AccountId: accountId,
  ContactId,
  OrderId__c: order.Id,
});

const pznOf = (product: Row<'Product2'> | undefined) =>
  product?.L2C_CM_PZN__c ? ` (PZN ${product.L2C_CM_PZN__c})` : '';

function reasonIn(parameters: MethodParameters): Reason {
  const reason = requiredText(parameters, 'reason');
  if (Object.hasOwn(REASONS, reason)) return reason as Reason;
  throw invalid(`The parameter reason must be one of ${Object.keys(REASONS).join(', ')}.`);
}

/** The packs by the id of their line; a line that is named twice counts twice. */
function itemsIn({ items }: MethodParameters): ReadonlyMap<string, number> {
  const wrong = invalid(`The parameter items must name 1 to ${LONGEST.items} lines with their packs.`);
  if (!Array.isArray(items) || items.length === 0 || items.length > LONGEST.items) throw wrong;
  const packs = new Map<string, number>();
  for (const { orderItemId, quantity } of items.map((item) => item ?? {})) {
    if (typeof orderItemId !== 'string' || !Number.isSafeInteger(quantity) || quantity < 1) throw wrong;
    packs.set(orderItemId, (packs.get(orderItemId) ?? 0) + quantity);
  }
  return packs;
}

async function returnedLines(
  { store, language }: RequestContext,
  { goods, fulfilled }: OpenOrder,
  packs: ReadonlyMap<string, number>,
): Promise<ReturnedLine[]> {
  const products = await store.getMany(
    'Product2',
    goods.flatMap(({ Product2Id }) => Product2Id ?? []),
  );
  return [...packs].map(([orderItemId, quantity]) => {
    const item = goods.find(({ OriginalOrderItemId }) => OriginalOrderItemId === orderItemId);
    if (!item) throw invalid('The parameter items names a line that the order does not have.');
    const most = (fulfilled.get(item.Id) ?? 0) - item.QuantityReturned;
    if (quantity > most)
      throw new PlatformFault(400, 'QUANTITY_NOT_SENT', messages[language].returnNotSent(item.Name, most));
    return { item, product: products.find(({ Id }) => Id === item.Product2Id), quantity };
  });
}

/** A medicine is not sold again, so that it comes back only where the buyer has got something bad (PF-CASE-04). */
function refuseMedicines({ language }: RequestContext, lines: readonly ReturnedLine[], reason: Reason): void {
  if (reason !== 'NotNeeded') return;
  const medicine = lines.find(
    ({ product }) => product && isMedicine(product.L2C_CM_RegulatoryClassification__c),
  );
  if (!medicine) return;
  throw new PlatformFault(400, 'RETURN_EXCLUDED', messages[language].returnExcluded(medicine.item.Name));
}

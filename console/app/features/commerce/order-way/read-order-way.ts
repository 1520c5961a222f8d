import { FetchError } from '#client/errors/index.ts';
import type { Platform } from '#client/platform.ts';
import { readListRecords } from '#client/records/lists.ts';
import { readListViews } from '#client/records/metadata.ts';
import { readRecord } from '#client/records/records.ts';
import type { RecordData } from '#client/records/types.ts';

type StepName = 'cart' | 'checkout' | 'payment' | 'order' | 'delivery' | 'summary';

/** One step of an order's way: its object, how its records refer to the order, and what is told of them. */
export interface Step {
  name: StepName;
  objectApiName: string;
  /** Field that leads to the order; the cart is led to by the order instead. */
  orderField: string | undefined;
  nameField: string;
  facts: string[];
}

export const STEPS: readonly Step[] = [
  {
    name: 'cart',
    objectApiName: 'WebCart',
    orderField: undefined,
    nameField: 'Name',
    facts: ['Status', 'TotalProductCount', 'GrandTotalAmount', 'CreatedDate'],
  },
  {
    name: 'checkout',
    objectApiName: 'CartCheckoutSession',
    orderField: 'OrderId',
    nameField: 'Name',
    facts: ['State', 'PaymentMethod__c', 'PaymentAmount__c', 'CreatedDate'],
  },
  {
    name: 'payment',
    objectApiName: 'PaymentAuthorization',
    orderField: 'OrderId__c',
    nameField: 'PaymentAuthorizationNumber',
    facts: ['Status', 'Amount', 'CreatedDate'],
  },
  {
    name: 'order',
    objectApiName: 'Order',
    orderField: 'Id',
    nameField: 'OrderNumber',
    facts: ['Status', 'EffectiveDate', 'GrandTotalAmount', 'PaymentMethod__c', 'OrderReferenceNumber'],
  },
  {
    name: 'delivery',
    objectApiName: 'OrderDeliveryGroup',
    orderField: 'OrderId',
    nameField: 'Name',
    facts: ['DeliverToName', 'DeliverToCity', 'OrderDeliveryMethod.Name'],
  },
  {
    name: 'summary',
    objectApiName: 'OrderSummary',
    orderField: 'OriginalOrderId',
    nameField: 'OrderNumber',
    facts: ['Status', 'OrderedDate', 'GrandTotalAmount'],
  },
];

export type OrderWay = Record<StepName, RecordData[]>;

/**
 * Reads the records of every step of an order's way. What is gone or may not be seen is an empty step.
 *
 * @throws FetchError where the order itself cannot be read
 */
export async function readOrderWay(platform: Platform, orderId: string): Promise<OrderWay> {
  const order = await readRecord(platform, orderId, {
    fields: ['Order.OrderNumber', 'Order.AccountId'],
    optionalFields: ['Order.OriginalCartId__c', ...fieldsOf(stepOf('order'))],
  });
  if (!order) throw new Error(`The order ${orderId} was not answered.`);
  const read = async (step: Step): Promise<[StepName, RecordData[]]> => {
    if (step.name === 'order') return [step.name, [order]];
    if (step.orderField) return [step.name, await readReferring(platform, step, orderId)];
    const cartId = order.fields.OriginalCartId__c?.value;
    return [step.name, typeof cartId === 'string' ? await readCart(platform, step, cartId) : []];
  };
  return Object.fromEntries(await Promise.all(STEPS.map(read))) as OrderWay;
}

const stepOf = (name: StepName): Step => STEPS.find((step) => step.name === name) as Step;
const fieldsOf = ({ objectApiName, nameField, facts }: Step) =>
  [nameField, ...facts].map((field) => `${objectApiName}.${field}`);

async function readReferring(platform: Platform, step: Step, orderId: string): Promise<RecordData[]> {
  const { objectApiName, orderField } = step;
  return unlessHidden(async () => {
    const views = await readListViews(platform, objectApiName);
    const view = views.find(({ apiName }) => apiName.startsWith('All')) ?? views[0];
    if (!view) return [];
    const where = `{ ${orderField}: { eq: "${orderId}" } }`;
    const query = { where, optionalFields: fieldsOf(step) };
    return (await readListRecords(platform, objectApiName, view.apiName, query)).records;
  });
}

const readCart = (platform: Platform, step: Step, cartId: string): Promise<RecordData[]> =>
  unlessHidden(async () => {
    const cart = await readRecord(platform, cartId, { optionalFields: fieldsOf(step) });
    return cart ? [cart] : [];
  });

/** Nothing where the records are gone or not for this person's eyes. */
async function unlessHidden(read: () => Promise<RecordData[]>): Promise<RecordData[]> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof FetchError && [403, 404].includes(error.status)) return [];
    throw error;
  }
}

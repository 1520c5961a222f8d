import {
  cartTotals,
  lineFields,
  type PricedLine,
  shippingTax,
} from '../../../apis/commerce/carts/cart-totals.ts';
import { formatMoney, parseMoney } from '../../../apis/commerce/money/cents.ts';
import { makeId } from '../../../store/ids.ts';
import type { Insert } from '../../../store/row.ts';
import { euro } from '../money.ts';
import type { SeededCustomer } from '../people/people-records.ts';
import { vatRateOf } from '../product-records.ts';
import { deliveryMethods, freeShippingFrom } from '../store-settings/free-shipping-and-delivery-fees.ts';
import { WEBSTORE_ID } from '../well-known-ids.ts';
import type { DraftLine, DraftOrder } from './draft-order.ts';

/** The records of one order; its number and reference are given by the store. */
export interface SeededOrder {
  order: Insert<'Order'> & { Id: string };
  delivery: Insert<'OrderDeliveryGroup'>;
  items: Insert<'OrderItem'>[];
  /** The summary of the order with this reference. */
  summary: (reference: string) => Insert<'OrderSummary'>;
  itemSummaries: (Insert<'OrderItemSummary'> & { Id: string })[];
}

/** Items of one order have ids in a block of this size. */
const itemBlock = 10;

/** Works the amounts out as a checkout does, and makes the records. */
export function makeOrder(draft: DraftOrder): SeededOrder {
  const { number, customer, ordered, lines, express } = draft;
  const method = express ? deliveryMethods.express : deliveryMethods.standard;
  const {
    TotalProductCount: _,
    UniqueProductCount: __,
    ...totals
  } = cartTotals(lines.map(priced), feeOf(draft));
  const orderId = makeId('801', number);
  const summaryId = makeId('1Os', number);
  const deliveryId = makeId('0ag', number);
  const shared = {
    AccountId: customer.accountId,
    OwnerId: customer.ownerId,
    SalesStoreId: WEBSTORE_ID,
    CreatedDate: ordered,
    ...totals,
  };
  const items = [...lines.map(goodsItem), ...deliveryItem(draft)].map(
    (item, place): Insert<'OrderItem'> & { Id: string } => ({
      ...item,
      Id: makeId('802', number * itemBlock + place),
      OrderId: orderId,
      OrderDeliveryGroupId: deliveryId,
      CreatedDate: ordered,
    }),
  );
  return {
    order: {
      Id: orderId,
      EffectiveDate: ordered.slice(0, 10),
      Status: statusOf(draft).order,
      OrderDeliveryMethodId__c: method.Id,
      PaymentMethod__c: draft.payment,
      ...addressOf(customer),
      ...consentOf(draft),
      ...shared,
    },
    delivery: {
      Id: deliveryId,
      Name: 'Lieferung',
      OrderId: orderId,
      OrderDeliveryMethodId: method.Id,
      CreatedDate: ordered,
      ...deliveryOf(customer),
    },
    items,
    summary: (reference) => ({
      Id: summaryId,
      OrderNumber: reference,
      OriginalOrderId: orderId,
      OrderedDate: ordered,
      Status: statusOf(draft).summary,
      ...shared,
      ...(draft.cancelled ? nothingLeft : {}),
    }),
    itemSummaries: items.map((item, place) => ({
      ...itemSummary(item, summaryId),
      ...quantitiesOf(draft, item),
      Id: makeId('10u', number * itemBlock + place),
    })),
  };
}

function priced({ product, quantity }: DraftLine): PricedLine {
  const { sale, list } = product.pack.prices;
  return {
    quantity,
    unitPrice: euro(sale),
    listPrice: euro(list),
    vatRatePercent: vatRateOf(product.entry.line.regulatoryClass),
  };
}

function feeOf({ lines, express }: DraftOrder): bigint {
  if (express) return parseMoney(deliveryMethods.express.ShippingFee__c);
  const goods = parseMoney(cartTotals(lines.map(priced), 0n).GrandTotalAmount);
  return goods >= parseMoney(freeShippingFrom) ? 0n : parseMoney(deliveryMethods.standard.ShippingFee__c);
}

type Item = Omit<Insert<'OrderItem'>, 'OrderId'>;

function goodsItem(line: DraftLine): Item {
  const { pack } = line.product;
  const amounts = priced(line);
  return {
    Name: `${pack.name}, ${pack.variant}`,
    Product2Id: line.product.id,
    Type: 'Order Product',
    Sku: `OF-${pack.pzn}`,
    PZN__c: pack.pzn,
    Quantity: line.quantity,
    VatRate__c: amounts.vatRatePercent,
    ...lineFields(amounts),
  };
}

function deliveryItem(draft: DraftOrder): Item[] {
  const fee = feeOf(draft);
  if (fee === 0n) return [];
  return [
    {
      Name: (draft.express ? deliveryMethods.express : deliveryMethods.standard).Name,
      Type: 'Delivery Charge',
      Quantity: 1,
      UnitPrice: formatMoney(fee),
      TotalPrice: formatMoney(fee),
      TotalTaxAmount: formatMoney(shippingTax(fee, draft.lines.map(priced))),
    },
  ];
}

function itemSummary(
  item: Insert<'OrderItem'> & { Id: string },
  summaryId: string,
): Insert<'OrderItemSummary'> {
  const {
    Id,
    OrderId: _,
    OrderDeliveryGroupId: __,
    Type: ___,
    Sku: ____,
    PZN__c: _____,
    VatRate__c: ______,
    ...kept
  } = item;
  return { ...kept, OrderSummaryId: summaryId, OriginalOrderItemId: Id };
}

const nothingLeft = {
  TotalListAmount: '0.00',
  TotalProductAmount: '0.00',
  TotalAdjustmentAmount: '0.00',
  TotalChargeAmount: '0.00',
  TotalTaxAmount: '0.00',
  GrandTotalAmount: '0.00',
};

/** What of a line is left, by what has become of the order. */
function quantitiesOf(draft: DraftOrder, { Quantity, Product2Id }: Insert<'OrderItem'>) {
  if (draft.cancelled)
    return {
      Quantity: 0,
      QuantityCanceled: Quantity,
      TotalPrice: '0.00',
      TotalListPrice: '0.00',
      TotalAdjustmentAmount: '0.00',
      TotalTaxAmount: '0.00',
    };
  const isSent = statusOf(draft).order !== 'Activated';
  return Product2Id && isSent ? { QuantityFulfilled: Quantity } : {};
}

function statusOf({ age, cancelled }: DraftOrder) {
  if (cancelled) return { order: 'Cancelled', summary: 'Cancelled' } as const;
  if (age <= 1) return { order: 'Activated', summary: 'Created' } as const;
  if (age <= 3) return { order: 'Shipped', summary: 'Fulfilled' } as const;
  return { order: 'Delivered', summary: 'Delivered' } as const;
}

function deliveryOf({ row, phone }: SeededCustomer) {
  return {
    DeliverToName: `${row.firstName} ${row.lastName}`,
    DeliverToFirstName: row.firstName,
    DeliverToLastName: row.lastName,
    CompanyName: row.organisation?.name ?? null,
    DeliverToStreet: row.street,
    DeliverToPostalCode: row.postalCode,
    DeliverToCity: row.city,
    DeliverToState: row.state,
    DeliverToCountry: row.country,
    ShipToPhoneNumber: phone,
  };
}

function addressOf(customer: SeededCustomer): Partial<Insert<'Order'>> {
  const { row, name } = customer;
  return {
    ...deliveryOf(customer),
    BillingName: name,
    BillingCompanyName__c: row.organisation?.name ?? null,
    BillingStreet: row.street,
    BillingPostalCode: row.postalCode,
    BillingCity: row.city,
    BillingState: row.state,
    BillingCountry: row.country,
  };
}

/** Orders with pharmacy-only medicines carry the phone number for advice and the consent (DE-CHECKOUT-07, DE-CONSENT-01). */
function consentOf({ lines, ordered, customer }: DraftOrder): Partial<Insert<'Order'>> {
  const medicine = lines.some(({ product }) => product.entry.line.regulatoryClass === 'apothekenpflichtig');
  if (!medicine) return {};
  return {
    ContactPhoneNumber__c: customer.phone,
    HealthDataConsentAt__c: ordered,
    HealthDataConsentVersion__c: '2024-10',
  };
}

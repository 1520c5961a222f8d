import {
  getAddresses,
  getCart,
  getCartItems,
  getCartSummary,
  getCheckout,
  getCsrfTokenModule,
  getDeliveryGroups,
  getExternalManagedAccounts,
  getMyProfile,
  getOrderShipments,
  getOrderSummaries,
  getOrderSummary,
  getSessionContext,
  getShipmentItems,
} from '#generated/commerce/client.gen.ts';
import { getUserInfo } from '#generated/platform/client.gen.ts';
import { needed, type Seen, stepsOf } from '../calls/step.ts';

const buyer = stepsOf('buyer');

const CURRENT = { cartStateOrId: 'current' };
const NO_CART = { absent: { 404: 'the buyer has no cart' } };

const orderIn = (seen: Seen) =>
  needed(seen.of(getOrderSummaries).orderSummaries[0], 'the buyer has no order').orderSummaryId;

/** What somebody who has signed in to the shop reads. */
export const buyerSteps = [
  buyer(getUserInfo, () => ({})),
  buyer(getCsrfTokenModule, () => ({}), { accept: 'text/javascript' }),
  buyer(getSessionContext, () => ({})),
  buyer(getExternalManagedAccounts, () => ({ query: { includeMyAccount: true } })),
  buyer(getMyProfile, () => ({})),
  buyer(getAddresses, () => ({ path: { accountId: 'current' }, query: { pageSize: 5 } })),
  buyer(getOrderSummaries, () => ({ query: { pageSize: 5 } })),
  buyer(getOrderSummary, (seen) => ({ path: { orderSummaryIdOrRefNumber: orderIn(seen) } })),
  buyer(getOrderShipments, (seen) => ({ path: { orderSummaryIdOrRefNumber: orderIn(seen) } })),
  buyer(getShipmentItems, (seen) => {
    const [shipment] = seen.of(getOrderShipments).shipments;
    return { path: { shipmentId: needed(shipment, "the buyer's last order has no shipment").shipmentId } };
  }),
  buyer(getCart, () => ({ path: CURRENT }), NO_CART),
  buyer(getCartSummary, () => ({ path: CURRENT }), NO_CART),
  buyer(getCartItems, () => ({ path: CURRENT, query: { pageSize: 1 } }), NO_CART),
  buyer(getDeliveryGroups, () => ({ path: CURRENT }), NO_CART),
  buyer(getCheckout, () => ({ path: { checkoutId: 'active' } }), {
    absent: { 404: 'the buyer has no checkout under way' },
  }),
];

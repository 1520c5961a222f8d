import {
  getAddresses,
  getCart,
  getCartItemPromotions,
  getCartItems,
  getCartProducts,
  getCartSummary,
  getCheckout,
  getCsrfTokenModule,
  getDeliveryGroup,
  getDeliveryGroups,
  getEffectiveAccount,
  getExternalManagedAccounts,
  getMyProfile,
  getOrderShipments,
  getOrderSummaries,
  getOrderSummary,
  getSessionContext,
  getShipmentItems,
  getShopperAgentContext,
  getWishlist,
  getWishlists,
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
  buyer(getEffectiveAccount, (seen) => {
    const { effectiveAccountId } = seen.of(getSessionContext);
    const id = needed(effectiveAccountId, 'the buyer has no account');
    return { path: { effectiveAccountId: id }, query: { fields: ['AccountNumber'] } };
  }),
  buyer(getExternalManagedAccounts, () => ({ query: { includeMyAccount: true } })),
  buyer(getShopperAgentContext, () => ({})),
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
  buyer(getCartProducts, () => ({ path: CURRENT, query: { pageSize: 1 } }), NO_CART),
  buyer(getCartItemPromotions, (seen) => {
    const [line] = seen.of(getCartItems).cartItems;
    const { cartItemId } = needed(line, "the buyer's cart is empty").cartItem;
    const items = [{ cartItemId: needed(cartItemId, 'the line of the cart has no id') }];
    return { path: CURRENT, body: { items } };
  }),
  buyer(getDeliveryGroups, () => ({ path: CURRENT }), NO_CART),
  buyer(getDeliveryGroup, (seen) => {
    const [group] = seen.of(getDeliveryGroups).items;
    const { id } = needed(group, "the buyer's cart has no delivery group");
    return { path: { ...CURRENT, deliveryGroupId: id } };
  }),
  buyer(getWishlists, () => ({})),
  buyer(getWishlist, (seen) => {
    const [list] = seen.of(getWishlists).summaries;
    return { path: { wishlistId: needed(list, 'the buyer has no wish list').id } };
  }),
  buyer(getCheckout, () => ({ path: { checkoutId: 'active' } }), {
    absent: { 404: 'the buyer has no checkout under way' },
  }),
];

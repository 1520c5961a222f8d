import { address, fillCart, STORE, succeed } from '../journey.ts';
import type { MakeCall, Rows } from '../row.ts';
import { whileLocked } from '../states.ts';
import { ofCart, oneMore } from './carts.ts';

const create = ofCart({ body: { deliveryAddress: address } });

/** A call about a second group of the cart, to which nothing goes yet. */
const ofGroup =
  (more: object = {}): MakeCall =>
  async (world) => {
    const { buyer, cartId } = await fillCart(world);
    const path = { ...STORE, cartStateOrId: cartId };
    const group = await succeed(buyer, 'createDeliveryGroup', { path, body: { deliveryAddress: address } });
    return { by: buyer, path: { ...path, deliveryGroupId: group.deliveryGroupId ?? group.id }, ...more };
  };
const update = ofGroup({ body: { shippingInstructions: 'Bitte klingeln' } });

const arrange: MakeCall = async (world) => {
  const { buyer, cartId, cartItemId } = await fillCart(world);
  const path = { ...STORE, cartStateOrId: cartId };
  const group = await succeed(buyer, 'createDeliveryGroup', { path, body: { deliveryAddress: address } });
  const deliveryGroupId = group.deliveryGroupId ?? group.id;
  return { by: buyer, path, body: { arrangements: [{ deliveryGroupId, cartItemId, quantity: '1' }] } };
};

export const deliveryGroupRows = {
  getDeliveryGroups: { kind: 'read', call: ofCart(), change: oneMore },
  createDeliveryGroup: { kind: 'write', call: create, answers: { 409: whileLocked(create) } },
  arrangeDeliveryGroupItems: { kind: 'write', call: arrange, answers: { 409: whileLocked(arrange) } },
  getDeliveryGroup: {
    kind: 'read',
    call: ofGroup(),
    change: (world, { by, path }) =>
      succeed(by as Parameters<typeof succeed>[0], 'updateDeliveryGroup', {
        path: path ?? {},
        body: { shippingInstructions: `Bitte klingeln ${world.next()}` },
      }),
  },
  updateDeliveryGroup: { kind: 'write', call: update, answers: { 409: whileLocked(update) } },
  deleteDeliveryGroup: { kind: 'write', call: ofGroup(), answers: { 409: whileLocked(ofGroup()) } },
} satisfies Rows;

import type { Answer, Call } from '../operations/call.ts';

/** How what one call has created is read by another. */
export interface Reader {
  readonly operationId: string;
  /** The call that reads, out of the one that created and what it answered. */
  readonly call: (made: Call, answer: Answer) => Call;
  /** What must stand in the answer. */
  readonly mark: (answer: Answer) => string;
}

const reader = (operationId: string, mark: string, path: Record<string, string> = {}): Reader => ({
  operationId,
  call: ({ by, path: asked, headers }, { body }) => ({
    ...(by && { by }),
    ...(headers?.['x-sandbox'] && { headers: { 'x-sandbox': headers['x-sandbox'] } }),
    path: {
      ...asked,
      ...Object.fromEntries(
        Object.entries(path).map(([name, member]) => [name, String(body[member] ?? member)]),
      ),
    },
  }),
  mark: ({ body }) => String(body[mark]),
});

/** By the call that creates: what it has made can be read. */
export const readers: Readonly<Record<string, Reader>> = {
  createAddress: reader('getAddresses', 'addressId'),
  createCart: reader('getCartSummary', 'cartId'),
  addItemToCart: reader('getCartItems', 'cartItemId'),
  cloneCart: reader('getCartSummary', 'cartId', { cartStateOrId: 'cartId' }),
  createDeliveryGroup: reader('getDeliveryGroup', 'id', { deliveryGroupId: 'id' }),
  startCheckout: reader('getCheckout', 'checkoutId', { checkoutId: 'checkoutId' }),
  placeOrder: reader('getOrderSummary', 'orderReferenceNumber', {
    orderSummaryIdOrRefNumber: 'orderReferenceNumber',
  }),
  createRecord: {
    ...reader('getRecord', 'id', { recordId: 'id' }),
    call: ({ by }, { body }) => ({
      ...(by && { by }),
      path: { recordId: body.id },
      query: { optionalFields: `${body.apiName}.Name` },
    }),
  },
  createSnapshot: reader('getSnapshots', 'name'),
  addLatency: reader('getSandboxControls', 'ruleId'),
  addFault: reader('getSandboxControls', 'ruleId'),
};

/** Deletions that may be asked for again, and why. */
export const AGAIN: Readonly<Record<string, string>> = {
  deleteCartReservations: 'a cart without reservations is what is asked for',
  deleteClock: 'the clock of the machine is what is asked for',
  deleteRequestLog: 'an empty log is what is asked for',
  deleteSObjectRecords: 'each record of a collection is refused for itself',
  deleteSandboxControls: 'no controls are what is asked for',
  removeScenario: 'the contract says that it may have been off before',
};

/** Reads of the same address that still answer after a deletion, and why. */
export const STILL_READ: Readonly<Record<string, string>> = {
  getClock: 'there is always a time',
  getRequestLog: 'there is always a log',
  getSandboxControls: 'there are always controls',
};

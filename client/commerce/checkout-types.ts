import type { Data, Input } from '../operation.ts';

export type Checkout = Data<'getCheckout'>;
export type CheckoutStart = Input<'startCheckout'>['body'];
export type PlacedOrder = Data<'placeOrder'>;

type OrderActionInput = Input<'performOrderAction'>['body'];
export type OrderAction = OrderActionInput['action'];
export type OrderActionParameters = OrderActionInput['parameters'];

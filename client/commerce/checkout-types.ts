import type { Data, Input } from '../operation.ts';

export type Checkout = Data<'getCheckout'>;
export type CheckoutStart = Input<'startCheckout'>['body'];
/** What became of an order; without a number, none was placed. */
export type PlacedOrder = Partial<Data<'placeOrder'>>;

type OrderActionInput = Extract<Input<'performOrderAction'>['body'], { action: unknown }>;
export type OrderAction = OrderActionInput['action'];
export type OrderActionParameters = OrderActionInput['parameters'];

import type { CompleteCheckout } from '#client/commerce/complete-checkout.ts';
import { usableDeliveryGroups } from '#client/commerce/delivery-groups.ts';
import type { PostalAddress } from '../addresses/address-lines.ts';
import { type AppliedCoupon, type CartTotals, toAppliedCoupon, toTotals } from '../cart/cart-view.ts';
import type { Money } from '../product/money.ts';

const transitUnits = ['Hours', 'Days', 'Weeks'] as const;
type TransitUnit = (typeof transitUnits)[number];

/** A way of delivery with what it costs now. */
export interface DeliveryOption {
  id: string;
  name: string;
  carrier: string | undefined;
  fee: Money;
  freeFrom: Money | undefined;
  transit: { min: number; max: number; unit: TransitUnit } | undefined;
  isChosen: boolean;
}

/** What of an order goes to one address. */
export interface CheckoutDelivery {
  id: string;
  isDefault: boolean;
  /** Where it goes; undefined before an address is chosen. */
  address: (PostalAddress & { id?: string | null }) | undefined;
  options: DeliveryOption[];
}

/** How an order is going to be paid. */
export interface CheckoutPayment {
  kind: 'invoice' | 'card' | 'wallet' | 'service';
  billingAddress: PostalAddress | undefined;
  ownNumber: string | undefined;
  /** Last four digits of the card. */
  cardLastDigits: string | undefined;
}

/** A checkout as its steps show it. */
export interface CheckoutView {
  id: string;
  cartId: string;
  /** Items and ways of delivery stand, as in the copy of a cart behind a payment link (SF-CART-18). */
  isFixed: boolean;
  /** Whether the buyer says how it comes; else the store decides, and there is no step for it (SF-CHECKOUT-18). */
  choosesMethod: boolean;
  totals: CartTotals;
  coupons: AppliedCoupon[];
  /** One, or several where the buyer has split the order; the default one is first. */
  deliveries: CheckoutDelivery[];
  /** Address of the default delivery. */
  address: CheckoutDelivery['address'];
  phone: string | undefined;
  /** Where a guest's confirmation goes. */
  email: string | undefined;
  note: string | undefined;
  payment: CheckoutPayment | undefined;
  /** The platform says that none is noted; one that says nothing is asked by placing the order. */
  lacksPayment: boolean;
  hasConsent: boolean;
  needsConsent: boolean;
  needsPhone: boolean;
  /** Why it cannot be ordered as it stands, in the platform's words to the buyer. */
  problems: { code: string; text: string }[];
}

type Group = CompleteCheckout['deliveryGroups']['items'][number];
type Method = Group['availableDeliveryMethods'][number];

/** The checkout of the platform as the shop shows it; groups without items do not count (SF-DELIVERY-01). */
export function toCheckoutView(
  checkout: CompleteCheckout,
  { isFixed = false, hasMethods = true } = {},
): CheckoutView {
  const groups = usableDeliveryGroups(checkout.deliveryGroups.items).toSorted(
    (a, b) => Number(b.isDefault ?? false) - Number(a.isDefault ?? false),
  );
  const [first] = groups;
  return {
    id: checkout.checkoutId,
    cartId: checkout.cartSummary.cartId,
    isFixed,
    choosesMethod: hasMethods && !isFixed,
    totals: toTotals(checkout.cartSummary),
    coupons: (checkout.coupons ?? []).map(toAppliedCoupon),
    deliveries: groups.map(toDelivery),
    address: first && toDelivery(first).address,
    phone: first?.shipToPhoneNumber || first?.deliveryAddress?.phoneNumber || undefined,
    email: checkout.contactInfo?.email ?? undefined,
    note: first?.shippingInstructions ?? undefined,
    payment: toPayment(checkout.payment),
    lacksPayment: checkout.payment === null,
    hasConsent: Boolean(checkout.shopperConsent),
    needsConsent: checkout.isShopperConsentRequired ?? false,
    needsPhone: checkout.isPhoneNumberRequired ?? false,
    problems: (checkout.errors ?? []).map(({ title, detail }) => ({ code: title ?? '', text: detail })),
  };
}

function toDelivery(group: Group): CheckoutDelivery {
  const { id, isDefault, deliveryAddress } = group;
  return {
    id,
    isDefault: isDefault ?? false,
    address: deliveryAddress?.street ? deliveryAddress : undefined,
    options: group.availableDeliveryMethods.map((method) => toOption(method, group)),
  };
}

function toOption(method: Method, { selectedDeliveryMethod }: Group): DeliveryOption {
  const { id, name, carrier, currencyIsoCode: currency, freeShippingThreshold } = method;
  const { transitTimeMin, transitTimeMax, transitTimeUnit } = method;
  const unit = transitUnits.find((known) => known === transitTimeUnit);
  return {
    id,
    name,
    carrier: carrier ?? undefined,
    fee: { amount: method.adjustedShippingFee ?? method.shippingFee, currency },
    freeFrom: freeShippingThreshold ? { amount: freeShippingThreshold, currency } : undefined,
    transit:
      transitTimeMin != null && transitTimeMax != null && unit
        ? { min: transitTimeMin, max: transitTimeMax, unit }
        : undefined,
    isChosen: selectedDeliveryMethod?.id === id,
  };
}

/** What is neither an invoice nor a card is paid through the service of the store; digits tell a card that we do not know. */
const paymentKinds: Readonly<Record<string, CheckoutPayment['kind']>> = {
  SimplePurchaseOrder: 'invoice',
  Auth: 'card',
  PostAuth: 'card',
};

function toPayment(payment: CompleteCheckout['payment']): CheckoutPayment | undefined {
  if (!payment?.requestType) return undefined;
  // A card whose digits are not told lacks them; a wallet has none.
  const isWallet = payment.requestType === 'PostAuth' && payment.cardLastDigits === null;
  return {
    kind: isWallet
      ? 'wallet'
      : (paymentKinds[payment.requestType] ?? (payment.cardLastDigits ? 'card' : 'service')),
    billingAddress: payment.billingAddress ?? undefined,
    ownNumber: payment.purchaseOrderNumber ?? undefined,
    cardLastDigits: payment.cardLastDigits ?? undefined,
  };
}

/** Whether a payment is confirmed already, so that the order can go on with it. */
export const isKept = (
  payment: CheckoutPayment | undefined,
): payment is CheckoutPayment & { kind: 'card' | 'wallet' } =>
  payment?.kind === 'card' || payment?.kind === 'wallet';

/** The way of delivery that is chosen for a delivery. */
export function chosenOption({ options }: CheckoutDelivery): DeliveryOption | undefined {
  return options.find(({ isChosen }) => isChosen);
}

/** The steps of a checkout in their order. */
export const checkoutSteps = ['address', 'delivery', 'payment', 'review'] as const;

export type CheckoutStep = (typeof checkoutSteps)[number];

/** The steps of this checkout in their order. */
export function stepsOf({ choosesMethod }: Pick<CheckoutView, 'choosesMethod'>): readonly CheckoutStep[] {
  return choosesMethod ? checkoutSteps : checkoutSteps.filter((step) => step !== 'delivery');
}

/** The step that comes so many places after another one. */
export function stepFrom(
  step: CheckoutStep,
  places: 1 | -1,
  checkout: Pick<CheckoutView, 'choosesMethod'>,
): CheckoutStep {
  const steps = stepsOf(checkout);
  return steps[steps.indexOf(step) + places] ?? step;
}

/** The first step that still lacks something; a later one cannot be shown before it is done. */
export function openStep({ deliveries, choosesMethod, ...checkout }: CheckoutView): CheckoutStep {
  const { phone, needsPhone, lacksPayment } = checkout;
  const lacksAddress = deliveries.length === 0 || deliveries.some(({ address }) => !address);
  if (lacksAddress || (needsPhone && !phone)) return 'address';
  if (choosesMethod && !deliveries.every(chosenOption)) return 'delivery';
  return lacksPayment ? 'payment' : 'review';
}

/** Whether a step may be shown: it is the first open one or comes before it. */
export function isReachable(step: CheckoutStep, checkout: CheckoutView): boolean {
  const steps = stepsOf(checkout);
  return steps.includes(step) && steps.indexOf(step) <= steps.indexOf(openStep(checkout));
}

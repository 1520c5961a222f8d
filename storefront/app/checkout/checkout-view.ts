import type { Checkout } from '#client/commerce/checkout.ts';
import { usableDeliveryGroups } from '#client/commerce/delivery-groups.ts';
import { type CartTotals, toTotals } from '../cart/cart-view.ts';
import type { PostalAddress } from '../components/account/address-lines.ts';
import type { Money } from '../components/product/money.ts';

/** A way of delivery with what it costs now. */
export interface DeliveryOption {
  id: string;
  name: string;
  carrier: string | undefined;
  fee: Money;
  freeFrom: Money | undefined;
  transit: { min: number; max: number; unit: 'Hours' | 'Days' | 'Weeks' } | undefined;
  isChosen: boolean;
}

/** A checkout as its steps show it. */
export interface CheckoutView {
  id: string;
  totals: CartTotals;
  deliveryGroupId: string | undefined;
  /** Where the order goes; undefined before an address is chosen. */
  address: (PostalAddress & { id?: string | null }) | undefined;
  phone: string | undefined;
  note: string | undefined;
  options: DeliveryOption[];
  payment: { billingAddress: PostalAddress | undefined; ownNumber: string | undefined } | undefined;
  hasConsent: boolean;
  needsConsent: boolean;
  needsPhone: boolean;
  /** Why it cannot be ordered as it stands, in the platform's words to the buyer. */
  problems: { code: string; text: string }[];
}

type Group = Checkout['deliveryGroups']['items'][number];
type Method = Group['availableDeliveryMethods'][number];

/** The checkout of the platform as the shop shows it; the default delivery group counts. */
export function toCheckoutView(checkout: Checkout): CheckoutView {
  const groups = usableDeliveryGroups(checkout.deliveryGroups.items);
  const group = groups.find(({ isDefault }) => isDefault);
  const { payment } = checkout;
  return {
    id: checkout.checkoutId,
    totals: toTotals(checkout.cartSummary),
    deliveryGroupId: group?.id,
    address: group?.deliveryAddress?.street ? group.deliveryAddress : undefined,
    phone: group?.shipToPhoneNumber || group?.deliveryAddress?.phoneNumber || undefined,
    note: group?.shippingInstructions ?? undefined,
    options: group?.availableDeliveryMethods.map((method) => toOption(method, group)) ?? [],
    payment: payment
      ? {
          billingAddress: payment.billingAddress ?? undefined,
          ownNumber: payment.purchaseOrderNumber ?? undefined,
        }
      : undefined,
    hasConsent: Boolean(checkout.shopperConsent),
    needsConsent: checkout.isShopperConsentRequired ?? false,
    needsPhone: checkout.isPhoneNumberRequired ?? false,
    problems: (checkout.errors ?? []).map(({ title, detail }) => ({ code: title ?? '', text: detail })),
  };
}

function toOption(method: Method, { selectedDeliveryMethod }: Group): DeliveryOption {
  const { id, name, carrier, currencyIsoCode: currency, freeShippingThreshold } = method;
  const { transitTimeMin, transitTimeMax, transitTimeUnit } = method;
  return {
    id,
    name,
    carrier: carrier ?? undefined,
    fee: { amount: method.adjustedShippingFee ?? method.shippingFee, currency },
    freeFrom: freeShippingThreshold ? { amount: freeShippingThreshold, currency } : undefined,
    transit:
      transitTimeMin != null && transitTimeMax != null && transitTimeUnit
        ? { min: transitTimeMin, max: transitTimeMax, unit: transitTimeUnit }
        : undefined,
    isChosen: selectedDeliveryMethod?.id === id,
  };
}

/** The steps of a checkout in their order. */
export const checkoutSteps = ['address', 'delivery', 'payment', 'review'] as const;

export type CheckoutStep = (typeof checkoutSteps)[number];

/** The first step that still lacks something; a later one cannot be shown before it is done. */
export function openStep({ address, phone, needsPhone, options, payment }: CheckoutView): CheckoutStep {
  if (!address || (needsPhone && !phone)) return 'address';
  if (!options.some(({ isChosen }) => isChosen)) return 'delivery';
  return payment ? 'review' : 'payment';
}

/** Whether a step may be shown: it is the first open one or comes before it. */
export function isReachable(step: CheckoutStep, checkout: CheckoutView): boolean {
  return checkoutSteps.indexOf(step) <= checkoutSteps.indexOf(openStep(checkout));
}

import type { components } from '#generated/commerce/types.gen.ts';
import type { Handler, RequestContext } from '#mock/apis/dispatch/handler.ts';
import type { Update } from '#mock/store/row.ts';
import { type Buyer, requireCheckoutBuyer } from '../buyers/buyer.ts';
import { checkCustomFields } from '../carts/custom-fields.ts';
import { dueTime, noteRecalculation, refuseReadOnly } from '../carts/recalculation.ts';
import { changeGroup } from '../delivery-groups/change-group.ts';
import { defaultGroup, requireGroup } from '../delivery-groups/load-groups.ts';
import { changeRecord } from '../records/change-record.ts';
import { checkoutAnswer } from './answers/checkout.ts';
import { contactFields } from './contact-info.ts';
import type { OpenCheckout } from './find-checkout.ts';
import { reloadCheckout } from './load-checkout.ts';
import { lockFreshCheckout } from './lock-checkout.ts';

type Change = NonNullable<Parameters<Handler<'updateCheckout'>>[0]['body']>;

/**
 * Changes address, delivery, phone number, contact or consent (SF-CHECKOUT-12); what changes the totals is
 * asynchronous. `deliveryMethodId` and what is said of the delivery otherwise are for the default group.
 */
export const updateCheckout: Handler<'updateCheckout'> = async ({ path, query, body }, context) => {
  const buyer = await requireCheckoutBuyer(context, { path, query });
  const { session, cart } = await lockFreshCheckout(context, buyer, path.checkoutId);
  const isNewMethod = body.deliveryGroups !== undefined || body.deliveryMethodId !== undefined;
  if (isNewMethod) refuseReadOnly(cart);
  await checkCustomFields(context, cart, body.customFields);
  await changeDelivery(context, buyer, cart.Id, body);
  const isAsynchronous = body.deliveryAddress !== undefined || isNewMethod;
  if (isAsynchronous) await noteRecalculation(context, cart);
  const changed = await changeSession(context, session, body, isAsynchronous);
  const checkout = await reloadCheckout(context, buyer, changed);
  const status = isAsynchronous ? 202 : 200;
  return { status, body: checkoutAnswer(checkout, status, context.language) };
};

async function changeDelivery(
  context: RequestContext,
  buyer: Buyer,
  cartId: string,
  change: Change,
): Promise<void> {
  const { deliveryAddress, deliveryMethodId, desiredDeliveryDate, shipToPhoneNumber, shippingInstructions } =
    change;
  const usual = {
    deliveryAddress,
    deliveryMethodId,
    desiredDeliveryDate,
    shipToPhoneNumber,
    shippingInstructions,
  };
  if (Object.values(usual).some((value) => value !== undefined)) {
    await changeGroup(context, buyer, await defaultGroup(context.store, cartId), usual);
  }
  for (const { id, selectedDeliveryMethodId } of change.deliveryGroups?.items ?? []) {
    const group = await requireGroup(context.store, cartId, id);
    await changeGroup(context, buyer, group, { deliveryMethodId: selectedDeliveryMethodId });
  }
}

async function changeSession(
  context: RequestContext,
  session: OpenCheckout['session'],
  { shopperConsent, shipToPhoneNumber, contactInfo }: Change,
  isAsynchronous: boolean,
): Promise<OpenCheckout['session']> {
  return changeRecord(context.store, 'CartCheckoutSession', session.Id, {
    ...(isAsynchronous ? { ProcessingUntil__c: dueTime(context) } : {}),
    ...(shipToPhoneNumber === undefined ? {} : { ContactPhoneNumber__c: shipToPhoneNumber }),
    ...contactFields(contactInfo),
    ...(shopperConsent ? consentFields(shopperConsent, context) : {}),
    Version__c: session.Version__c + 1,
  });
}

/** Consent is kept with its moment; withdrawing it clears both. */
function consentFields(
  { granted, version }: components['schemas']['ShopperConsent'],
  { now }: RequestContext,
): Update<'CartCheckoutSession'> {
  return granted
    ? { HealthDataConsentAt__c: now.toISOString(), HealthDataConsentVersion__c: version }
    : { HealthDataConsentAt__c: null, HealthDataConsentVersion__c: null };
}

import type { components } from '#generated/commerce/types.gen.ts';
import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { notFound } from '#mock/engine/errors/not-found.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import { toLongId } from '#mock/store/ids.ts';
import { defaultGroup, requireGroup } from '../delivery-groups/load-groups.ts';
import type { Cart } from './find-cart.ts';

type CustomFields = components['schemas']['CustomFieldsInput'];

/**
 * Refuses custom fields, since shoppers may write none of those that the objects have; standard fields are ignored.
 *
 * @param allowed API names of the objects that the call takes custom fields of
 * @throws PlatformFault 400
 */
export function refuseCustomFields(given: CustomFields = [], allowed: readonly string[]): void {
  for (const entry of given) {
    requireObject(entry, allowed);
    requireStandard(entry);
  }
}

/**
 * The same where entries name a cart or a delivery group of it (PF-CHECK-07).
 *
 * @throws PlatformFault 400 for another object and for a custom field, 404 for another cart or group
 */
export async function checkCustomFields(
  { store }: Pick<RequestContext, 'store'>,
  cart: Cart,
  given: CustomFields = [],
): Promise<void> {
  for (const entry of given) {
    requireObject(entry, ['WebCart', 'CartDeliveryGroup']);
    const { attributes, Id, id = Id } = entry;
    if (attributes.type === 'WebCart') requireSame(cart.Id, id ?? cart.Id);
    else await (id ? requireGroup(store, cart.Id, id) : defaultGroup(store, cart.Id));
    requireStandard(entry);
  }
}

function requireObject({ attributes: { type } }: CustomFields[number], allowed: readonly string[]): void {
  if (!allowed.includes(type)) throw invalidField(`Custom fields of ${type} cannot be set here.`);
}

function requireStandard({ attributes, ...values }: CustomFields[number]): void {
  const custom = Object.keys(values).find((name) => /__c$/i.test(name));
  if (custom) throw invalidField(`No such field on ${attributes.type}: ${custom}`);
}

function requireSame(cartId: string, id: string): void {
  if (toLongId(id) !== cartId) throw notFound();
}

function invalidField(message: string): PlatformFault {
  return new PlatformFault(400, 'INVALID_FIELD', message);
}

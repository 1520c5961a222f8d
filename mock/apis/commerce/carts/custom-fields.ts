import type { components } from '#generated/commerce/types.gen.ts';
import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import { toLongId } from '#mock/store/ids.ts';
import { defaultGroup, requireGroup } from '../delivery-groups/load-groups.ts';
import type { Cart } from './find-cart.ts';

type CustomFields = components['schemas']['CustomFieldsInput'];

/**
 * Holds custom fields of a cart and its delivery groups against the objects. Standard fields are ignored; the custom
 * fields that both objects have here are the platform's own, so that shoppers may write none of them (PF-CHECK-07).
 *
 * @throws PlatformFault 400 for another object and for a custom field, 404 for another cart or group
 */
export async function checkCustomFields(
  { store }: Pick<RequestContext, 'store'>,
  cart: Cart,
  given: CustomFields = [],
): Promise<void> {
  for (const { attributes, Id, id = Id, ...values } of given) {
    if (attributes.type === 'WebCart') requireSame(cart.Id, id ?? cart.Id);
    else if (attributes.type === 'CartDeliveryGroup')
      await (id ? requireGroup(store, cart.Id, id) : defaultGroup(store, cart.Id));
    else
      throw new PlatformFault(
        400,
        'INVALID_FIELD',
        `Custom fields of ${attributes.type} cannot be set here.`,
      );
    const [custom] = Object.keys(values).filter((name) => name.toLowerCase().endsWith('__c'));
    if (custom)
      throw new PlatformFault(400, 'INVALID_FIELD', `No such field on ${attributes.type}: ${custom}`);
  }
}

function requireSame(cartId: string, id: string): void {
  if (toLongId(id) === cartId) return;
  throw new PlatformFault(404, 'NOT_FOUND', 'The requested resource does not exist');
}

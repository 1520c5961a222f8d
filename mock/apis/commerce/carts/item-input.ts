import type { components } from '#generated/commerce/types.gen.ts';
import type { Language } from '#mock/apis/dispatch/handler.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import { messages } from '../messages/messages.ts';
import { refuseCustomFields } from './custom-fields.ts';

type Schemas = components['schemas'];

/** What an input of a cart item may ask for beside product and quantity. */
type ItemWishes = Pick<
  Schemas['CartItemInput'],
  'customFields' | 'productSellingModelId' | 'subscriptionTerm' | 'subType'
>;

/**
 * Refuses what this store does not do with items: sell subscriptions, give items away, keep custom fields of shoppers.
 *
 * @throws PlatformFault 400
 */
export function refuseUnknownWishes(wishes: ItemWishes, language: Language): void {
  const say = messages[language];
  if (wishes.productSellingModelId !== undefined || wishes.subscriptionTerm !== undefined)
    throw new PlatformFault(400, 'INVALID_SELLING_MODEL', say.subscriptionsUnavailable());
  if (wishes.subType !== undefined)
    throw new PlatformFault(400, 'INVALID_SUB_TYPE', say.giveawaysUnavailable());
  refuseCustomFields(wishes.customFields, ['CartItem']);
}

import type { Language, RequestContext } from '#mock/apis/dispatch/handler.ts';
import type { Row } from '#mock/store/row.ts';

type Asking = Pick<RequestContext, 'store'>;

/** Where mails about an order go: the address that was given with it, or that of the buyer; null without one. */
export async function addressOf({ store }: Asking, order: Row<'Order'>): Promise<string | null> {
  return order.ContactEmail__c ?? (await store.get('User', order.OwnerId))?.Email ?? null;
}

/** The language of the buyer, for mails that somebody else's request sends. */
export async function languageOf({ store }: Asking, order: Row<'Order'>): Promise<Language> {
  const owner = await store.get('User', order.OwnerId);
  return owner?.LanguageLocaleKey ?? 'de';
}

/** The name of the store that has sold an order. */
export async function shopOf({ store }: Asking, { SalesStoreId }: Row<'Order'>): Promise<string> {
  const sold = SalesStoreId ? await store.get('WebStore', SalesStoreId) : undefined;
  return sold?.Name ?? '';
}

/** The person whom the delivery is for; the name of an address may be one like “at home”. */
export function recipientOf({
  DeliverToFirstName,
  DeliverToLastName,
  DeliverToName,
}: Pick<Row<'Order'>, 'DeliverToFirstName' | 'DeliverToLastName' | 'DeliverToName'>): string | null {
  return joined(DeliverToFirstName, DeliverToLastName) || DeliverToName;
}

export const joined = (...parts: readonly (string | null)[]) => parts.filter(Boolean).join(' ');

import type { Store } from '#mock/store/store.ts';

/** The name under which mails come that are about no order. */
export async function shopName(store: Store): Promise<string> {
  const [webStore] = await store.find('WebStore', {
    orderBy: [{ field: 'CreatedDate', ascending: true }],
    limit: 1,
  });
  return webStore?.Name ?? 'Offizin';
}

import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { AUTOMATED_PROCESS_USER_ID } from '#mock/store/metadata-records.ts';
import type { AnyRow, Row, Update } from '#mock/store/row.ts';
import { sendAvailableMail } from '../mails/notice-mails.ts';
import { shopName } from '../mails/shop-name.ts';
import { availableNow } from './available-now.ts';

/** Tells who waits for a product once a change has made it available; nothing after any other. */
export async function tellOfStock(context: RequestContext, row: AnyRow, before: AnyRow): Promise<void> {
  const isSame = row.AvailableToOrder__c === before.AvailableToOrder__c && row.IsActive === before.IsActive;
  if (!isSame) await tellWaiting(context, [String(row.Id)]);
}

/** Tells who waits for a product once staff has released what a cart held of it. */
export async function tellOfRelease(context: RequestContext, row: AnyRow, before: AnyRow): Promise<void> {
  if (row.IsReleased__c && !before.IsReleased__c) await tellWaiting(context, [String(row.ProductId)]);
}

/**
 * Tells who waits for products that can be had at this moment, and closes their cases (PF-CASE-06). A case is closed
 * before its mail is written, so that of two writes at the same time one sends it.
 */
export async function tellWaiting(context: RequestContext, productIds: readonly string[]): Promise<void> {
  const { store } = context;
  const where = { Type: 'StockNotice', ProductId: [...productIds], IsClosed: false } as const;
  if (productIds.length === 0 || (await store.count('Case', where)) === 0) return;
  const shop = await shopName(store);
  for (const product of await availableNow(context, productIds)) {
    const waiting = await store.find('Case', { where: { ...where, ProductId: product.Id } });
    for (const { Id } of waiting) {
      const told = await closeCase(
        context,
        Id,
        'Das Produkt ist wieder lieferbar. Die Nachricht ist verschickt.',
      );
      if (told) await sendAvailableMail(context, { shop, product, waiting: told });
    }
  }
}

/** Closes a case in the name of the platform, and answers it; undefined where somebody else has closed it. */
export function closeCase(
  { store }: RequestContext,
  id: string,
  Resolution__c: string,
): Promise<Row<'Case'> | undefined> {
  const closing: Update<'Case'> = { Status: 'Closed', Resolution__c };
  return store.as(AUTOMATED_PROCESS_USER_ID).update('Case', id, closing, { IsClosed: false });
}

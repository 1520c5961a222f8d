import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import type { AnyRow } from '#mock/store/row.ts';
import { releaseReservations } from '../../commerce/reservations/reservation-records.ts';

/** Frees the stock that carts of an account hold when the last of its users is deactivated. */
export async function freeHeldStock(
  context: RequestContext,
  { IsActive: isActive, AccountId: accountId }: AnyRow,
  before: AnyRow,
): Promise<void> {
  if (isActive === before.IsActive || isActive || typeof accountId !== 'string') return;
  const { store } = context;
  if ((await store.count('User', { AccountId: accountId, IsActive: true })) > 0) return;
  const carts = await store.find('WebCart', { where: { AccountId: accountId } });
  await releaseReservations(context, ...carts.map(({ Id }) => Id));
}

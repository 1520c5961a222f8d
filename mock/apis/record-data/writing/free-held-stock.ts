import type { ObjectDefinition } from '../../../objects/definition/index.ts';
import type { AnyRow } from '../../../store/row.ts';
import type { Store } from '../../../store/store.ts';
import { releaseReservations } from '../../commerce/reservations/reservation-records.ts';

/** Frees the stock that carts of an account hold when the last of its users is deactivated. */
export async function freeHeldStock(
  store: Store,
  { apiName }: ObjectDefinition,
  before: AnyRow,
  { IsActive: isActive, AccountId: accountId }: AnyRow,
): Promise<void> {
  if (apiName !== 'User' || isActive === before.IsActive || isActive || typeof accountId !== 'string') return;
  if ((await store.count('User', { AccountId: accountId, IsActive: true })) > 0) return;
  const carts = await store.find('WebCart', { where: { AccountId: accountId } });
  await releaseReservations(store, ...carts.map(({ Id }) => Id));
}

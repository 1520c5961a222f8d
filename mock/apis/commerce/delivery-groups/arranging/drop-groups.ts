import type { Store } from '#mock/store/store.ts';
import { changeRecord } from '../../records/change-record.ts';
import { type Group, loadGroups } from '../load-groups.ts';

/** Deletes the groups of a locked cart that hold nothing; one group always stays. */
export async function dropEmptyGroups(store: Store, cartId: string): Promise<void> {
  const groups = await loadGroups(store, cartId);
  const items = await store.find('CartItem', { where: { CartId: cartId } });
  const isUsed = ({ Id }: Group) => items.some(({ CartDeliveryGroupId }) => CartDeliveryGroupId === Id);
  const used = groups.filter(isUsed);
  const kept = used.length > 0 ? used : groups.slice(0, 1);
  for (const { Id } of groups.filter((group) => !kept.includes(group))) {
    await store.delete('CartDeliveryGroup', Id);
  }
  await keepOneDefault(store, kept);
}

/** If none of the groups is the default one, the first becomes it (SF-DELIVERY-05). */
export async function keepOneDefault(store: Store, groups: readonly Group[]): Promise<void> {
  const [first] = groups;
  if (!first || groups.some(({ IsDefault }) => IsDefault)) return;
  await changeRecord(store, 'CartDeliveryGroup', first.Id, { IsDefault: true });
}

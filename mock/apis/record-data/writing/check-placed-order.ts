import type { ObjectDefinition } from '../../../objects/definition/index.ts';
import type { AnyRow, Value } from '../../../store/row.ts';
import type { Store } from '../../../store/store.ts';
import { comesTooLate, setsReachedState } from '../../commerce/order-management/order-writes.ts';
import { ValueFault } from './value-fault.ts';

type Values = Readonly<Record<string, Value | undefined>>;

/** What an ordinary write may not do to an order that has been placed, by field. */
export async function placedOrderFaults(
  store: Store,
  definition: ObjectDefinition,
  { before, written }: { readonly before: AnyRow | undefined; readonly written: Values },
): Promise<Map<string, ValueFault>> {
  const faults = new Map<string, ValueFault>();
  if (await setsReachedState(store, definition, { before, status: written.Status }))
    faults.set('Status', new ValueFault('FIELD_CUSTOM_VALIDATION_EXCEPTION', 'orderState'));
  if (await comesTooLate(store, definition, before))
    for (const name of Object.keys(written))
      faults.set(name, new ValueFault('FIELD_CUSTOM_VALIDATION_EXCEPTION', 'orderHasLeft'));
  return faults;
}

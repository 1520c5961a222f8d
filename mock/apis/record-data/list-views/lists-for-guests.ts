import type { Viewer } from '../../../model/metadata/rights.ts';
import type { Store } from '../../../store/store.ts';
import { notFound } from '../faults.ts';

/** Refuses a guest a list of records unless a store gives lists to guests; the shop itself asks for none (PF-CTX-73). */
export async function requireListsForGuests(store: Store, { profileName }: Viewer): Promise<void> {
  if (profileName !== 'Guest') return;
  if ((await store.count('WebStore', { GuestListsEnabled__c: true })) === 0) throw notFound();
}

import type { Store } from '../../../store/store.ts';
import { SYSTEM_USER_ID } from '../well-known-ids.ts';
import { demoStaff, staffUser } from './people-records.ts';

/**
 * Writes the staff of the demo into a data folder that was made before they were part of it. Whoever has such a name
 * already keeps it.
 *
 * @returns the names that were added
 */
export async function addMissingStaff(store: Store): Promise<string[]> {
  const added: string[] = [];
  for (const person of demoStaff) {
    const { id, username } = person;
    if ((await store.get('User', id)) ?? (await store.findOne('User', { where: { Username: username } })))
      continue;
    await store.as(SYSTEM_USER_ID).insert('User', await staffUser(person));
    added.push(username);
  }
  return added;
}

import type { ObjectDefinition } from '../../../objects/definition/index.ts';
import { profileId } from '../../../store/metadata-records.ts';
import type { AnyRow, Value } from '../../../store/row.ts';
import type { Store } from '../../../store/store.ts';
import { lockRecord } from '../../commerce/records/lock-record.ts';
import { ValueFault } from './value-fault.ts';

type Values = Readonly<Record<string, Value | undefined>>;

const ADMINISTRATOR = profileId('System Administrator');

/**
 * What would leave nobody who administers. That whoever writes is an administrator does not say so: another one may have
 * ended that since the request was let in. Those who take somebody away wait for each other at the profile (PF-WRITE-83).
 */
export async function lastAdministratorFaults(
  store: Store,
  { apiName }: ObjectDefinition,
  { before, record }: { readonly before: AnyRow | undefined; readonly record: Values },
): Promise<Map<string, ValueFault>> {
  const faults = new Map<string, ValueFault>();
  if (apiName !== 'User' || !before || !administers(before) || administers(record)) return faults;
  await lockRecord(store, 'Profile', ADMINISTRATOR);
  const where = { ProfileId: ADMINISTRATOR, IsActive: true, Id: { ne: before.Id } };
  if ((await store.count('User', where)) > 0) return faults;
  const field = record.IsActive === true ? 'ProfileId' : 'IsActive';
  return faults.set(field, new ValueFault('FIELD_INTEGRITY_EXCEPTION', 'lastAdministrator'));
}

const administers = ({ IsActive, ProfileId }: Values): boolean =>
  IsActive === true && ProfileId === ADMINISTRATOR;

import type { Viewer } from '../../../model/metadata/rights.ts';
import type { ObjectDefinition } from '../../../objects/definition/index.ts';
import type { AnyRow, Value } from '../../../store/row.ts';
import { ValueFault } from './value-fault.ts';

type Values = Readonly<Record<string, Value | undefined>>;

/** What nobody may change of the own user: without access or rights there would be no way to take it back. */
export function ownUserFaults(
  { apiName }: ObjectDefinition,
  { before, written }: { readonly before: AnyRow | undefined; readonly written: Values },
  { userId }: Viewer,
): Map<string, ValueFault> {
  const faults = new Map<string, ValueFault>();
  if (apiName !== 'User' || before === undefined || before.Id !== userId) return faults;
  const { IsActive: isActive = before.IsActive, ProfileId: profile = before.ProfileId } = written;
  if (isActive !== before.IsActive)
    faults.set('IsActive', new ValueFault('FIELD_INTEGRITY_EXCEPTION', 'ownAccess'));
  if (profile !== before.ProfileId)
    faults.set('ProfileId', new ValueFault('FIELD_INTEGRITY_EXCEPTION', 'ownRights'));
  return faults;
}

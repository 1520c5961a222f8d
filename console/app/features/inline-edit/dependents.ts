import type { InputFields, ObjectInfo, PicklistFields } from '#client/records/types.ts';
import type { CellChange } from '../../data/drafts.ts';
import { choicesFor } from '../inputs/choices.ts';

/** The fields that another one controls and whose value it no longer allows: they are emptied with it. */
export function clearedDependents(
  changed: string,
  values: InputFields,
  fields: Pick<ObjectInfo, 'fields'>['fields'],
  picklists: PicklistFields,
): CellChange[] {
  return Object.values(fields).flatMap(({ apiName, controllerName }) => {
    if (controllerName !== changed || !values[apiName]) return [];
    const allowed = choicesFor(picklists[apiName], controllerName, values).map(({ value }) => value);
    if (allowed.includes(String(values[apiName]))) return [];
    const emptied: CellChange = { field: apiName, value: null, display: null };
    return [emptied, ...clearedDependents(apiName, { ...values, [apiName]: null }, fields, picklists)];
  });
}

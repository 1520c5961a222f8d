import { PlatformFault } from '../../../engine/errors/platform-fault.ts';
import type { Viewer } from '../../../model/metadata/rights.ts';
import { findVisibleField } from '../../../model/metadata/visible-fields.ts';
import type { ObjectDefinition } from '../../../objects/definition/index.ts';
import { toLongId } from '../../../store/ids.ts';
import type { Store } from '../../../store/store.ts';
import { isVisible } from '../../record-data/reading/visible-rows.ts';
import { readValue } from '../../record-data/writing/read-value.ts';
import { ValueFault } from '../../record-data/writing/value-fault.ts';

/** The name of a field by which records may be told apart, the id among them; 404 for any other. */
export function uniqueField(definition: ObjectDefinition, name: string): string {
  const [fieldName, field] = findVisibleField(definition, name) ?? [];
  if (fieldName && (field?.unique || field?.type === 'Id')) return fieldName;
  const message = `Provided external ID field does not exist or is not accessible: ${name}`;
  throw new PlatformFault(404, 'NOT_FOUND', message);
}

/** Id of the record that has a value in a unique field, written as people write it; undefined where there is none to see. */
export async function idByField(
  store: Store,
  definition: ObjectDefinition,
  fieldName: string,
  given: string,
  viewer: Viewer,
): Promise<string | undefined> {
  const field = definition.fields[fieldName];
  const value = fieldName === 'Id' ? (toLongId(given) ?? given) : field && readValue(field, given);
  if (value === undefined || value === null || value instanceof ValueFault) return undefined;
  const found = await store.findOne(definition.apiName, { where: { [fieldName]: value } });
  return found && (await isVisible(store, definition, found.Id, viewer)) ? found.Id : undefined;
}

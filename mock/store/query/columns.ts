import { findField } from '../../objects/index.ts';
import { quoted } from '../schema/columns.ts';

/** The column of a field; throws when the object has no such field, so that no foreign text reaches the SQL. */
export function columnOf(apiName: string, fieldName: string): string {
  if (!findField(apiName, fieldName)) throw new Error(`${apiName} has no field ${fieldName}`);
  return quoted(fieldName);
}

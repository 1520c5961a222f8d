import { sql } from 'kysely';
import { addressFields } from '../../../model/metadata/address-fields.ts';
import type { Viewer } from '../../../model/metadata/rights.ts';
import { visibleFields } from '../../../model/metadata/visible-fields.ts';
import type { ObjectDefinition } from '../../../objects/definition/index.ts';
import type { AnyRow } from '../../../store/row.ts';
import type { Store } from '../../../store/store.ts';
import { Joins, ROOT } from '../../record-data/querying/joins.ts';
import { type ApiRecord, SelectList } from './select-list.ts';

/** Records of one object to read. */
export interface IdsRequest {
  readonly definition: ObjectDefinition;
  /** Paths of the fields to answer, such as `Name` or `Owner.Name`. */
  readonly paths: readonly string[];
  /** Full ids. */
  readonly ids: readonly string[];
}

/**
 * Reads records by id with one query; those that are not there, or that the viewer may not see, are missing.
 *
 * @throws 400 INVALID_FIELD for a field that is not there or that the viewer does not see
 */
export async function readByIds(
  { db }: Store,
  { definition, paths, ids }: IdsRequest,
  viewer: Viewer,
): Promise<Map<string, ApiRecord>> {
  const joins = new Joins(definition, viewer, 'excluded');
  const list = new SelectList(definition, joins, viewer);
  for (const path of paths) list.add(path.split('.'));
  if (ids.length === 0) return new Map();
  const where = sql`${sql.ref(`${ROOT}.Id`)} = any(${[...ids]})`;
  const { rows } = await sql<AnyRow>`select ${list.columns} from ${joins.from} where ${where}`.execute(db);
  const byId = new Map(rows.map((row) => [String(row.c0), list.record(row)]));
  return new Map(ids.flatMap((id) => (byId.has(id) ? [[id, byId.get(id) as ApiRecord]] : [])));
}

/** The names of every field that the record interface knows, addresses included. */
export function allFields(definition: ObjectDefinition): string[] {
  const names = visibleFields(definition).map(([name]) => name);
  return [...names, ...addressFields(definition).map(({ apiName }) => apiName)];
}

import type { Platform } from '../platform.ts';
import { historyRelationship } from './field-history.ts';
import { readObjectInfo } from './metadata.ts';
import { readRows } from './query-rows.ts';
import type { FieldInfo, ObjectInfo } from './types.ts';

/** Records that refer to others, read of one object. */
const MOST_ROWS = 2000;

/** A record that refers to one of others, by fields that this person may change. */
export interface Belonging {
  apiName: string;
  id: string;
  name: string;
  /** Ids of the records that it refers to, by field. */
  references: Record<string, string>;
}

/** What refers to records. */
export interface Belongings {
  /** What this person could let refer to other records. */
  movable: readonly Belonging[];
  /** How many refer by a field that this person may not change, by the plural of their object. */
  fixed: Readonly<Record<string, number>>;
}

/**
 * What refers to the records, as far as this person sees it.
 *
 * @throws FetchError where the platform does not answer queries
 */
export async function readBelongings(
  platform: Platform,
  info: Pick<ObjectInfo, 'apiName' | 'childRelationships'>,
  recordIds: readonly string[],
): Promise<Belongings> {
  const history = historyRelationship(info)?.childObjectApiName;
  const children = new Set(info.childRelationships.map(({ childObjectApiName }) => childObjectApiName));
  const others = [...children].filter((name) => name !== history);
  const infos = await Promise.all(others.map((name) => readObjectInfo(platform, name)));
  const movable: Belonging[] = [];
  const fixed: Record<string, number> = {};
  const found = await Promise.all(
    infos.map((child) => readReferring(platform, child, info.apiName, recordIds)),
  );
  for (const { child, rows, fields } of found) {
    for (const row of rows) {
      const mine = fields.filter(({ apiName }) => recordIds.includes(String(row[apiName])));
      const open = mine.filter(({ updateable }) => updateable && child.updateable);
      if (open.length > 0) movable.push(belongingOf(child, row, open));
      if (open.length < mine.length) fixed[child.labelPlural] = (fixed[child.labelPlural] ?? 0) + 1;
    }
  }
  return { movable, fixed };
}

type Row = Readonly<Record<string, unknown>>;

async function readReferring(
  platform: Platform,
  child: ObjectInfo,
  apiName: string,
  recordIds: readonly string[],
) {
  const fields = Object.values(child.fields).filter(({ referenceToInfos }) =>
    referenceToInfos.some((target) => target.apiName === apiName),
  );
  if (!child.queryable || fields.length === 0) return { child, fields, rows: [] };
  const names = new Set(['Id', ...child.nameFields, ...fields.map((field) => field.apiName)]);
  const listed = recordIds.map((id) => `'${id}'`).join(', ');
  const refers = fields.map((field) => `${field.apiName} IN (${listed})`).join(' OR ');
  const query = `SELECT ${[...names].join(', ')} FROM ${child.apiName} WHERE ${refers} LIMIT ${MOST_ROWS}`;
  return { child, fields, rows: await readRows<Row>(platform, query) };
}

const belongingOf = (child: ObjectInfo, row: Row, fields: readonly FieldInfo[]): Belonging => ({
  apiName: child.apiName,
  id: String(row.Id),
  name: String(child.nameFields.map((name) => row[name]).find(Boolean) ?? row.Id),
  references: Object.fromEntries(fields.map(({ apiName }) => [apiName, String(row[apiName])])),
});

import type { ObjectDefinition } from '../objects/definition/index.ts';
import { objectDefinitions } from '../objects/index.ts';
import type { Connection } from './connection/connection.ts';
import { MASTER_RECORD_TYPE_ID, makeId, makeNamedId } from './ids.ts';
import { quoted } from './schema/columns.ts';

/** Profiles of User, by name. */
const profileNames = [
  'Guest',
  'Buyer',
  'Merchandiser',
  'Support',
  'System Administrator',
  'Automated Process',
] as const;
export type ProfileName = (typeof profileNames)[number];

/** The organisation that all records belong to: there is one, and it has no record of its own. */
export const ORGANIZATION_ID = makeId('00D', 1);

/** The user in whose name the platform itself writes. */
export const AUTOMATED_PROCESS_USER_ID = makeNamedId('005', 'AutomatedProcess');

/** The id of a profile's record. */
export function profileId(name: ProfileName): string {
  return makeNamedId('00e', name);
}

/** The id of a list view that a definition states. */
export function listViewId(apiName: string, listViewApiName: string): string {
  return makeNamedId('00B', `${apiName}.${listViewApiName}`);
}

/** The id of a record type by its developer name, the default one without; the master's where the object has none. */
export function recordTypeId(definition: ObjectDefinition, developerName?: string): string {
  const type = definition.recordTypes.find((candidate) =>
    developerName === undefined ? candidate.isDefault : candidate.developerName === developerName,
  );
  if (!type) return MASTER_RECORD_TYPE_ID;
  return makeNamedId('012', `${definition.apiName}.${type.developerName}`);
}

/** Keeps the records that mirror definitions in step: profiles, record types, list views and the platform's own user. */
export async function syncMetadataRecords(connection: Connection, now: Date): Promise<void> {
  for (const [apiName, rows] of Object.entries(metadataRows())) {
    await upsert(
      connection,
      apiName,
      rows.map((row) => ({ ...row, ...stamps(now) })),
    );
  }
}

function metadataRows(): Record<string, Record<string, string>[]> {
  return {
    Profile: profileNames.map((name) => ({ Id: profileId(name), Name: name })),
    User: [
      {
        Id: AUTOMATED_PROCESS_USER_ID,
        LastName: 'Automatischer Prozess',
        Username: 'automated@offizin.example',
        Email: 'automated@offizin.example',
        ProfileId: profileId('Automated Process'),
      },
    ],
    RecordType: objectDefinitions.flatMap(recordTypeRows),
    ListView: objectDefinitions.flatMap(listViewRows),
  };
}

function recordTypeRows(definition: ObjectDefinition): Record<string, string>[] {
  return definition.recordTypes.map(({ developerName, label }) => ({
    Id: recordTypeId(definition, developerName),
    Name: label.de,
    DeveloperName: developerName,
    SobjectType: definition.apiName,
  }));
}

function listViewRows({ apiName: objectName, listViews }: ObjectDefinition): Record<string, string>[] {
  return listViews.map(({ apiName, label }) => ({
    Id: listViewId(objectName, apiName),
    Name: label.de,
    DeveloperName: apiName,
    SobjectType: objectName,
  }));
}

function stamps(now: Date): Record<string, string> {
  const moment = now.toISOString();
  const by = AUTOMATED_PROCESS_USER_ID;
  return {
    CreatedDate: moment,
    CreatedById: by,
    LastModifiedDate: moment,
    LastModifiedById: by,
    SystemModstamp: moment,
  };
}

/** Defaults of columns apply to what the rows leave out; an existing record keeps everything but what they say. */
async function upsert(
  connection: Connection,
  apiName: string,
  rows: readonly Record<string, string>[],
): Promise<void> {
  const names = Object.keys(rows[0] ?? {});
  const kept = ['Id', 'CreatedDate', 'CreatedById', 'SystemModstamp'];
  const updates = names
    .filter((name) => !kept.includes(name))
    .map((name) => `${quoted(name)} = excluded.${quoted(name)}`);
  const columns = names.map(quoted).join(', ');
  await connection.query(
    `insert into ${quoted(apiName)} (${columns}) ` +
      `select ${columns} from json_populate_recordset(null::${quoted(apiName)}, $1) ` +
      `on conflict ("Id") do update set ${updates.join(', ')}`,
    [JSON.stringify(rows)],
  );
}

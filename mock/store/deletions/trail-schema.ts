import type { ObjectDefinition } from '../../objects/definition/index.ts';
import { quoted } from '../schema/columns.ts';

/** Table of what was deleted: object, id, moment and the record as it was. */
export const TRAIL = '"_deletions"';
/** Setting that names the moment of a deletion by the platform's clock; without it nothing is noted. */
export const MOMENT = 'offizin.moment';
/** Days for which deletions are known. */
export const TRAIL_DAYS = 15;

const TABLE = `create table ${TRAIL} ("Id" varchar(18) collate "C" primary key, "Object" text not null,
  "At" timestamptz not null)`;

const RECORD = `alter table ${TRAIL} add column "Record" jsonb`;

const FUNCTION = `create or replace function "note_deletions"() returns trigger language plpgsql as $$
  declare moment timestamptz := nullif(current_setting('${MOMENT}', true), '')::timestamptz;
  begin
    if moment is not null then
      delete from ${TRAIL} where "At" < moment - interval '${TRAIL_DAYS} days';
      insert into ${TRAIL} select "Id", tg_table_name, moment, to_jsonb(gone) from gone
        on conflict ("Id") do update set "At" = excluded."At", "Record" = excluded."Record";
    end if;
    return null;
  end $$`;

/** What notes deletions, those by reference included, which the database does itself; statements by name. */
export function trailSchema(definitions: readonly ObjectDefinition[]): Record<string, string> {
  const watched = definitions.filter(
    ({ managedByPlatform, historyOf }) => !managedByPlatform || historyOf !== undefined,
  );
  return {
    _deletions: TABLE,
    _deletions_At: `create index "_deletions_At" on ${TRAIL} ("At")`,
    _deletions_Record: RECORD,
    // Named anew whenever its text is, so that folders which have an older one are given this one.
    note_deleted_records: FUNCTION,
    ...Object.fromEntries(watched.map(({ apiName }) => [`${apiName}_deletions`, triggerOf(apiName)])),
  };
}

function triggerOf(apiName: string): string {
  return `create trigger ${quoted(`${apiName}_deletions`)} after delete on ${quoted(apiName)}
    referencing old table as gone for each statement execute function "note_deletions"()`;
}

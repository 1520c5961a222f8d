import { createHash } from 'node:crypto';
import type { ObjectDefinition } from '../../../objects/definition/index.ts';
import { quoted } from '../../schema/columns.ts';
import { WORD_FUNCTIONS } from '../products/word-functions.ts';
import { CONTENT_TEXT_FUNCTIONS } from './content-text-functions.ts';
import { foundColumns, isFound, toldOf } from './searched-object.ts';
import { STORE_FUNCTIONS } from './store-function.ts';

/** Words by object, since each has its own fields; and a row for each record, its words beside the places they stand in. */
const TABLES = {
  _search_record_words: `create table "_search_record_words" (
    "Object" text collate "C" not null, "Word" text collate "C" not null, "Number" bigint not null,
    "Spelling" text not null, "Stem" text collate "C" not null, "Letters" bit(31))`,
  _search_records: `create table "_search_records" (
    "Id" varchar(18) collate "C" primary key, "Object" text collate "C" not null,
    "Name" text collate "_search_order" not null, "Words" bigint[] not null, "Marks" smallint[] not null)`,
  _search_record_words_Word: `create index "_search_record_words_Word" on "_search_record_words" ("Object", "Word")`,
  _search_record_words_Stem: `create index "_search_record_words_Stem" on "_search_record_words" ("Object", "Stem")
    where "Letters" is not null`,
  _search_record_words_texts: `create index "_search_record_words_texts" on "_search_record_words" ("Object", "Word")
    where "Letters" is not null`,
  _search_record_words_Letters: `create index "_search_record_words_Letters"
    on "_search_record_words" ("Object", length("Word"), "Letters") where "Letters" is not null`,
  _search_records_Name: `create index "_search_records_Name" on "_search_records" ("Object", "Name", "Id")`,
  _search_records_Words: `create index "_search_records_Words" on "_search_records" using gin ("Words")
    with (gin_pending_list_limit = 512)`,
};

const ON_NEW = `create or replace function "_search_words_on_new"() returns trigger language plpgsql as $$
  declare
    first jsonb[] := array(select to_jsonb(written) from (select * from fresh limit 2) written);
  begin
    case cardinality(first)
      when 0 then null;
      when 1 then perform "_search_store_row"(tg_table_name, tg_argv, first[1]);
      else perform "_search_store"(tg_table_name, tg_argv[0], array(select "Id"::text from fresh));
    end case;
    return null;
  end $$`;

const ON_CHANGE = `create or replace function "_search_words_on_change"() returns trigger language plpgsql as $$
  begin
    perform "_search_store_row"(tg_table_name, tg_argv, to_jsonb(new));
    return null;
  end $$`;

const ON_GONE = `create or replace function "_search_words_on_gone"() returns trigger language plpgsql as $$
  begin
    delete from "_search_records" where "Id" in (select "Id" from gone);
    return null;
  end $$`;

function triggersOf(definition: ObjectDefinition): [name: string, text: string][] {
  const { apiName } = definition;
  const table = quoted(apiName);
  const told = toldOf(definition)
    .map((text) => `'${text.replaceAll("'", "''")}'`)
    .join(', ');
  const row = (version: string) =>
    `(${foundColumns(definition)
      .map((name) => `${version}.${quoted(name)}`)
      .join(', ')})`;
  return [
    [
      `${apiName}_words_new`,
      `after insert on ${table} referencing new table as fresh
        for each statement execute function "_search_words_on_new"(${told})`,
    ],
    [
      `${apiName}_words_change`,
      `after update on ${table} for each row when (${row('old')} is distinct from ${row('new')})
        execute function "_search_words_on_change"(${told})`,
    ],
    [
      `${apiName}_words_gone`,
      `after delete on ${table} referencing old table as gone
        for each statement execute function "_search_words_on_gone"()`,
    ],
  ].map(([name = '', text]) => [name, `create or replace trigger ${quoted(name)} ${text}`]);
}

/**
 * The tables that records are searched in, and what keeps them current in every transaction that writes records, whoever
 * writes; statements by name.
 */
export function recordSearchSchema(definitions: readonly ObjectDefinition[]): Record<string, string> {
  // Words are read by functions that come with the search of products.
  if (!definitions.some(({ apiName }) => apiName === 'Product2')) return {};
  const replaceable = {
    ...CONTENT_TEXT_FUNCTIONS,
    ...STORE_FUNCTIONS,
    ON_NEW,
    ON_CHANGE,
    ON_GONE,
    ...Object.fromEntries(definitions.filter(isFound).flatMap(triggersOf)),
  };
  // Named by their text, so that folders which have an older one are given this one.
  const named = Object.entries(replaceable).map(([name, text]) => [`${name}_${digest(text)}`, text]);
  return { ...TABLES, ...Object.fromEntries(named) };
}

/** Another text whenever what is stored of these objects would be another. */
export function recordSearchVersion(definitions: readonly ObjectDefinition[]): string {
  return digest(JSON.stringify([WORD_FUNCTIONS, recordSearchSchema(definitions)]));
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

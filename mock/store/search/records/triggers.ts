import type { ObjectDefinition } from '../../../objects/definition/index.ts';
import { quoted } from '../../schema/columns.ts';
import { contentsOf, foundColumns, isFound, nameOf, placeMark, textsSql } from './searched-object.ts';

/** What calls the functions that store words whenever records are written; statements by name. */
export function triggers(definitions: readonly ObjectDefinition[]): Record<string, string> {
  const found = definitions.filter(isFound);
  return { NO_LONGER: noLonger(found), ON_GONE, ...Object.fromEntries(found.flatMap(triggersOf)) };
}

/** Objects of older folders whose words were stored and are not any more. */
const noLonger = (found: readonly ObjectDefinition[]): string => `do $$
  declare
    old record;
  begin
    for old in select t.tgname as name, c.relname as on_table from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where c.relnamespace = current_schema()::regnamespace and t.tgname ~ '_words_(new|change|gone)$'
        and c.relname not in (${found.map(({ apiName }) => `'${apiName}'`).join(', ')})
    loop
      execute format('drop trigger %I on %I', old.name, old.on_table);
    end loop;
  end $$`;

const ON_GONE = `create or replace function "_search_words_on_gone"() returns trigger language plpgsql as $$
  begin
    delete from "_search_records" where "Id" in (select "Id" from gone);
    return null;
  end $$`;

/**
 * Each object has functions of its own, whose statements name its columns: to take a record apart by names that a
 * trigger is told costs more than to find its words.
 */
function triggersOf(definition: ObjectDefinition): [name: string, text: string][] {
  const { apiName } = definition;
  const table = quoted(apiName);
  return [
    [`${apiName}_words_on_new`, onNew(definition)],
    [`${apiName}_words_on_change`, onChange(definition)],
    [
      `${apiName}_words_new`,
      `create or replace trigger ${quoted(`${apiName}_words_new`)} after insert on ${table}
        referencing new table as fresh for each statement execute function ${onNewName(definition)}()`,
    ],
    [
      `${apiName}_words_change`,
      `create or replace trigger ${quoted(`${apiName}_words_change`)} after update on ${table} for each row
        when (${found(definition, 'old')} is distinct from ${found(definition, 'new')})
        execute function ${onChangeName(definition)}()`,
    ],
    [
      `${apiName}_words_gone`,
      `create or replace trigger ${quoted(`${apiName}_words_gone`)} after delete on ${table}
        referencing old table as gone for each statement execute function "_search_words_on_gone"()`,
    ],
  ];
}

const onNewName = ({ apiName }: ObjectDefinition) => quoted(`_search_words_on_new_${apiName}`);
const onChangeName = ({ apiName }: ObjectDefinition) => quoted(`_search_words_on_change_${apiName}`);

function onNew(definition: ObjectDefinition): string {
  const texts = `${quotedText(definition.apiName)}, ${quotedText(textsSql(definition))}`;
  return `create or replace function ${onNewName(definition)}() returns trigger language plpgsql as $$
  begin
    if (select count(*) from (select from fresh limit 2) few) > 1 then
      perform "_search_store"(${texts}, array(select "Id"::text from fresh));
    else
      perform ${storeRow(definition, 'fresh')} from fresh;
    end if;
    return null;
  end $$`;
}

function onChange(definition: ObjectDefinition): string {
  return `create or replace function ${onChangeName(definition)}() returns trigger language plpgsql as $$
  begin
    perform ${storeRow(definition, 'new')};
    return null;
  end $$`;
}

/** The call that stores one record; `row` is what the statement calls the record. */
function storeRow(definition: ObjectDefinition, row: string): string {
  const contents = contentsOf(definition, row);
  const marks = contents.map((_, place) => placeMark(place, false));
  return `"_search_store_row"(${quotedText(definition.apiName)}, ${quotedText(textsSql(definition))},
      ${row}."Id", ${nameOf(definition, row)}, array[${marks.join(', ')}], array[${contents.join(', ')}])`;
}

function found(definition: ObjectDefinition, row: string): string {
  const columns = foundColumns(definition).map((name) => `${row}.${quoted(name)}`);
  return `(${columns.join(', ')})`;
}

function quotedText(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

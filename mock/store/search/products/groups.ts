import { FIELD_FACETS } from './searched-product.ts';

const COLUMNS = FIELD_FACETS.map((name) => `"${name}"`).join(', ');

/**
 * Products that stand in the same categories and have the same facets are one group, of which there are few however many
 * products there are. How many each has is written as what came and went, so that writers never wait for each other:
 * readers add it up.
 */
export const GROUP_TABLES = {
  _search_groups: `create table "_search_groups" (
    "Number" integer generated always as identity primary key, "Key" text collate "C" not null unique,
    "Categories" text[] not null, ${FIELD_FACETS.map((name) => `"${name}" text`).join(', ')})`,
  _search_counts: `create table "_search_counts" ("Group" integer not null, "Products" integer not null)`,
};

/** What a group is known by, from which all of it can be read. */
export const groupKey = (categories: string, row: string): string =>
  `json_build_array(${categories}, ${FIELD_FACETS.map((name) => `${row}."${name}"`).join(', ')})::text`;

/** The number of the group with a key. */
export const groupNumber = (key: string): string =>
  `(select g."Number" from "_search_groups" g where g."Key" = ${key})`;

/**
 * Stores groups that are new, in the order of their keys, so that two writers who bring the same ones wait for each other
 * and never both.
 */
const LEARN_GROUPS = `create or replace function "_search_learn_groups"(keys text[]) returns void
  language sql set enable_seqscan = off as $$
    insert into "_search_groups" ("Key", "Categories", ${COLUMNS})
    select key, array(select json_array_elements_text(key::json -> 0)),
      ${FIELD_FACETS.map((_, at) => `key::json ->> ${at + 1}`).join(', ')}
    from (select distinct key collate "C" as key from unnest(keys) key) k
    where ${groupNumber('k.key')} is null
    order by key on conflict do nothing
  $$`;

/** So many lines of what came and went beyond a few for each group are added up. */
const LOOSE_LINES = 1_000;

/** Adds up what came and went; lines that another writer adds up meanwhile are passed over. */
const SETTLE = `create or replace function "_search_settle"() returns void language plpgsql as $$
  begin
    if (select count(*) from "_search_counts") < ${LOOSE_LINES} + 4 * (select count(*) from "_search_groups") then
      return;
    end if;
    with loose as (
      delete from "_search_counts"
      where ctid = any(array(select ctid from "_search_counts" for update skip locked)) returning *)
    insert into "_search_counts"
      select "Group", sum("Products") from loose group by 1 having sum("Products") <> 0;
  end $$`;

/** Counts anew, for a bulk within one transaction, which leaves all that came and went in the table. */
const RECOUNT = `create or replace function "_search_recount"() returns void language sql as $$
    truncate "_search_counts";
    insert into "_search_counts" select "Group", count(*) from "_search_products" group by 1
  $$`;

const CHANGES = {
  insert: 'select "Group", 1 as n from fresh',
  delete: 'select "Group", -1 as n from gone',
  update: 'select "Group", 1 as n from fresh union all select "Group", -1 from gone',
};
const SEEN = {
  insert: 'new table as fresh',
  delete: 'old table as gone',
  update: 'old table as gone new table as fresh',
};
type Change = keyof typeof CHANGES;

const count = (on: Change): string => `create or replace function "_search_count_${on}"() returns trigger
  language plpgsql as $$
  begin
    insert into "_search_counts"
      select "Group", sum(n) from (${CHANGES[on]}) changed group by 1 having sum(n) <> 0;
    if found then perform "_search_settle"(); end if;
    return null;
  end $$`;

const counted = (on: Change): string => `create or replace trigger "_search_products_${on}"
  after ${on} on "_search_products" referencing ${SEEN[on]} for each statement execute function "_search_count_${on}"()`;

/** What stores groups and counts their products. */
export const GROUP_FUNCTIONS = {
  LEARN_GROUPS,
  SETTLE,
  RECOUNT,
  COUNT_INSERT: count('insert'),
  COUNT_UPDATE: count('update'),
  COUNT_DELETE: count('delete'),
} as const;

/** What calls the counting. */
export const GROUP_TRIGGERS = {
  _search_products_insert: counted('insert'),
  _search_products_update: counted('update'),
  _search_products_delete: counted('delete'),
} as const;

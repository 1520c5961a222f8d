import { createHash } from 'node:crypto';
import type { ObjectDefinition } from '../../../objects/definition/index.ts';
import { GROUP_FUNCTIONS, GROUP_TABLES, GROUP_TRIGGERS } from './groups.ts';
import { REFRESH_FUNCTIONS } from './refresh-functions.ts';
import { FIELD_FACETS, isSampled, SEARCHED_FIELDS } from './searched-product.ts';
import { WORD_FUNCTIONS } from './word-functions.ts';

const TABLES = {
  /** Names stand as Germans expect: ä beside a, 25 before 100. The embedded database knows only this spelling of it. */
  _search_order: `create collation "_search_order" (provider = icu, locale = 'de@colNumeric=yes')`,
  _search_words: `create table "_search_words" (
    "Number" integer generated always as identity primary key, "Word" text collate "C" not null unique,
    "Spelling" text not null, "Stem" text collate "C" not null, "Letters" bit(31))`,
  ...GROUP_TABLES,
  /** Folders made before products had groups have another table of this name; all that is in it is read anew. */
  _search_products_ungrouped: `drop table if exists "_search_products"`,
  /** The keys are the words once more, of whole texts: one for a word where its places are two dozen. */
  _search_products_grouped: `create table "_search_products" (
    "Id" varchar(18) collate "C" primary key, "Family" varchar(18) collate "C" not null, "Group" integer not null,
    "Name" text collate "_search_order" not null, "Pack" double precision not null, "Rank" smallint not null,
    "CreatedDate" timestamptz not null, "ActiveIngredient__c" text,
    "Words" integer[] not null, "Keys" integer[] not null)`,
  _search_words_Stem: `create index "_search_words_Stem" on "_search_words" ("Stem") where "Letters" is not null`,
  _search_words_Letters: `create index "_search_words_Letters" on "_search_words" (length("Word"), "Letters")
    where "Letters" is not null`,
  _search_words_texts: `create index "_search_words_texts" on "_search_words" ("Word") where "Letters" is not null`,
  _search_products_by_family: `create index "_search_products_by_family" on "_search_products" ("Family")`,
  /** The order in which a group is shown, so that its first products are read and no others. */
  _search_products_in_order: `create index "_search_products_in_order" on "_search_products"
    ("Group", "Rank", "Name", "Pack", "Id" collate "und-x-icu")`,
  _search_products_by_words: `create index "_search_products_by_words" on "_search_products" using gin ("Words")
    with (gin_pending_list_limit = 512)`,
  _search_products_by_keys: `create index "_search_products_by_keys" on "_search_products" using gin ("Keys")
    with (gin_pending_list_limit = 512)`,
  _search_products_sampled_keys: `create index "_search_products_sampled_keys" on "_search_products" using gin ("Keys")
    with (gin_pending_list_limit = 64) where ${isSampled('"_search_products"')}`,
  _search_products_groups_sampled: `create index "_search_products_groups_sampled" on "_search_products" ("Group")
    where ${isSampled('"_search_products"')}`,
};

/** Fields whose change asks for the words of a product anew. */
const TOLD = [
  ...new Set([
    ...SEARCHED_FIELDS,
    ...FIELD_FACETS,
    'IsActive',
    'ProductClass',
    'VariationParentId',
    'PackAmount__c',
    'CreatedDate',
  ]),
];
const row = (version: string) => `(${TOLD.map((name) => `${version}."${name}"`).join(', ')})`;
const isSame = `${row('old')} is not distinct from ${row('new')}`;

const CALLS = {
  _search_on_product: trigger('_search_on_product', `"_search_refresh"(array[new."Id"::text])`),
  _search_on_products: trigger(
    '_search_on_products',
    `"_search_refresh"(array(select "Id"::text from fresh))`,
  ),
  _search_on_translated: trigger(
    '_search_on_translated',
    `"_search_refresh"(array(select distinct "ParentId"::text from fresh))`,
  ),
  _search_on_untranslated: trigger(
    '_search_on_untranslated',
    `"_search_refresh"(array(select distinct "ParentId"::text from gone))`,
  ),
  _search_on_assigned: trigger(
    '_search_on_assigned',
    `"_search_recategorise"(array(select distinct "ProductId"::text from fresh))`,
  ),
  _search_on_withdrawn: trigger(
    '_search_on_withdrawn',
    `"_search_recategorise"(array(select distinct "ProductId"::text from gone))`,
  ),
  _search_on_moved: trigger(
    '_search_on_moved',
    `"_search_recategorise"(array(select "ProductId"::text from fresh union select "ProductId"::text from gone))`,
  ),
  _search_on_deleted: `create or replace function "_search_on_deleted"() returns trigger language plpgsql as $$
    begin
      delete from "_search_products" where "Id" in (select "Id" from gone);
      return null;
    end $$`,
};

function trigger(name: string, call: string): string {
  return `create or replace function "${name}"() returns trigger language plpgsql as $$
    begin
      perform ${call};
      return null;
    end $$`;
}

const SEEN = {
  insert: 'new table as fresh',
  update: 'old table as gone new table as fresh',
  delete: 'old table as gone',
};
const statement = (name: string, on: keyof typeof SEEN, table: string, call: string) =>
  `create or replace trigger "${name}" after ${on} on "${table}"
    referencing ${SEEN[on]} for each statement execute function "${call}"()`;
const each = (name: string, condition: string, call: string) =>
  `create or replace trigger "${name}" after update on "Product2"
    for each row when (${condition}) execute function "${call}"()`;
const ASSIGNMENT = 'ProductCategoryProduct';
const TRANSLATION = 'Product2DataTranslation';

const TRIGGERS = {
  ...GROUP_TRIGGERS,
  Product2_search_new: statement('Product2_search_new', 'insert', 'Product2', '_search_on_products'),
  Product2_search_gone: statement('Product2_search_gone', 'delete', 'Product2', '_search_on_deleted'),
  Product2_search_told: each('Product2_search_told', `not (${isSame})`, '_search_on_product'),
  Product2_search_rank: each(
    'Product2_search_rank',
    `${isSame} and (old."AvailableToOrder__c" > 0) is distinct from (new."AvailableToOrder__c" > 0)`,
    '_search_rerank',
  ),
  [`${TRANSLATION}_search_new`]: statement(
    `${TRANSLATION}_search_new`,
    'insert',
    TRANSLATION,
    '_search_on_translated',
  ),
  [`${TRANSLATION}_search_told`]: statement(
    `${TRANSLATION}_search_told`,
    'update',
    TRANSLATION,
    '_search_on_translated',
  ),
  [`${TRANSLATION}_search_gone`]: statement(
    `${TRANSLATION}_search_gone`,
    'delete',
    TRANSLATION,
    '_search_on_untranslated',
  ),
  [`${ASSIGNMENT}_search_new`]: statement(
    `${ASSIGNMENT}_search_new`,
    'insert',
    ASSIGNMENT,
    '_search_on_assigned',
  ),
  [`${ASSIGNMENT}_search_moved`]: statement(
    `${ASSIGNMENT}_search_moved`,
    'update',
    ASSIGNMENT,
    '_search_on_moved',
  ),
  [`${ASSIGNMENT}_search_gone`]: statement(
    `${ASSIGNMENT}_search_gone`,
    'delete',
    ASSIGNMENT,
    '_search_on_withdrawn',
  ),
};

/**
 * The tables that products are searched in, and what keeps them current in every transaction that writes products or
 * their translations, or puts them into categories, whoever writes; statements by name.
 */
export function searchSchema(definitions: readonly ObjectDefinition[]): Record<string, string> {
  if (!definitions.some(({ apiName }) => apiName === 'Product2')) return {};
  const replaceable = {
    ...WORD_FUNCTIONS,
    ...GROUP_FUNCTIONS,
    ...REFRESH_FUNCTIONS,
    ...CALLS,
    ...TRIGGERS,
  };
  // Named by their text, so that folders which have an older one are given this one.
  const named = Object.entries(replaceable).map(([name, text]) => [`${name}_${digest(text)}`, text]);
  return { ...TABLES, ...Object.fromEntries(named) };
}

/** Another text whenever what is stored for searching would be another. */
export const SEARCH_VERSION = digest(
  JSON.stringify([TABLES, WORD_FUNCTIONS, GROUP_FUNCTIONS, REFRESH_FUNCTIONS]),
);

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

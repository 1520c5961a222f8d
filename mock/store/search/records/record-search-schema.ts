import { createHash } from 'node:crypto';
import type { ObjectDefinition } from '../../../objects/definition/index.ts';
import { isSampled } from '../products/searched-product.ts';
import { WORD_FUNCTIONS } from '../products/word-functions.ts';
import { CONTENT_TEXT_FUNCTIONS } from './content-text-functions.ts';
import { STORE_FUNCTIONS } from './store-function.ts';
import { triggers } from './triggers.ts';

/** Of words that very many records have, one record in so many is enough. */
export const RECORDS_SAMPLED = 16;

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
  _search_records_sample: `create index "_search_records_sample" on "_search_records" using gin ("Words")
    with (gin_pending_list_limit = 64) where ${isSampled('"_search_records"', RECORDS_SAMPLED)}`,
};

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
    ...triggers(definitions),
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

import { ENDINGS, SHORTEST_STEM } from '../text/stem.ts';

/** The database folds a text as `fold` does. */
const FOLD = `create or replace function "_search_fold"(spelling text) returns text
  language sql immutable parallel safe strict as $$
    select regexp_replace(
      regexp_replace(
        normalize(
          replace(replace(replace(lower(spelling collate "und-x-icu"), 'ß', 'ss'), 'æ', 'a'), 'œ', 'o'), NFD),
        '[\u0300-\u036f]', '', 'g'),
      '([aou])e', '\\1', 'g')
  $$`;

/** The spellings that `tokens` finds, in their order. Were it strict, it would be a call of its own for each text. */
const SPELLINGS = `create or replace function "_search_spellings"(content text)
  returns table (spelling text, place bigint) language sql immutable parallel safe rows 8 as $$
    select found[1], ordinality
    from regexp_matches(normalize(content, NFC) collate "und-x-icu", '[[:alpha:]]+|[0-9]+', 'g')
      with ordinality as matches(found, ordinality)
  $$`;

/** The database takes the inflection off as `stem` does. Were it strict, it would be a call of its own for each word. */
const STEM = `create or replace function "_search_stem"(word text) returns text
  language sql immutable parallel safe as $$
    select case ${ENDINGS.map(withoutEnding).join(' ')} else word end
  $$`;

function withoutEnding(ending: string): string {
  return `when right(word, ${ending.length}) = '${ending}' and length(word) >= ${ending.length + SHORTEST_STEM}
    then left(word, -${ending.length})`;
}

/**
 * Which letters a word has, as bits: each typing error changes two of them at most, so that few words are left to be
 * compared letter by letter. Null for numbers, which are never corrected.
 */
const LETTERS = `create or replace function "_search_letters"(word text) returns bit(31)
  language sql immutable parallel safe strict as $$
    select bit_or((1 << (ascii(letter) % 31))::bit(31))
    from string_to_table(word, null) as letters(letter)
    where word !~ '[0-9]'
  $$`;

/** Functions of the database that see words as the program does. */
export const WORD_FUNCTIONS = { FOLD, SPELLINGS, STEM, LETTERS } as const;

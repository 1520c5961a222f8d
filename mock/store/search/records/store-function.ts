/** Longer words are known by what they begin with: an index holds no more. */
export const LONGEST_WORD = 255;

const BATCH = 1000;

/** The number of a word of an object; the same whoever stores it first, so that writers never wait for each other. */
const numberOf = (word: string) => `hashtextextended(${word}, hashtextextended($2, 0))`;

/** Whether the word is known; asked for one by one, so that an index answers however many words there are. */
const isNew = `(select w."Number" from "_search_record_words" w
  where w."Object" = $2 and w."Word" = k.word limit 1) is null`;

/** What is stored of records whose texts a query answers. */
const STORED = `
  , token as materialized (
    select s.id, s.mark + (w.place = 1)::integer as mark, left(w.spelling, ${LONGEST_WORD}) as spelling,
      row_number() over () as n
    from said s cross join lateral "_search_spellings"(s.content) w),
  spelled as materialized (
    select spelling, n, "_search_fold"(spelling) as word
    from (select spelling, min(n) as n from token group by spelling offset 0) t),
  known as materialized (
    select word, spelling, ${numberOf('word')} as number
    from (select distinct on (word) word, spelling from spelled order by word, n offset 0) t),
  learned as (
    insert into "_search_record_words" ("Object", "Word", "Number", "Spelling", "Stem", "Letters")
    select $2, word, number, spelling, "_search_stem"(word), "_search_letters"(word) from known k where ${isNew}),
  coded as materialized (
    select id, array_agg(number) as numbers, array_agg(mark::smallint) as marks
    from (select distinct t.id, k.number, t.mark
      from token t join spelled using (spelling) join known k using (word)) placed
    group by id)
  insert into "_search_records" ("Id", "Object", "Name", "Words", "Marks")
    select s.id, $2, s.name, coalesce(c.numbers, '{}'), coalesce(c.marks, '{}')
    from (select distinct id, name from said) s left join coded c using (id)
    on conflict ("Id") do update
      set "Name" = excluded."Name", "Words" = excluded."Words", "Marks" = excluded."Marks"`;

/**
 * Brings what is stored for searching in line with the records of these ids, whose texts the query answers. Each call is
 * planned by itself: a plan that was made while the tables were empty would be kept as they grow.
 */
export const STORE_RECORDS = `create or replace function "_search_store"(object text, texts text, changed text[])
  returns void language plpgsql set enable_seqscan = off as $$
  begin
    for at in 0 .. (cardinality(changed) - 1) / ${BATCH} loop
      execute 'with said as materialized (' || texts || ')' || $stored$${STORED}$stored$
        using changed[at * ${BATCH} + 1 : at * ${BATCH} + ${BATCH}], object;
    end loop;
  end $$`;

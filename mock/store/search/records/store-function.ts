/** Longer words are known by what they begin with: an index holds no more. */
export const LONGEST_WORD = 255;

const BATCH = 1000;
/** Texts of more characters are stored as those of many records are, whose plans suit many words. */
const SHORT_TEXTS = 1000;

/**
 * What stores the texts of records of an object, which `said` answers with id, name, mark and content. The number of a
 * word is the same whoever stores it first, so that writers never wait for each other; whether it is known is asked word
 * by word, so that an index answers however many there are.
 */
function storing(object: string, said: string): string {
  return `with said as materialized (${said}),
    token as materialized (
      select s.id, s.mark + (w.place = 1)::integer as mark, left(w.spelling, ${LONGEST_WORD}) as spelling,
        row_number() over () as n
      from said s cross join lateral "_search_spellings"(s.content) w),
    spelled as materialized (
      select spelling, n, "_search_fold"(spelling) as word
      from (select spelling, min(n) as n from token group by spelling offset 0) t),
    known as materialized (
      select word, spelling, hashtextextended(word, hashtextextended(${object}, 0)) as number
      from (select distinct on (word) word, spelling from spelled order by word, n offset 0) t),
    learned as (
      insert into "_search_record_words" ("Object", "Word", "Number", "Spelling", "Stem", "Letters")
      select ${object}, word, number, spelling, "_search_stem"(word), "_search_letters"(word) from known k
      where (select w."Number" from "_search_record_words" w
        where w."Object" = ${object} and w."Word" = k.word limit 1) is null),
    coded as materialized (
      select id, array_agg(number) as numbers, array_agg(mark::smallint) as marks
      from (select distinct t.id, k.number, t.mark
        from token t join spelled using (spelling) join known k using (word)) placed
      group by id)
    insert into "_search_records" ("Id", "Object", "Name", "Words", "Marks")
      select s.id, ${object}, s.name, coalesce(c.numbers, '{}'), coalesce(c.marks, '{}')
      from (select distinct id, name from said) s left join coded c using (id)
      on conflict ("Id") do update
        set "Name" = excluded."Name", "Words" = excluded."Words", "Marks" = excluded."Marks"`;
}

/**
 * Brings what is stored for searching in line with the records of these ids, whose texts a query answers. Each call is
 * planned by itself: a plan that was made while the tables were empty would be kept as they grow.
 */
const MANY = `create or replace function "_search_store"(object text, texts text, changed text[])
  returns void language plpgsql set enable_seqscan = off as $$
  begin
    for at in 0 .. (cardinality(changed) - 1) / ${BATCH} loop
      execute $sql$${storing('$2', '$sql$ || texts || $sql$')}$sql$
        using changed[at * ${BATCH} + 1 : at * ${BATCH} + ${BATCH}], object;
    end loop;
  end $$`;

/**
 * The same for one record with few words, whose plans are kept: making them takes longer than all else. Words that stand
 * twice in one place are stored twice, which readers pass over.
 */
const ONE = `create or replace function "_search_store_one"(
    of_object text, of_id text, its_name text, its_marks integer[], its_contents text[])
  returns void language plpgsql set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
  declare
    seed bigint := hashtextextended(of_object, 0);
    spellings text[];
    marks smallint[];
    words text[];
    known text[];
  begin
    select array_agg(left(w.spelling, ${LONGEST_WORD})), array_agg((v.mark + (w.place = 1)::integer)::smallint)
      into spellings, marks
      from unnest(its_marks, its_contents) v(mark, content) cross join lateral "_search_spellings"(v.content) w
      where v.content <> '';
    words := string_to_array("_search_fold"(array_to_string(spellings, ' ')), ' ');
    known := array(select w."Word" from "_search_record_words" w
      where w."Object" = of_object and w."Word" = any(words));
    if not words <@ known then
      insert into "_search_record_words" ("Object", "Word", "Number", "Spelling", "Stem", "Letters")
        select distinct on (word) of_object, word, hashtextextended(word, seed), spelling, "_search_stem"(word),
          "_search_letters"(word)
        from unnest(words, spellings) with ordinality w(word, spelling, place)
        where word <> all(known) order by word, place;
    end if;
    insert into "_search_records" ("Id", "Object", "Name", "Words", "Marks")
      values (of_id, of_object, its_name, array(select hashtextextended(w, seed) from unnest(words) w),
        coalesce(marks, '{}'))
      on conflict ("Id") do update
        set "Name" = excluded."Name", "Words" = excluded."Words", "Marks" = excluded."Marks";
  end $$`;

/**
 * Telephone numbers are found with the country before them and without, in one piece and in parts. Written so that the
 * database puts the text of the function in place of a call.
 */
const PHONE = `create or replace function "_search_phone"(phone text) returns text
  language sql immutable parallel safe strict as $$
    select phone || ' ' || regexp_replace(phone, '[^0-9]', '', 'g') || ' '
      || regexp_replace(regexp_replace(phone, '^([+]|00)[0-9][0-9]', '0'), '[^0-9]', '', 'g')
  $$`;

/** Stores one record by the texts of its places, in the way that suits how long they are. */
const ROW = `create or replace function "_search_store_row"(
    object text, texts text, id text, name text, marks integer[], contents text[])
  returns void language plpgsql as $$
  begin
    if length(array_to_string(contents, '')) > ${SHORT_TEXTS} then
      perform "_search_store"(object, texts, array[id]);
    else
      perform "_search_store_one"(object, id, name, marks, contents);
    end if;
  end $$`;

/** What stores the words of records, called by triggers. */
export const STORE_FUNCTIONS = { MANY, ONE, PHONE, ROW } as const;

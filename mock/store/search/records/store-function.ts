/** Longer words are known by what they begin with: an index holds no more. */
export const LONGEST_WORD = 255;

const BATCH = 1000;
/** Texts of more characters are stored as those of many records are, whose plans suit many words. */
const SHORT_TEXTS = 2000;

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

/** The same for one record with few words, whose plan is kept: making it takes longer than all else. */
const ONE = `create or replace function "_search_store_one"(
    of_object text, of_id text, its_name text, its_marks integer[], its_contents text[])
  returns void language plpgsql set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
  begin
    ${storing(
      'of_object',
      `select of_id as id, its_name as name, v.mark, v.content
        from unnest(its_marks, its_contents) v(mark, content)`,
    )};
  end $$`;

/** Telephone numbers are found with the country before them and without, in one piece and in parts. */
const PHONE = `create or replace function "_search_phone"(phone text) returns text
  language sql immutable parallel safe strict as $$
    select concat_ws(' ', phone, regexp_replace(phone, '[^0-9]', '', 'g'),
      regexp_replace(regexp_replace(phone, '^([+]|00)[0-9][0-9]', '0'), '[^0-9]', '', 'g'))
  $$`;

/**
 * Stores one record as a trigger was given it. What the trigger was told: the query of its texts, the field that names
 * it, and for each place the function that reads it, if any, and its field.
 */
const ROW = `create or replace function "_search_store_row"(object text, told text[], row_written jsonb)
  returns void language plpgsql as $$
  declare
    said text;
    marks integer[] := '{}';
    contents text[] := '{}';
  begin
    for at in 2 .. array_upper(told, 1) loop
      said := row_written ->> split_part(told[at], ' ', 2);
      case split_part(told[at], ' ', 1)
        when 'phone' then said := "_search_phone"(said);
        when 'content' then said := "_search_content_text"(said);
        else null;
      end case;
      marks := marks || 2 * (at - 2);
      contents := contents || coalesce(said, '');
    end loop;
    if length(array_to_string(contents, '')) > ${SHORT_TEXTS} then
      perform "_search_store"(object, told[0], array[row_written ->> 'Id']);
    else
      perform "_search_store_one"(object, row_written ->> 'Id',
        left(coalesce(row_written ->> told[1], ''), 255), marks, contents);
    end if;
  end $$`;

/** What stores the words of records, called by triggers. */
export const STORE_FUNCTIONS = { MANY, ONE, PHONE, ROW } as const;

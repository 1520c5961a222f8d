import { groupKey, groupNumber } from './groups.ts';
import {
  FINDABLE_CLASSES,
  MARKS,
  PLACES,
  SEARCHED_FIELDS,
  SEARCHED_TRANSLATIONS,
  TEXTS,
  TRANSLATED_FIELDS,
  textOf,
  wordCode,
} from './searched-product.ts';

const isFindable = `p."IsActive" and p."ProductClass" in (${FINDABLE_CLASSES.map((name) => `'${name}'`).join(', ')})`;

/** What can be ordered at once stands first, then what is sold out, then what needs a prescription. */
const rankOf = (row: string) => `case
  when ${row}."L2C_CM_RegulatoryClassification__c" = 'verschreibungspflichtig' then 2
  when ${row}."AvailableToOrder__c" > 0 then 0 else 1 end`;

/** Ids of the categories that a product or its parent was put into, its own first. */
const categoriesOf = (id: string, parentId: string) => `array(
  select a."ProductCategoryId"::text from "ProductCategoryProduct" a
  where a."ProductId" in (${id}, ${parentId}) order by (a."ProductId" = ${id}) desc, a."Id")`;

const fieldValues = SEARCHED_FIELDS.map((name) => `(${wordCode(0, name, false)}, p."${name}"::text)`);

const translatedValues = SEARCHED_TRANSLATIONS.flatMap((language) =>
  TRANSLATED_FIELDS.map(
    (name) => `('${language}', ${wordCode(0, `${language}.${name}`, false)}, t."${name}"::text)`,
  ),
);

/** What a product says, field by field, in its own language and in those that it is translated into. */
const SAID = `(
  values ${fieldValues.join(', ')}
  union all
  select v.mark, v.content from "Product2DataTranslation" t
    cross join lateral (values ${translatedValues.join(', ')}) v(language, mark, content)
    where t."ParentId" = p."Id" and t."Language" = v.language)`;

/** What stands in the keys of a product for a word with a mark. */
const KEY = `n.number * ${TEXTS} + (array[${PLACES.map(textOf).join(', ')}])[t.mark / 2 + 1]`;

/**
 * Rows are looked up by an index, and each time by a plan of its own: one that was made while the tables were empty would
 * be kept as they grow within one transaction, and read them as a whole for each row.
 */
const BY_INDEX = 'set enable_seqscan = off set plan_cache_mode = force_custom_plan';

const numberOf = (word: string) => `(select w."Number" from "_search_words" w where w."Word" = ${word})`;

/**
 * Brings what is stored for searching in line with the products of these ids. Words that are new are stored in the order
 * of the alphabet, so that two writers who bring the same ones wait for each other and never both.
 */
const REFRESH = `create or replace function "_search_refresh"(changed text[]) returns void
  language plpgsql ${BY_INDEX} as $$
  declare
    batch text[];
    ids text[];
    marks integer[];
    spellings text[];
    words text[];
    spellings_of_words text[];
    findable text[];
    groups text[];
  begin
    delete from "_search_products" s where s."Id" = any(changed)
      and not exists (select from "Product2" p where p."Id" = s."Id" and ${isFindable});
    for at in 0 .. (cardinality(changed) - 1) / 1000 loop
      batch := changed[at * 1000 + 1 : at * 1000 + 1000];
      select array_agg(p."Id"::text), array_agg(f.mark + (w.place = 1)::integer), array_agg(w.spelling)
        into ids, marks, spellings
        from unnest(batch) b(id)
        cross join lateral (select * from "Product2" p where p."Id" = b.id and ${isFindable} offset 0) p
        cross join lateral ${SAID} f(mark, content)
        cross join lateral "_search_spellings"(f.content) w;
      select array_agg(word order by place), array_agg(spelling order by place) into words, spellings_of_words
        from (
          select spelling, place, "_search_fold"(spelling) as word
          from (select spelling, min(place) as place from unnest(spellings) with ordinality as s(spelling, place)
            group by 1 offset 0) known
        ) folded;
      insert into "_search_words" ("Word", "Spelling", "Stem", "Letters")
        select word, spelling, "_search_stem"(word), "_search_letters"(word)
        from (select distinct on (word) word, spelling
          from unnest(words, spellings_of_words) with ordinality as w(word, spelling, place) order by word, place) fresh
        where ${numberOf('word')} is null
        order by word
        on conflict do nothing;
      select array_agg(p."Id"::text), array_agg(${groupKey(categoriesOf('p."Id"', 'p."VariationParentId"'), 'p')})
        into findable, groups
        from unnest(batch) b(id)
        cross join lateral (select * from "Product2" p where p."Id" = b.id and ${isFindable} offset 0) p;
      perform "_search_learn_groups"(groups);
      insert into "_search_products" ("Id", "Family", "Group", "Name", "Pack", "Rank", "CreatedDate",
          "ActiveIngredient__c", "Words", "Keys")
        select p."Id", coalesce(p."VariationParentId", p."Id"), ${groupNumber('b.key')}, p."Name",
          coalesce(p."PackAmount__c", 0), ${rankOf('p')}, p."CreatedDate", p."ActiveIngredient__c",
          coalesce(c.codes, '{}'), coalesce(c.keys, '{}')
        from unnest(findable, groups) b(id, key)
        cross join lateral (select * from "Product2" p where p."Id" = b.id offset 0) p
        left join (
          with numbered as materialized (
            select spelling, ${numberOf('word')} as number from unnest(words, spellings_of_words) as w(word, spelling))
          select t.id, array_agg(distinct n.number * ${MARKS} + t.mark) as codes, array_agg(distinct ${KEY}) as keys
          from unnest(ids, marks, spellings) as t(id, mark, spelling) join numbered n using (spelling)
          group by 1
        ) c on c.id = p."Id"
        on conflict ("Id") do update set "Family" = excluded."Family", "Group" = excluded."Group",
          "Name" = excluded."Name", "Pack" = excluded."Pack", "Rank" = excluded."Rank",
          "CreatedDate" = excluded."CreatedDate", "ActiveIngredient__c" = excluded."ActiveIngredient__c",
          "Words" = excluded."Words", "Keys" = excluded."Keys";
    end loop;
  end $$`;

/** The same for the categories of products alone, and of their variations. */
const RECATEGORISE = `create or replace function "_search_recategorise"(changed text[]) returns void
  language plpgsql ${BY_INDEX} as $$
  declare
    ids text[];
    groups text[];
  begin
    select array_agg(i."Id"::text), array_agg(${groupKey(categoriesOf('i."Id"', 'i."Family"'), 'g')}) into ids, groups
      from unnest(changed) c(id) cross join lateral (
        select p."Id", p."Family", p."Group" from "_search_products" p where p."Id" = c.id
        union all
        select p."Id", p."Family", p."Group" from "_search_products" p where p."Family" = c.id and p."Id" <> c.id
      ) i cross join lateral (select * from "_search_groups" g where g."Number" = i."Group" offset 0) g;
    perform "_search_learn_groups"(groups);
    update "_search_products" s set "Group" = fresh.number
    from (select id, ${groupNumber('f.key')} as number from unnest(ids, groups) f(id, key) offset 0) fresh
    where s."Id" = fresh.id and s."Group" <> fresh.number;
  end $$`;

const RERANK = `create or replace function "_search_rerank"() returns trigger language plpgsql as $$
  begin
    update "_search_products" set "Rank" = ${rankOf('new')} where "Id" = new."Id";
    return null;
  end $$`;

/** What changes the rows of products, called by triggers. */
export const REFRESH_FUNCTIONS = { REFRESH, RECATEGORISE, RERANK } as const;

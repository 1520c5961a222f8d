/** Members of bodies that hold what people read; the others are addresses, sizes and choices. */
export const READ = [
  'altText',
  'body',
  'buttonText',
  'caption',
  'excerpt',
  'message',
  'name',
  'text',
  'title',
] as const;

/** What a picture is drawn from, which is read by nobody. */
export const DRAWING = 'picture';

const TEXTS = `create or replace function "_search_content_texts"(value json, name text) returns setof text
  language plpgsql immutable strict as $$
  begin
    case json_typeof(value)
      when 'string' then
        if name in (${READ.map((name) => `'${name}'`).join(', ')}) then return next value #>> '{}'; end if;
      when 'array' then
        return query select t from json_array_elements(value) e(entry)
          cross join lateral "_search_content_texts"(entry, name) t;
      when 'object' then
        return query select t from json_each(value) e(key, entry)
          cross join lateral "_search_content_texts"(entry, key) t where key <> '${DRAWING}';
      else null;
    end case;
  end $$`;

/**
 * The text of a body as people read it, in its order. JSON may name characters that no text of the database holds: the
 * one between words becomes a space, and a body with half a character is not searched.
 */
const TEXT = `create or replace function "_search_content_text"(body text) returns text
  language plpgsql immutable strict as $$
  declare
    value json := regexp_replace(body, '((?<!\\\\)(\\\\\\\\)*)\\\\u0000', '\\1 ', 'g');
  begin
    if json_typeof(value) <> 'object' then return null; end if;
    return (select string_agg(t, E'\\n' order by place)
      from "_search_content_texts"(value, '') with ordinality texts(t, place));
  exception when data_exception then
    return null;
  end $$`;

/** Functions of the database that read what a content says. */
export const CONTENT_TEXT_FUNCTIONS = { TEXTS, TEXT } as const;

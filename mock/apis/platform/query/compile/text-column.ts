import { type RawBuilder, sql } from 'kysely';
import type { Field, FieldType } from '../../../../objects/definition/index.ts';

/** Types whose columns compare texts as people do by themselves. */
const COLLATED: readonly FieldType[] = ['String', 'ComboBox'];

interface Typed {
  readonly column: RawBuilder<unknown>;
  readonly field: Pick<Field, 'type'>;
}

/** A column of texts, compared as people do whatever the database does by itself: ä beside a, in any case. */
export function textColumn({ column, field }: Typed): RawBuilder<unknown> {
  return COLLATED.includes(field.type) ? column : collated(column);
}

/** A text in lower case, for comparisons that leave case aside; with umlauts too, on every database. */
export function lowerText(text: string): RawBuilder<unknown> {
  return sql`lower(${collated(sql`${text}::text`)})`;
}

function collated(column: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(${column} collate "und-x-icu")`;
}

/** Types of ids. */
export const IDS: readonly FieldType[] = ['Id', 'Reference'];

const NOT_TEXTS: readonly FieldType[] = [
  ...IDS,
  'Currency',
  'Double',
  'Int',
  'Percent',
  'Boolean',
  'Date',
  'DateTime',
];

/** Whether the values of a field are texts that people write. */
export function isText({ type }: Pick<Field, 'type'>): boolean {
  return !NOT_TEXTS.includes(type);
}

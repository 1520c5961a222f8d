import type { Field, ObjectDefinition } from '../../objects/definition/index.ts';
import { isPolymorphic, objectDefinition } from '../../objects/index.ts';
import { trailSchema } from '../deletions/trail-schema.ts';
import { ID_BLOCK } from '../id-source.ts';
import { FIRST_ASSIGNED_NUMBER } from '../ids.ts';
import { searchSchema } from '../search/products/search-schema.ts';
import { recordSearchSchema } from '../search/records/record-search-schema.ts';
import { columnSql, idSequence, numberSequence, quoted } from './columns.ts';

/** What the database must look like: the columns of each table, and all else that is made by one statement each. */
export interface PhysicalSchema {
  /** Column texts by table and column. */
  readonly tables: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Sequences, which columns need; statements by name. */
  readonly sequences: Readonly<Record<string, string>>;
  /** Rules that the records obey; statements by name. */
  readonly constraints: Readonly<Record<string, string>>;
  /** What notes deletions; statements by name. */
  readonly trail: Readonly<Record<string, string>>;
  /** What products and records are searched in; statements by name. */
  readonly search: Readonly<Record<string, string>>;
  /** Indexes that only make reading quicker and may come and go; statements by name. */
  readonly indexes: Readonly<Record<string, string>>;
}

/** The tables, sequences, constraints and indexes that follow from the definitions. */
export function physicalSchema(definitions: readonly ObjectDefinition[]): PhysicalSchema {
  return {
    tables: Object.fromEntries(definitions.map((definition) => [definition.apiName, columnsOf(definition)])),
    sequences: Object.fromEntries(definitions.flatMap(sequencesOf)),
    constraints: Object.fromEntries(definitions.flatMap(constraintsOf)),
    trail: trailSchema(definitions),
    search: { ...searchSchema(definitions), ...recordSearchSchema(definitions) },
    indexes: Object.fromEntries(definitions.flatMap(indexesOf)),
  };
}

function columnsOf({ apiName, fields }: ObjectDefinition): Record<string, string> {
  const columns = Object.entries(fields).map(([name, field]) => [name, columnSql(apiName, name, field)]);
  const targets = Object.entries(fields).flatMap(([name, field]) =>
    polymorphicTargets(field).map((target) => [targetColumn(name, target), targetColumnSql(name, target)]),
  );
  return {
    ...Object.fromEntries([...columns, ...targets]),
    Id: `${columnSql(apiName, 'Id', fields.Id as Field)} primary key`,
  };
}

function sequencesOf({ apiName, fields }: ObjectDefinition): [string, string][] {
  const ids = idSequence(apiName);
  const numbered = Object.keys(fields).filter((name) => fields[name]?.autoNumber);
  return [
    [ids, `create sequence ${ids} increment by ${ID_BLOCK} start with ${FIRST_ASSIGNED_NUMBER}`],
    ...numbered.map((name): [string, string] => {
      const sequence = numberSequence(apiName, name);
      return [sequence, `create sequence ${sequence} start with 1`];
    }),
  ];
}

function constraintsOf(definition: ObjectDefinition): [string, string][] {
  const { apiName, fields, uniqueTogether } = definition;
  const table = quoted(apiName);
  const unique = Object.keys(fields).filter((name) => fields[name]?.unique);
  return [
    ...[...unique.map((name) => [name]), ...uniqueTogether].map((names): [string, string] => {
      const constraint = uniqueName(apiName, names);
      return [
        constraint,
        `create unique index ${quoted(constraint)} on ${table} (${names.map(quoted).join(', ')})`,
      ];
    }),
    ...Object.entries(fields).flatMap(([name, field]) => referenceConstraints(apiName, name, field)),
  ];
}

/** The name of the unique index over these fields, by which a violation is told apart. */
export function uniqueName(apiName: string, names: readonly string[]): string {
  return `${apiName}_${names.join('_')}_unique`;
}

const onDelete = { refuse: 'restrict', clear: 'set null', cascade: 'cascade' } as const;

/** Who wrote a record is set by the store itself and never changes hands, so it needs neither check nor index. */
const setByStore: readonly string[] = ['CreatedById', 'LastModifiedById'];

function referenceConstraints(apiName: string, name: string, { reference }: Field): [string, string][] {
  if (!reference || setByStore.includes(name)) return [];
  return reference.to.map((target) => {
    const column = isPolymorphic(reference) ? targetColumn(name, target) : name;
    const key = referenceName(apiName, column);
    const constraint =
      `alter table ${quoted(apiName)} add constraint ${quoted(key)} foreign key (${quoted(column)}) ` +
      `references ${quoted(target)} ("Id") on delete ${onDelete[reference.onDelete]}`;
    return [key, constraint];
  });
}

/** The name of the constraint of a reference, by which a violation is told apart. */
function referenceName(apiName: string, column: string): string {
  return `${apiName}_${column}_reference`;
}

/** The fields that refer to other records, by the names of their constraints. */
export function referencesByConstraint({ apiName, fields }: ObjectDefinition): [string, string][] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const columns = [name, ...polymorphicTargets(field).map((target) => targetColumn(name, target))];
    return columns.map((column): [string, string] => [referenceName(apiName, column), name]);
  });
}

function polymorphicTargets({ reference }: Field): readonly string[] {
  return reference && isPolymorphic(reference) ? reference.to : [];
}

/**
 * A constraint leads to one table. Where a field refers to several objects, each has a column of its own that holds the
 * id if it is one of theirs.
 */
function targetColumn(name: string, target: string): string {
  return `_${name}_${target}`;
}

function targetColumnSql(name: string, target: string): string {
  const column = quoted(name);
  const isTheirs = `left(${column}, 3) = '${objectDefinition(target).keyPrefix}'`;
  return `varchar(18) collate "C" generated always as (case when ${isTheirs} then ${column} end) stored`;
}

/**
 * One per reference, one for each field that queries look for records by, and for each field that lists are sorted by those that the store and the lists need: read from its
 * end, an index serves the opposite order too. The store puts empty values first and the lists last.
 */
function indexesOf(definition: ObjectDefinition): [string, string][] {
  const { apiName, fields } = definition;
  const references = Object.keys(fields).filter(
    (name) => fields[name]?.reference && !setByStore.includes(name),
  );
  return [
    ...references.map((name) => index(apiName, `${name}_lookup`, quoted(name))),
    ...namingFields(definition).map((name) =>
      index(apiName, `${name}_filter`, foldedSql(name, fields[name] as Field)),
    ),
    index(apiName, 'SystemModstamp_filter', quoted('SystemModstamp')),
    ...sortedFields(definition).flatMap((name) =>
      fields[name]?.required
        ? [index(apiName, `${name}_order`, `${quoted(name)}, "Id"`)]
        : [
            index(apiName, `${name}_order`, `${quoted(name)} nulls first, "Id"`),
            index(apiName, `${name}_list`, `${quoted(name)}, "Id"`),
          ],
    ),
  ];
}

/** Texts by which a record is looked for whatever their case: its name, its mail address, and what no other record has. */
function namingFields({ fields, nameFields }: ObjectDefinition): string[] {
  return Object.entries(fields).flatMap(([name, { type, unique, hidden }]) => {
    const isNaming =
      type === 'Email' ||
      ((type === 'String' || type === 'ComboBox') && (unique || nameFields.includes(name)));
    return isNaming && !hidden ? [name] : [];
  });
}

/** A text in lower case, in an order that also serves its beginnings. */
function foldedSql(name: string, { type }: Field): string {
  // The index serves only conditions that are written alike.
  const column = type === 'Email' ? `${quoted(name)} collate "und-x-icu"` : quoted(name);
  return `lower(${column}) text_pattern_ops`;
}

function index(apiName: string, suffix: string, columns: string): [string, string] {
  const name = `${apiName}_${suffix}`;
  return [name, `create index ${quoted(name)} on ${quoted(apiName)} (${columns})`];
}

function sortedFields({ fields, listViews }: ObjectDefinition): string[] {
  const usual = ['Name', 'CreatedDate', 'LastModifiedDate'].filter((name) => fields[name]);
  return [...new Set([...usual, ...listViews.map(({ orderBy }) => orderBy.field)])];
}
